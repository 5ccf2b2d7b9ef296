"""``sukno play``: at which table, and through which door."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from sukno.core.game import bots_at
from sukno.core.refusal import Mistake
from sukno.core.registry import find_game
from sukno.words import Lang, Message, Words, message

from . import door, frame, here
from .bots import BotsCommand, bot_meant, bots_told
from .frame import LANG_GIVEN, command, house_option, meant, number

if TYPE_CHECKING:
    from sukno.store import Store
    from sukno.store.newtable import NewTable


@command("cli-play", cls=BotsCommand, game="cli-argument-game-played")
@click.argument("game", required=False, callback=frame.game)
@click.option("--book", metavar="BOOK", help="cli-option-book")
@house_option
@click.option("--seats", callback=number, metavar="N", help="cli-option-seats")
@click.option("--bot", "bots", multiple=True, metavar="BOT", help="cli-option-bot")
@click.option("--new", "fresh", is_flag=True, help="cli-option-new")
@click.option("--resume", metavar="ID", help="cli-option-resume")
@click.option("--join", metavar="LINK", help="cli-option-join")
@click.option("--name", metavar="NAME", help="cli-option-name")
@click.option("--list", "listing", is_flag=True, help="cli-option-list")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json-list")
@click.option("--no-open", is_flag=True, help="cli-option-no-open")
@click.option("--terminal", is_flag=True, help="cli-option-terminal")
@click.option("--plain", is_flag=True, help="cli-option-plain")
@click.pass_context
def play(
    context: click.Context,
    words: Words,
    game: str | None,
    book: str | None,
    house: tuple[str, ...],
    seats: int | None,
    bots: tuple[str, ...],
    fresh: bool,
    resume: str | None,
    join: str | None,
    name: str | None,
    listing: bool,
    as_json: bool,
    no_open: bool,
    terminal: bool,
    plain: bool,
) -> int:
    """Play, or list the saved games."""
    choices = {
        "--new": fresh,
        "--book": book is not None,
        "--house": house,
        "--seats": seats is not None,
        "--bot": bots,
    }
    chosen = [option for option, given in choices.items() if given]
    wanted = [*chosen, *([] if game is None else [game])]
    if wanted and resume is not None:
        raise Mistake(message("cli-either-or", one="--resume", other=wanted[0]))
    if terminal and plain:
        raise Mistake(message("cli-either-or", one="--terminal", other="--plain"))
    if join is not None and plain:
        raise Mistake(message("cli-join-lines"))
    if join is not None and (wanted or resume is not None):
        raise Mistake(message("cli-either-or", one="--join", other=wanted[0] if wanted else "--resume"))
    if name is not None and join is None:
        raise Mistake(message("cli-only-with", one="--name", other="--join"))
    # From here on the database is needed, and with it half a second.
    from sukno.store import Store
    from sukno.store.newtable import FRIEND
    from sukno.terminal.settings import kept_lang
    from sukno.terminal.sitting import Sitting

    with Store.read() if listing or as_json else Store.open() as store:
        if LANG_GIVEN not in context.meta and (lang := kept_lang(store)) is not None:
            words = Words(lang)
        if listing or as_json:
            _list(store, words, as_json)
            return 0
        if join is not None:
            return here.join(store, words, join, name or "")
        local = terminal or plain
        told = None
        if game is not None and not chosen and (left := _left(store, words, game, here=local, at_once=not plain)):
            resume, wanted = left, []
            told = _goes_on(game, on_screen=terminal)
        new = _new_table(store, words, game, book, house, seats, bots) if wanted else None
        if new is not None and local:
            if FRIEND in bots:
                raise Mistake(message("table-for-page"))
            new = new.with_bots()
        if resume is not None:
            # Whatever is wrong with it is said before anything else is.
            Sitting.resume(store, resume, here=local)
        if local:
            return here.play(store, words, resume, new, lines=plain, told=told)
        if told is not None:
            click.echo(words(told))
        given: Lang | None = context.meta.get(LANG_GIVEN)
        return door.play(store, words, resume, new, given, browse=not no_open)


def _left(store: Store, words: Words, game: str, *, here: bool, at_once: bool) -> str | None:
    """The table of a game at which the player left it unfinished; None: there is none. See ``go_on``."""
    from sukno.terminal.sitting import go_on

    left = go_on(store, here=here, at_once=at_once, game=find_game(game).key)
    for what in left.damaged:
        click.echo(words("plain-damaged", what=what))
    for what in left.elsewhere:
        click.echo(words("plain-elsewhere", what=what))
    return None if left.sitting is None else left.sitting.id


def _goes_on(game: str, *, on_screen: bool) -> Message:
    """That no new table was opened, and how one is."""
    if on_screen:
        return message("terminal-goes-on")
    playing = find_game(game)
    return message("play-goes-on", name=playing.prose.called, game=playing.key)


def _list(store: Store, words: Words, as_json: bool) -> None:
    from sukno.terminal.plain.saves import saved_data, saved_lines

    if as_json:
        click.echo(json.dumps({"tables": saved_data(store)}, ensure_ascii=False))
    else:
        for line in saved_lines(store, words):
            click.echo(line)


def _new_table(
    store: Store,
    words: Words,
    game: str | None,
    book: str | None,
    house: tuple[str, ...],
    seats: int | None,
    bots: tuple[str, ...],
) -> NewTable:
    """What was asked for; what was not is as it was the last time, as far as it fits."""
    from sukno.store.newtable import FRIEND, can_play, fitting, read_last

    last = read_last(store) if game is None else read_last(store, find_game(game).key)
    if book is not None and (book := meant(book, find_game(last.game).books())) != last.book:
        last = replace(last, book=book, house={})
    if house:
        last = replace(last, house=find_game(last.game).prose.shelf.options.parse(house))
    playing = find_game(last.game)
    loaded = playing.load_book(last.book or playing.default_book, last.house)
    if seats is None:
        possible = [number for number in playing.seats if can_play(replace(last, seats=number))]
        seats = last.seats if last.seats in possible or not possible else possible[0]
    playing.check_seats(loaded, seats)
    last = fitting(replace(last, seats=seats))
    others = seats - 1
    if not bots and len(last.bots) < others:
        bots = last.bots[-1:]
    if len(bots) not in (0, 1, others):
        raise Mistake(message("cli-bots-number", bots=len(bots), others=others))
    known = (*bots_at(playing, seats), FRIEND)
    bots = tuple(bot_meant(bot, known) for bot in bots)
    for bot in bots:
        if bot not in known:
            raise Mistake(message("bot-unknown", bot=bot, bots=bots_told(known, words)))
    if bots:
        last = replace(last, bots=bots * others if len(bots) == 1 else bots)
    return replace(last, house=dict(loaded.house_data), seat=min(last.seat, others))
