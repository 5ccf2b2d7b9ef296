"""Records: a game as text (TOML), and replaying one, which is what validates it.

A record holds what happened, not what it meant: rules, cut, deals and moves. Everything else follows from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import tomli_w

from sukno.cards import UNKNOWN, Card, parse_card
from sukno.words import Value, message

from .commitment import NONCE_BYTES, commit
from .game import Game, Pack
from .reading import Fields, Malformed, read_data
from .refusal import Mistake, Refusal
from .registry import find_game
from .seats import Seat

FORMAT: Final = 1
CALLS: Final = ("claim", "resign")


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal."""

    dealer: Seat
    pack: tuple[Card | None, ...]
    """Top first; None where the card is still hidden."""
    play: tuple[str, ...]
    """``"0 4h+5s=9"``: seat and move, or seat and call."""
    commitment: str = ""
    """In hex; empty where none was given."""
    nonce: str = ""
    """In hex; empty while the deal runs."""
    points: tuple[int, ...] = ()
    """By side; empty while the deal runs, and where a call ended it."""
    laid_out: bool = False
    """The pack was not shuffled but laid out, for a lesson."""

    @property
    def running(self) -> bool:
        """Whether cards are still hidden."""
        return None in self.pack


@dataclass(frozen=True, slots=True)
class Record:
    """A match, finished or not."""

    game: str
    book: str
    seats: int
    deals: tuple[DealRecord, ...]
    house: dict[str, Any] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    """Names by seat; may be empty."""
    cut: tuple[tuple[Card | None, ...], ...] = ()
    """Rounds of cutting for the first deal, each a card by seat; None: a seat that was out already."""


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of a replayed record."""

    deal: int
    """Which deal, from 0."""
    move: str
    """The move that led here, in its one text; empty right after the deal."""
    seat: Seat | None
    """Who made it."""
    state: Any
    """The State after it: every hand, for the record is open."""
    match: Any
    """The Match: with this deal once it is over."""


def write_record(record: Record) -> str:
    """A record as TOML."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game,
        "book": record.book,
        "seats": record.seats,
    }
    if record.players:
        data["players"] = list(record.players)
    if record.cut:
        data["cut"] = [" ".join("-" if card is None else str(card) for card in cards) for cards in record.cut]
    data["house"] = record.house
    data["deals"] = [_deal_data(deal) for deal in record.deals]
    return tomli_w.dumps(data)


def _deal_data(deal: DealRecord) -> dict[str, Any]:
    data: dict[str, Any] = {
        "dealer": deal.dealer,
        "pack": " ".join(UNKNOWN if card is None else str(card) for card in deal.pack),
    }
    if deal.commitment:
        data["commitment"] = deal.commitment
        data["nonce"] = deal.nonce or UNKNOWN
    if deal.laid_out:
        data["laid_out"] = True
    data["play"] = list(deal.play)
    if deal.points:
        data["result"] = list(deal.points)
    return data


def read_record(text: str, name: str = "") -> Record:
    """Read a record without playing it. Raises Mistake for a damaged one, or one of a future format."""
    fields = Fields(_data(text, name), name or "record")
    number = fields.integer("format", least=1, most=10**9)
    if number > FORMAT:
        raise Mistake(message("record-future", format=number, ours=FORMAT))
    fields.only("format", "game", "book", "house", "seats", "players", "cut", "deals")
    players = fields.listed("players", [])
    if not all(isinstance(player, str) for player in players):
        raise fields.wrong("players", "texts")
    return Record(
        game=fields.text("game"),
        book=fields.text("book"),
        seats=fields.integer("seats", most=10),
        deals=tuple(_read_deal(deal) for deal in fields.tables("deals")),
        house=dict(fields.mapping("house")),
        players=tuple(map(str, players)),
        cut=tuple(_read_cut(fields, cards) for cards in fields.listed("cut", [])),
    )


def _data(text: str, name: str) -> dict[str, object]:
    """What a text says, if it is a record at all; where one was damaged the line helps."""
    none = message("record-none-file", name=name) if name else message("record-none")
    try:
        data = read_data(text, name)
    except Malformed as mistake:
        if mistake.line and re.match(r"\s*format *=", text):
            raise Mistake(message("record-damaged", line=mistake.line)) from mistake
        raise Mistake(none) from mistake
    except Mistake as mistake:  # empty, or a list
        raise Mistake(none) from mistake
    if "format" not in data:
        raise Mistake(none)
    return data


def _read_cut(fields: Fields, cards: object) -> tuple[Card | None, ...]:
    if not isinstance(cards, str):
        raise fields.wrong("cut", "cards")
    return tuple(None if card == "-" else _card(fields, "cut", card) for card in cards.split())


def _card(fields: Fields, name: str, text: str) -> Card:
    try:
        return parse_card(text)
    except ValueError as error:
        raise Mistake(message("field-card", where=fields.where, field=name, text=text)) from error


def _read_deal(fields: Fields) -> DealRecord:
    fields.only("dealer", "pack", "commitment", "nonce", "laid_out", "play", "result")
    pack = tuple(None if card == UNKNOWN else _card(fields, "pack", card) for card in fields.text("pack").split())
    play = fields.listed("play")
    if not all(isinstance(move, str) for move in play):
        raise fields.wrong("play", "texts")
    points = fields.listed("result", [])
    if not all(type(number) is int for number in points):
        raise fields.wrong("result", "numbers")
    nonce = fields.text("nonce", "")
    return DealRecord(
        dealer=fields.integer("dealer", most=9),
        pack=pack,
        play=tuple(map(str, play)),
        commitment=fields.text("commitment", ""),
        nonce="" if nonce == UNKNOWN else nonce,
        points=tuple(int(str(number)) for number in points),
        laid_out=fields.yes("laid_out"),
    )


# Replaying


def replay(record: Record) -> Iterator[Step]:
    """Play a record again, step by step. Raises Mistake, with the deal and the move, where it does not hold.

    A running deal, with cards still hidden, ends the replay before it.
    """
    game = find_game(record.game)
    book = game.load_book(record.book, record.house)
    game.check_seats(book, record.seats)
    if not record.deals:
        return
    _check_cut(game, record)
    match = game.open_match(book, record.seats, record.deals[0].dealer)
    for number, deal in enumerate(record.deals):
        if deal.running:
            return
        if match.over:
            raise Mistake(message("record-after-end", deal=number + 1))
        if deal.dealer != match.dealer:
            raise Mistake(message("record-dealer", deal=number + 1, dealer=deal.dealer + 1, right=match.dealer + 1))
        for step in _replay_deal(game, book, match, record, number):
            yield step
            match = step.match


def _check_cut(game: Game[Any, Any, Any], record: Record) -> None:
    if record.cut:
        dealers = game.dealers_by_cut(record.cut[-1]) if len(record.cut[-1]) == record.seats else ()
        if dealers != (record.deals[0].dealer,):
            raise Mistake(message("record-cut", dealer=record.deals[0].dealer + 1))


def _replay_deal(game: Game[Any, Any, Any], book: Any, match: Any, record: Record, number: int) -> Iterator[Step]:
    deal = record.deals[number]
    pack = tuple(card for card in deal.pack if card is not None)
    state = game.start(book, record.seats, deal.dealer, pack, match.totals)
    yield Step(number, "", None, state, match)
    for place, written in enumerate(deal.play):
        where: dict[str, Value] = {"deal": number + 1, "place": place + 1, "move": written}
        if match.over or not game.to_act(state):
            raise Mistake(message("record-move-after-end", **where))
        seat, text = _seat_and_move(written, record.seats, where)
        if text in CALLS:
            match = _told(game.call(match, state, seat, text), where)
            yield Step(number, text, seat, state, match)
            continue
        view = game.view(state, seat)
        try:
            move = game.parse(view, text)
        except Mistake as mistake:
            raise Mistake(message("record-move", **where, why=mistake.message)) from mistake
        state = _told(game.play(state, seat, move), where)
        if not game.to_act(state):
            match = game.after_deal(match, state)
        yield Step(number, game.write(view, move), seat, state, match)
    if deal.points and deal.points != (() if game.to_act(state) else game.outcome(state)):
        raise Mistake(message("record-result", deal=number + 1))
    last = number == len(record.deals) - 1
    if not last and game.to_act(state):
        raise Mistake(message("record-unfinished", deal=number + 1))


def _seat_and_move(written: str, seats: int, where: dict[str, Value]) -> tuple[Seat, str]:
    seat, _, text = written.strip().partition(" ")
    if not seat.isdecimal() or int(seat) >= seats or not text:
        raise Mistake(message("record-move", **where, why=message("record-seat")))
    return int(seat), text.strip()


def _told(result: Any, where: dict[str, Value]) -> Any:
    if isinstance(result, Refusal):
        raise Mistake(message("record-move", **where, why=result.why))
    return result


def verify(record: Record) -> list[tuple[int, bool | None]]:
    """Whether each deal's pack is the one that was promised: (deal from 0, yes or no; None: nothing to check yet)."""
    game = find_game(record.game)
    cards = sorted(game.pack(game.load_book(record.book, record.house), record.seats))
    found: list[tuple[int, bool | None]] = []
    for number, deal in enumerate(record.deals):
        if not deal.commitment or not deal.nonce or deal.running:
            found.append((number, None))
            continue
        found.append((number, _kept(deal, cards)))
    return found


def _kept(deal: DealRecord, cards: list[Card]) -> bool:
    try:
        nonce = bytes.fromhex(deal.nonce)
    except ValueError:
        return False
    pack: Pack = tuple(card for card in deal.pack if card is not None)
    return len(nonce) == NONCE_BYTES and sorted(pack) == cards and commit(nonce, pack) == deal.commitment.lower()
