"""The page's types, written from the structs: ``python -m sukno.wire.typescript`` writes ``web/src/wire.ts``."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from . import messages, picture, rest, scene

PLACE: Final = Path("web") / "src" / "wire.ts"
"""Of the generated file, from the project's folder."""
MODULES: Final = (scene, picture, messages, rest)
"""In the order in which one needs the other."""
_HEAD = "// Written by `python -m sukno.wire.typescript` from src/sukno/wire. Change it there, never here.\n"
_PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def structs() -> Iterator[type[msgspec.Struct]]:
    """Every message, in the order of the files."""
    for module in MODULES:
        for thing in vars(module).values():
            if inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__:
                yield thing


def typescript() -> str:
    """The whole file."""
    parts = [_HEAD]
    for module in MODULES:
        parts += _aliases(module)
    parts += map(_interface, structs())
    return "\n".join(parts)


def _aliases(module: ModuleType) -> Iterator[str]:
    """Types with a name of their own, in the file they were made in: texts of a form, and unions."""
    assigned = (node for node in _tree(module).body if isinstance(node, ast.AnnAssign))
    for name in (node.target.id for node in assigned if isinstance(node.target, ast.Name)):
        kind = vars(module)[name]
        inner = get_args(kind)[0] if _titled(kind) == name else kind
        yield f"export type {name} = {_type(inner)};\n"


@cache
def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def _remarks(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What stands under the fields."""
    tree = _tree(sys.modules[struct.__module__])
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == struct.__name__)
    return {
        field.target.id: below.value.value
        for field, below in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str)
    }


def _interface(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    lines = [_comment(inspect.getdoc(struct) or "", ""), f"export interface {struct.__name__} {{"]
    if config.tag_field is not None and config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = get_type_hints(struct, include_extras=True)
    remarks = _remarks(struct)
    for field in msgspec.structs.fields(struct):
        # What the page sends may leave out what has a usual value; what the server sends is always there.
        optional = "?" if config.forbid_unknown_fields and not field.required else ""
        if field.name in remarks:
            lines.append(_comment(remarks[field.name], "  "))
        lines.append(f"  {field.name}{optional}: {_type(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


def _comment(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */"


def _titled(kind: Any) -> str | None:
    """The name that a type was given in its Meta."""
    if get_origin(kind) is not Annotated:
        return None
    return next((meta.title for meta in get_args(kind)[1:] if isinstance(meta, msgspec.Meta) and meta.title), None)


def _type(kind: Any) -> str:
    """A type in TypeScript."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if (title := _titled(kind)) is not None:
        return title
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin is tuple and args[-1] is Ellipsis:
        return f"readonly ({_type(args[0])})[]" if _composed(args[0]) else f"readonly {_type(args[0])}[]"
    if origin is dict:
        return f"{{ readonly [name: string]: {_type(args[1])} }}"
    if isinstance(kind, UnionType) or origin is Union:
        return " | ".join(dict.fromkeys(_type(part) for part in args))
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind!r}")


def _composed(kind: Any) -> bool:
    text = _type(kind)
    return "|" in text or text.startswith("readonly")


def main() -> None:
    """Write the file, from the project's folder."""
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_text(typescript(), "utf-8")


if __name__ == "__main__":
    main()
