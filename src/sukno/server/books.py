"""Games, their books, their options and rules, in words."""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from sukno.core.advice import Adviser
from sukno.core.books import RuleBook
from sukno.core.game import Game
from sukno.core.options import Option
from sukno.core.prose import Prose
from sukno.core.refusal import Mistake
from sukno.core.registry import find_game, game_keys
from sukno.store.newtable import usual_bot
from sukno.table.people import bot_name, levels
from sukno.wire import rest
from sukno.wire.scene import Value
from sukno.words import Words, message

from .said import name

In = FromQuery[Literal["en", "ru"]]
House = Annotated[str, QueryParameter(max_length=4096, description="The house's changes as JSON.")]
Of = Annotated[str, QueryParameter(max_length=64, description="The game's key.")]
Seats = Annotated[int | None, QueryParameter(ge=2, le=10)]
Key = Annotated[str, PathParameter(max_length=64)]


@get("/api/games")
async def games(lang: In = "en") -> rest.Games:
    """The games of the house."""
    return await asyncio.to_thread(_games, Words(lang))


@get("/api/books")
async def books(lang: In = "en", game: Of = "casino") -> rest.Books:
    """The books and the bots of a game."""
    played, words = find_game(game), Words(lang)
    usual = usual_bot(played.key)
    return rest.Books(
        game=played.key,
        books=tuple(rest.Book(**data) for data in await asyncio.to_thread(played.prose.books_data, words)),
        bots=tuple(
            rest.BotKind(
                bot,
                name(bot_name(bot)),
                bot == usual,
                seats,
            )
            for bot, seats in _offered(played).items()
        ),
        about_bots=words(played.prose.bots),
        hints=isinstance(played, Adviser),
    )


def _offered(game: Game[Any, Any, Any]) -> dict[str, tuple[int, ...]]:
    """The bots that people are offered, weakest first, and at how many seats each is."""
    offered = {bot: tuple(seats for seats in game.seats if bot in levels(game, seats)) for bot in game.bots()}
    return {bot: seats for bot, seats in offered.items() if seats}


@get("/api/books/{key:str}/options")
async def book_options(
    key: Key, lang: In = "en", game: Of = "casino", house: House = "{}", seats: Seats = None
) -> rest.Options:
    """Every option of a book with a house's changes, for a table of so many."""
    played = find_game(game)
    return await asyncio.to_thread(_options, played.prose, _load(played, key, house), seats, Words(lang))


@post("/api/options", status_code=200)
async def table_options(data: JSONBody[rest.NewTable], lang: In = "en") -> rest.Options:
    """The same for a table that somebody is about to open."""
    return await asyncio.to_thread(_options, find_game(data.game).prose, _book(data), data.seats, Words(lang))


@get("/api/books/{key:str}/rules")
async def book_rules(
    key: Key, lang: In = "en", game: Of = "casino", house: House = "{}", seats: Seats = None
) -> rest.Rules:
    """The whole rules of a book with a house's changes; without ``seats`` for all it allows."""
    played = find_game(game)
    return await asyncio.to_thread(_rules, played.prose, _load(played, key, house), seats, Words(lang))


@post("/api/rules", status_code=200)
async def table_rules(data: JSONBody[rest.NewTable], lang: In = "en") -> rest.Rules:
    """The rules at a table."""
    return await asyncio.to_thread(_rules, find_game(data.game).prose, _book(data), data.seats, Words(lang))


def _games(words: Words) -> rest.Games:
    found = (find_game(key) for key in game_keys())
    return rest.Games(
        tuple(rest.GameKind(game.key, words(game.prose.called), words(game.prose.about), game.seats) for game in found)
    )


def _load(game: Game[Any, Any, Any], key: str, house: str) -> RuleBook[Any]:
    book: RuleBook[Any] = game.load_book(key, _read_house(house))
    return book


def _book(data: rest.NewTable) -> RuleBook[Any]:
    game = find_game(data.game)
    book: RuleBook[Any] = game.load_book(data.book or game.default_book, data.house)
    return book


def _read_house(text: str) -> dict[str, Value]:
    try:
        return msgspec.json.decode(text, type=dict[str, Value])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Mistake(message("server-malformed", detail=f"house: {error}")) from error


def _options(prose: Prose, book: RuleBook[Any], seats: int | None, words: Words) -> rest.Options:
    who = prose.playable(book)[0] if seats is None else seats
    effects: dict[str, list[str]] = {}
    for point in prose.points(book, who):
        effects.setdefault(point.name, []).append(words(point.text))
    printed = prose.shelf.load(book.key)
    options = (
        _option(prose, book, printed, known, who, words, " ".join(effects.get(known.name, ())))
        for known in prose.house_options()
    )
    return rest.Options(book.key, who, tuple(options))


def _option(
    prose: Prose, book: RuleBook[Any], printed: RuleBook[Any], known: Option, seats: int, words: Words, effect: str
) -> rest.Option:
    now, by_book = getattr(book.rules, known.name), getattr(printed.rules, known.name)
    numbers = known.values if isinstance(known.values, range) else None
    values = (
        ()
        if numbers
        else tuple(
            rest.Labelled(
                value=_value(known.with_half(now, seats, single)),
                text=words(prose.value_message(known.name, (single,) if known.by_seats else single)),
            )
            for single in known.values
        )
    )
    matters = prose.matters(book.rules, known.name, (seats,))
    return rest.Option(
        option=known.name,
        title=words(prose.title(known.name)),
        help=words(prose.help(known.name)),
        value=_value(known.plain(now)),
        by_book=_value(known.plain(by_book)),
        changed=book.changed(known.name),
        matters=matters,
        effect=effect if matters else "",
        values=values,
        least=numbers[0] if numbers else None,
        most=numbers[-1] if numbers else None,
    )


def _value(plain: Any) -> Value:
    value: Value = plain
    return value


def _rules(prose: Prose, book: RuleBook[Any], seats: int | None, words: Words) -> rest.Rules:
    points = prose.rules_data(book, words, seats)
    return rest.Rules(
        book=book.key,
        title=prose.rules_title(book, words),
        sections=tuple(
            rest.RuleSection(
                section, words(prose.section(section)), tuple(rest.RulePoint(**point) for point in together)
            )
            for section, together in groupby(points, key=lambda point: str(point["section"]))
        ),
    )


HANDLERS: tuple[Any, ...] = (games, books, book_options, table_options, book_rules, table_rules)
"""The routes of this file."""
