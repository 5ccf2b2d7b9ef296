"""click in the user's language: help texts are ids of the catalogue, and what click would say itself is said here."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from textwrap import indent
from typing import Any, ClassVar, Final, TypeVar

import click

from sukno.core.refusal import Mistake
from sukno.core.registry import game_keys
from sukno.words import LANGS, Words, message

WIDEST: Final = 100
"""Longer lines are hard to read however wide the terminal is."""
LANG_GIVEN: Final = "sukno.lang"
"""In the context's ``meta`` where ``--lang`` was given: then no setting counts."""

Function = TypeVar("Function", bound=Callable[..., Any])


class Command(click.Command):
    """A command whose help is in Fluent: ``help`` of it and of its options are ids, ``arguments`` names ids too.

    ``examples`` are command lines, with the ids of what each of them asks.

    The context's ``obj`` is the ``Words`` to speak with.
    """

    def __init__(
        self,
        *args: Any,
        arguments: Mapping[str, str] | None = None,
        examples: Mapping[str, str] | None = None,
        **kwargs: Any,
    ) -> None:
        kwargs["add_help_option"] = False
        super().__init__(*args, **kwargs)
        self.arguments: Final = dict(arguments or {})
        self.examples: Final = dict(examples or {})
        self.params += _common()

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the command line; complains of what is too much in our words."""
        extra = ctx.allow_extra_args
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # the parser leaves it out, and the complaint names the command
            raise
        if rest and not extra:
            raise Mistake(message("cli-extra-argument", given=" ".join(rest), command=ctx.command_path))
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The whole help text."""
        words: Words = ctx.obj
        pieces = [param.make_metavar(ctx) for param in self.params if isinstance(param, click.Argument)]
        usage = " ".join([words("cli-help-options"), *(pieces or self.metavars(words))])
        formatter.write_usage(ctx.command_path, usage, prefix=f"{words('cli-help-usage')} ")
        formatter.write_paragraph()
        assert self.help is not None
        with formatter.indentation():
            for paragraph in words(self.help).split("\n"):
                formatter.write_text(paragraph)
        self.sections(words, formatter)
        rows = [
            (", ".join([*param.opts, *param.secondary_opts]) + _metavar(param), words(param.help or "", **_games()))
            for param in self.params
            if isinstance(param, click.Option)
        ]
        with formatter.section(words("cli-help-section-options")):
            formatter.write_dl(rows)
        if self.examples:
            with formatter.section(words("cli-help-section-examples")):
                for example, id in self.examples.items():
                    formatter.write_text(words(id))
                    # Broken as it is, to be copied.
                    formatter.write(indent(example, "    ") + "\n")

    def metavars(self, words: Words) -> list[str]:  # noqa: ARG002
        """What stands in the usage line where there are no arguments."""
        return []

    def sections(self, words: Words, formatter: click.HelpFormatter) -> None:
        """What the help text explains before the options."""
        if self.arguments:
            with formatter.section(words("cli-help-section-arguments")):
                formatter.write_dl([(name, words(id, **_games())) for name, id in self.arguments.items()])


class Group(Command, click.Group):
    """The ``sukno`` command. What a subcommand needs is loaded only when it is used."""

    COMMANDS: ClassVar[Mapping[str, tuple[str, str]]] = {
        "play": ("play", "cli-play-short"),
        "serve": ("serve", "cli-serve-short"),
        "moves": ("ask", "cli-moves-short"),
        "check": ("ask", "cli-check-short"),
        "hint": ("ask", "cli-hint-short"),
        "score": ("ask", "cli-score-short"),
        "replay": ("records", "cli-replay-short"),
        "verify": ("records", "cli-verify-short"),
        "books": ("books", "cli-books-short"),
        "rules": ("books", "cli-rules-short"),
        "arena": ("arena", "cli-arena-short"),
        "ladder": ("arena", "cli-ladder-short"),
    }
    """The module of each, and its line in the list."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The commands by name."""
        return list(self.COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command of this name."""
        if cmd_name not in self.COMMANDS:
            return None
        found: click.Command = getattr(import_module(f"sukno.cli.{self.COMMANDS[cmd_name][0]}"), cmd_name)
        return found

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what stands before the subcommand."""
        return click.Group.parse_args(self, ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The subcommand, or a complaint that names the one that may have been meant."""
        name = args[0]
        if self.get_command(ctx, name) is None:
            if close := get_close_matches(name, self.COMMANDS, 1, 0.6):
                raise Mistake(message("cli-command-close", given=name, close=close[0]))
            raise Mistake(message("cli-command-unknown", given=name, commands=", ".join(self.COMMANDS)))
        return super().resolve_command(ctx, args)

    def metavars(self, words: Words) -> list[str]:
        """The subcommand and what follows it."""
        return [words("cli-help-command")]

    def sections(self, words: Words, formatter: click.HelpFormatter) -> None:
        """The list of commands."""
        with formatter.section(words("cli-help-section-commands")):
            formatter.write_dl([(name, words(id)) for name, (_, id) in self.COMMANDS.items()])


def meant(name: str, known: Iterable[str]) -> str:
    """That of the known names which is meant, in whatever case it is written; of no known one as it is."""
    names = list(known)
    return name if name in names else next((one for one in names if one.lower() == name.lower()), name)


def game_meant(name: str) -> str:
    """The key of a game, in whatever case it is written."""
    return meant(name.replace("-", "_"), game_keys())


def game(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:  # noqa: ARG001
    """The callback of an argument or option that is a game's key; a game that is not there stays as it is written."""
    return None if value is None else game_meant(value)


def number(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:  # noqa: ARG001
    """The callback of an option that is a whole number."""
    if value is None:
        return None
    if not (value.isascii() and value.isdigit()) or len(value) > 9:
        below = value.startswith("-") and value[1:].isdecimal()
        raise Mistake(message("cli-number-below" if below else "cli-number", option=param.opts[0], given=value))
    return int(value)


def width() -> int | None:
    """How wide lines may be; None where they are not for a terminal: a pipe gets each sentence as one line."""
    return min(shutil.get_terminal_size().columns, WIDEST) if sys.stdout.isatty() else None


def command(
    about: str, examples: Mapping[str, str] | None = None, cls: type[Command] = Command, **arguments: str
) -> Callable[[Callable[..., Any]], Command]:
    """Make a function a command: the ids of its help, of examples and of its arguments. It gets Words first."""
    known = {name.upper(): id for name, id in arguments.items()}

    def make(function: Callable[..., Any]) -> Command:
        return click.command(cls=cls, help=about, arguments=known, examples=examples)(click.pass_obj(function))

    return make


def house_option(function: Function) -> Function:
    """``--house KEY=VALUE``, any number of times."""
    return click.option("--house", multiple=True, metavar="KEY=VALUE", help="cli-option-house")(function)


def letters_option(function: Function) -> Function:
    """``--letters ru|en``; ``main`` has read it with the language."""
    option = click.option(
        "--letters", metavar="ru|en", expose_value=False, callback=_note_letters, help="cli-option-letters"
    )
    return option(function)


def json_option(function: Function) -> Function:
    """``--json``."""
    return click.option("--json", "as_json", is_flag=True, help="cli-option-json")(function)


def _games() -> dict[str, str]:
    """What the help of an argument or option may speak of."""
    return {"games": ", ".join(game_keys())}


def _common() -> list[click.Parameter]:
    """What every command takes."""
    return [
        click.Option(
            ["--lang"],
            metavar="ru|en",
            expose_value=False,
            callback=_note_lang,
            help="cli-option-lang",
        ),
        click.Option(
            ["-h", "--help"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=_show_help,
            help="cli-option-help",
        ),
    ]


def _show_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:  # noqa: ARG001
    if value:
        click.echo(ctx.get_help())
        ctx.exit()


def _note_lang(ctx: click.Context, param: click.Parameter, value: str | None) -> None:  # noqa: ARG001
    if value is None:
        return
    if value not in LANGS:
        raise Mistake(message("cli-lang", given=value, possible=", ".join(LANGS)))
    ctx.meta[LANG_GIVEN] = value


def _note_letters(ctx: click.Context, param: click.Parameter, value: str | None) -> None:  # noqa: ARG001
    if value is not None and value not in LANGS:
        raise Mistake(message("cli-letters", given=value, possible=", ".join(LANGS)))


def _metavar(param: click.Option) -> str:
    return "" if param.is_flag or param.metavar is None else f" {param.metavar}"


def usage_error(error: click.UsageError) -> Mistake:
    """What click has to complain of, in our words."""
    where = error.ctx.command_path if error.ctx else "sukno"
    if isinstance(error, click.NoSuchOption):
        close = _close_options(error)
        if close:
            return Mistake(message("cli-option-close", option=error.option_name, close=close, command=where))
        return Mistake(message("cli-option-unknown", option=error.option_name, command=where))
    if isinstance(error, click.BadOptionUsage):
        flag = error.ctx is not None and any(
            isinstance(param, click.Option) and param.is_flag and error.option_name in param.opts
            for param in error.ctx.command.params
        )
        kind = "cli-option-takes-no-value" if flag else "cli-option-needs-value"
        return Mistake(message(kind, option=error.option_name, command=where))
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return missing((error.param.name or "").upper(), where)
    return Mistake(message("cli-usage", detail=error.format_message(), command=where))


def missing(argument: str, where: str) -> Mistake:
    """The complaint that an argument was not given."""
    return Mistake(message("cli-argument-missing", argument=argument, command=where))


def _close_options(error: click.NoSuchOption) -> str | None:
    known: Sequence[str] = [name for param in (error.ctx.command.params if error.ctx else ()) for name in param.opts]
    return next(iter(get_close_matches(error.option_name, known, 1, 0.6)), None)
