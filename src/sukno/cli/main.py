"""Where ``sukno`` begins and ends: the language, the streams, and what becomes of every complaint."""

from __future__ import annotations

import codecs
import io
import json
import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from sukno.cards import RANKS_SHOWN, RANKS_SHOWN_RU
from sukno.core.refusal import Mistake
from sukno.words import LANGS, Lang, Words, detect_lang

from .frame import Group, usage_error

BAD_INPUT: Final = 2
LETTERS: Final = {"en": RANKS_SHOWN, "ru": RANKS_SHOWN_RU}
"""How ranks are written on cards: a language's own, unless others are asked for."""
INTERRUPTED: Final = 130
"""As a shell says it of a program stopped by Ctrl-C."""
NOBODY_READS: Final = 141
"""As a shell says it of a program whose reader has gone."""


def main(args: Sequence[str] | None = None) -> int:
    """Run ``sukno`` with these arguments; the exit code."""
    given = sys.argv[1:] if args is None else list(args)
    lang = _asked(given, "--lang") or detect_lang(os.environ)
    words = Words(lang, LETTERS[_asked(given, "--letters") or lang])
    _prepare_streams(for_programs="--json" in given or "--batch" in given)
    try:
        code = _run(given, words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes once more at exit: let it flush into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    return code


def _run(args: list[str], words: Words) -> int:
    try:
        with sukno.make_context("sukno", args, obj=words) as context:
            return int(sukno.invoke(context) or 0)
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.UsageError as error:
        _complain(usage_error(error), words, as_json="--json" in args)
    except Mistake as mistake:
        _complain(mistake, words, as_json="--json" in args)
    return BAD_INPUT


def _complain(mistake: Mistake, words: Words, *, as_json: bool) -> None:
    text = " ".join(words(mistake.message).split())
    if as_json:
        click.echo(json.dumps({"error": text}, ensure_ascii=False))
    else:
        click.echo(f"sukno: {text}", err=True)


def _asked(args: Sequence[str], option: str) -> Lang | None:
    """The language an option asks for, before anything is read: even the complaint about the rest is said in it."""
    asked: str | None = None
    for place, arg in enumerate(args):
        if arg == "--":
            break
        if arg == option:
            asked = args[place + 1] if place + 1 < len(args) else None
        elif arg.startswith(f"{option}="):
            asked = arg.removeprefix(f"{option}=")
    return next((lang for lang in LANGS if lang == asked), None)


def _prepare_streams(*, for_programs: bool) -> None:
    """Programs get UTF-8 whatever the locale; people whose terminal has no ♠ get the letter of the notation."""
    codecs.register_error(_SPELT_OUT, _spell_out)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8" if for_programs else None, errors=_SPELT_OUT)


_SPELT_OUT: Final = "sukno.spelt-out"
_LETTERS: Final = {
    **dict(zip("♣♦♥♠", "cdhs", strict=True)),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("–—−", "-"),
    "’": "'",
    "…": "...",
    "•": "*",
    "\N{NO-BREAK SPACE}": " ",
}


def _spell_out(error: UnicodeError) -> tuple[str, int]:
    """What an encoding lacks, in letters that every one has."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_LETTERS.get(letter, "?") for letter in error.object[error.start : error.end]), error.end


@click.command(cls=Group, help="cli-sukno", invoke_without_command=True)
@click.option("--version", is_flag=True, help="cli-option-version")
@click.pass_context
def sukno(context: click.Context, version: bool) -> None:
    """The command without a subcommand."""
    if version:
        from sukno import __version__

        click.echo(f"sukno {__version__}")
        context.exit()
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
