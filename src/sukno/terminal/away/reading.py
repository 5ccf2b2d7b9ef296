"""What a server sends, read with care: it may be anybody's.

No sign that could move a cursor gets through, nothing is larger than a table can be, and every text can be said.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeVar
from unicodedata import category

import msgspec

from sukno.cards import Suit, parse_card
from sukno.core import picture as core
from sukno.core.refusal import Citation, Mistake, Refusal
from sukno.core.registry import find_game, is_game
from sukno.core.seats import Seat, Side
from sukno.table import TableView
from sukno.table.people import NAME_LETTERS
from sukno.wire import messages as wire
from sukno.wire import picture, scene
from sukno.words import LANGS, Message, MissingWords, Words, message

MOST: Final = 1024 * 1024
"""Bytes of a message."""
LONG: Final = 600
"""Letters of a text."""
LARGE: Final = 10**9
"""No number is as large."""
SEATS: Final = range(2, 11)
OFFERS: Final = 500

T = TypeVar("T")


class Strange(Mistake):
    """A message that no server of ours sends, or one of another version."""

    def __init__(self) -> None:
        super().__init__(message("join-strange"))


def decode(raw: str | bytes, kind: Any) -> Any:
    """A message, cleaned. Raises Strange."""
    try:
        return msgspec.convert(_clean(msgspec.json.decode(raw)), kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Strange from error


def _clean(what: Any) -> Any:
    match what:
        case str():
            return clean(what)
        case dict():
            return {clean(name): _clean(value) for name, value in what.items()}
        case list():
            return [_clean(one) for one in what]
        case bool() | None:
            return what
        case int() if abs(what) < LARGE:
            return what
    raise Strange


def clean(text: str) -> str:
    """A text in one line, of letters and signs that can be seen."""
    if not text.isprintable():
        text = "".join(letter if category(letter)[0] not in "CZ" else " " for letter in text)
    return text[:LONG]


# Texts


def said(what: scene.Said) -> Message:
    """A text of the server as a message of the catalogue. Raises Strange where the catalogue has none such."""
    try:
        made = message(what.id, **{name: _argument(value) for name, value in what.args.items()})
    except TypeError as error:
        raise Strange from error
    _check_sayable(what.id, tuple((name, type(value)) for name, value in made.args), made)
    return made


def _argument(value: str | float | scene.Said | Sequence[str]) -> Any:
    match value:
        case scene.Said():
            return said(value)
        case str() | int() | float():
            return value
        case _:
            return tuple(map(parse_card, value))


_SAYABLE: Final[set[tuple[str, tuple[tuple[str, type], ...]]]] = set()
_MANY: Final = 10_000


def _check_sayable(id: str, kinds: tuple[tuple[str, type], ...], made: Message) -> None:
    """Raise Strange where a text cannot be said. What could be said with such arguments once can be said again."""
    if (id, kinds) in _SAYABLE:
        return
    try:
        for words in _languages():
            words(made)
    except MissingWords as error:
        raise Strange from error
    if len(_SAYABLE) < _MANY:
        _SAYABLE.add((id, kinds))


@lru_cache(maxsize=1)
def _languages() -> tuple[Words, ...]:
    return tuple(map(Words, LANGS))


def called(name: scene.Name) -> Message | str:
    """What somebody is called."""
    return name[:NAME_LETTERS] if isinstance(name, str) else said(name)


def refusal(no: wire.Refusal) -> Refusal:
    """Why the rules forbid something."""
    silent = None if no.silent is None else said(no.silent)
    if no.file is None and silent is None:
        raise Strange
    return Refusal(no.rule, Citation(no.file, no.phrase, silent), said(no.why))


def _maybe(what: scene.Said | None) -> Message | None:
    return None if what is None else said(what)


# The table


@dataclass(frozen=True)
class View:
    """What lies there, and what may be done."""

    picture: core.Picture
    offers: tuple[core.Offer, ...]


@dataclass(frozen=True)
class Match:
    """How the match stands."""

    sides: tuple[tuple[Seat, ...], ...]
    standing: Message
    totals: tuple[int, ...]
    finished: int
    over: bool
    winner: Side | None
    verdict: Message | None
    sheet: core.Sheet | None
    """Of the deal played last; None: none yet."""


class Game:
    """A game as far as its screens ask it: what it would say of a table, the server has said already."""

    def __init__(self, shown: Shown) -> None:
        self.called = shown.name
        self.part = shown.part
        known: Any = find_game(shown.game) if is_game(shown.game) else None
        between_people = sum(player.person for player in shown.players) > 1
        self.undoes: Final[bool] = not between_people and (known is None or known.undoes)
        """As this computer knows the game; between people nothing is taken back."""
        self.plays_cards: Final[bool] = known is None or known.plays_cards

    @property
    def prose(self) -> Game:
        """What it is called, and what its deals are."""
        return self

    def picture(self, view: View) -> core.Picture:
        """See ``core.picture.PicturedGame``, as with all of these."""
        return view.picture

    def offers(self, view: View) -> tuple[core.Offer, ...]:
        """What may be done."""
        return view.offers

    def sides(self, match: Match) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together."""
        return match.sides

    def standing(self, match: Match) -> Message:
        """What is played for."""
        return match.standing

    def sheet(self, match: Match, deal: int) -> core.Sheet:  # noqa: ARG002
        """The score of the deal played last."""
        assert match.sheet is not None
        return match.sheet

    def verdict(self, match: Match, names: Sequence[Message | str]) -> Message | None:  # noqa: ARG002
        """How the match ended."""
        return match.verdict


@dataclass(frozen=True)
class Player:
    """Who sits at a seat."""

    name: Message | str
    strength: Message | str | None
    person: bool


@dataclass(frozen=True)
class Shown:
    """A table of a server as it stands now."""

    view: TableView
    """In the shape of a table of this computer, with the classes above in it."""
    name: Message
    game: str
    book: str
    house: dict[str, Any]
    players: tuple[Player, ...]
    at_once: bool
    deal: int
    part: str
    """What the players call it."""
    undone: int


def shown(seen: wire.Seen, before: Shown | None = None) -> Shown:
    """A table as a server has sent it; ``before``: as it stood before. Raises Strange where it is none."""
    scene = seen.scene
    if not isinstance(scene, picture.Picture):
        raise Strange
    _check(seen, scene)
    match = _match(seen, None if before is None else before.view.match.sheet)
    view = View(_picture(scene), tuple(map(_offer, scene.acts)))
    over, played_out = seen.match.over, seen.sheet is not None
    return Shown(
        view=TableView(
            version=seen.version,
            seat=seen.seat,
            players=(),
            view=view,
            match=match,
            cut=(),
            commitment="",
            pack="",
            nonce="",
            laid_out=False,
            deal_over=seen.deal_over,
            undoable=seen.undoable,
            calls=seen.calls,
            moves=(),
            call=(seen.seat, "resign") if over and not played_out else None,
            hints=seen.hints,
            dealer=scene.dealer,
            to_act=frozenset(scene.to_act),
        ),
        name=said(seen.name),
        game=seen.game,
        book=seen.book,
        house=dict(seen.house),
        players=tuple(map(_player, seen.seats)),
        at_once=seen.at_once,
        deal=seen.match.deal,
        part=seen.match.part,
        undone=seen.undone,
    )


def _check(seen: wire.Seen, scene: picture.Picture) -> None:
    """Raise Strange where seats, sides and numbers do not hold together."""
    seats = range(len(seen.seats))
    sides = [seat for side in seen.sides for seat in side.seats]
    named = [seen.seat, *scene.to_act, *(place.seat for place in scene.places), *(told.seat for told in scene.talk)]
    named += [scene.dealer, *(seat for place in scene.places for seat in place.from_seats)]
    scores: list[Sequence[object]] = [seen.match.totals, *seen.match.deals]
    if isinstance(seen.sheet, picture.PlainSheet):
        scores += [seen.sheet.points, seen.sheet.before, seen.sheet.totals, *(row.cells for row in seen.sheet.rows)]
    good = (
        len(seats) in SEATS
        and sorted(sides) == list(seats)
        and all(side.seats for side in seen.sides)
        and all(seat is None or seat in seats for seat in named)
        and len(scene.tallies) == len(seats)
        and all(len(score) == len(seen.sides) for score in scores)
        and all(place.count >= len(place.cards) for place in scene.places)
        and all(len(place.from_seats) in (0, len(place.cards)) for place in scene.places)
        and len(scene.acts) <= OFFERS
        and (seen.match.verdict is not None or not seen.match.over)
        and (seen.match.verdict is None or seen.match.verdict.winner in (None, *range(len(seen.sides))))
    )
    if not good:
        raise Strange


def _match(seen: wire.Seen, sheet: core.Sheet | None) -> Match:
    match = seen.match
    if isinstance(seen.sheet, picture.PlainSheet):
        sheet = _sheet(seen.sheet)
    elif sheet is None and match.deals:
        # One has just come: how the last deal came to its points nobody says any more.
        before = tuple(total - points for total, points in zip(match.totals, match.deals[-1], strict=True))
        sheet = core.Sheet((), match.deals[-1], before, match.totals)
    return Match(
        sides=tuple(side.seats for side in seen.sides),
        standing=said(match.goal),
        totals=match.totals,
        finished=len(match.deals),
        over=match.over,
        winner=None if match.verdict is None else match.verdict.winner,
        verdict=None if match.verdict is None else said(match.verdict.said),
        sheet=sheet,
    )


def _sheet(had: picture.PlainSheet) -> core.Sheet:
    rows = [
        core.SheetRow(
            said(row.name),
            tuple(cell if isinstance(cell, int) else said(cell) for cell in row.cells),
            row.counted,
        )
        for row in had.rows
    ]
    return core.Sheet(tuple(rows), had.points, had.before, had.totals, _maybe(had.note))


def _picture(drawn: picture.Picture) -> core.Picture:
    told = tuple(core.Told(told.seat, said(told.said), told.move) for told in drawn.talk)
    return core.Picture(tuple(map(_place, drawn.places)), tuple(map(_maybe, drawn.tallies)), told, _maybe(drawn.hint))


def _place(place: picture.Place) -> core.Place:
    return core.Place(
        key=place.key,
        shape=core.Shape(place.shape),
        seat=place.seat,
        name=said(place.name),
        cards=tuple(None if card is None else parse_card(card) for card in place.cards),
        count=place.count,
        from_seats=place.from_seats,
        note=_maybe(place.note),
        suit=next((suit for suit in Suit if str(suit) == place.suit), None),
    )


def _offer(act: picture.Act) -> core.Offer:
    card = None if act.card is None else parse_card(act.card)
    return core.Offer(act.move, said(act.button), said(act.described), card, act.place)


def _player(seated: scene.Seated) -> Player:
    if seated.kind == "awaited":
        return Player(called(seated.name), message("join-awaited"), person=False)
    strength = None if seated.strength is None else called(seated.strength)
    return Player(called(seated.name), strength, person=seated.kind == "person")
