"""Races laid out for the tests, and what must hold after every move of every race."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from random import Random
from typing import Any

from sukno.cards import PACK, Card, Rank, parse_card, parse_cards
from sukno.core.picture import Shape
from sukno.core.record import DealRecord, Record, read_record, replay, write_record
from sukno.core.refusal import Refusal
from sukno.games.race import GAME
from sukno.games.race.book import Book
from sukno.games.race.play import is_out
from sukno.games.race.position import Foundation, Layout, State, View
from sukno.games.race.rules import WinOn
from sukno.games.race.solitaire import fits
from sukno.words import LANGS, Message, Words

WORDS = [Words(lang) for lang in LANGS]


def layout(*columns: str, stock: str = "", waste: str = "", reserve: str = "", number: int = 7) -> Layout:
    """A layout of these cards; in a column those before a bar lie face down, of a pile the last one lies free."""
    laid = [text.rpartition("|") for text in (*columns, *("",) * (number - len(columns)))]
    down, up = (tuple(parse_cards(parts[place]) for parts in laid) for place in (0, 2))
    turned = parse_cards(waste)
    return Layout(turned + parse_cards(stock), len(turned), down, up, parse_cards(reserve))


def race(*layouts: Layout, up: str = "", **house: Any) -> State:
    """A race that runs, with these layouts; ``up``: foundations by their top cards, each laid by one seat: ``5h0``."""
    book = GAME.load_book("leeming", house)
    foundations = []
    for text in up.split():
        top = parse_card(text[:2])
        foundations.append(Foundation(top.suit, (int(text[2]),) * top.rank))
    acting = frozenset((0,)) if book.rules.alternate else frozenset(range(len(layouts)))
    return State(book, 0, layouts, tuple(foundations), acting, begun=True)


def begun(book: Book, seats: int, pack: tuple[Card, ...]) -> State:
    """A race after the signal."""
    state = GAME.start(book, seats, 0, pack)
    for seat in range(seats):
        if not state.begun:
            state = made(state, seat, "ready")
    return state


def made(state: State, seat: int, *texts: str) -> State:
    """After these moves of a seat."""
    for text in texts:
        after = GAME.play(state, seat, GAME.parse(GAME.view(state, seat), text))
        assert not isinstance(after, Refusal), (text, after)
        state = after
    return state


def refused(state: State, seat: int, text: str) -> Refusal:
    """Why a move of a seat is refused; it can be said in words."""
    after = GAME.play(state, seat, GAME.parse(GAME.view(state, seat), text))
    assert isinstance(after, Refusal)
    say(after)
    return after


def legal(state: State, seat: int) -> set[str]:
    """What a seat may do."""
    view = GAME.view(state, seat)
    return {GAME.write(view, move) for move in GAME.legal(view)}


def random_game(book: Book, seats: int, rng: Random, *, looked_at: float = 0.02) -> int:
    """Play a race, checking at so many of its moves everything there is to check. How many moves it had."""
    pack = GAME.shuffled(book, seats, rng)
    state = GAME.start(book, seats, 0, pack)
    written: list[str] = []
    # Some play alone for a while, as if the others slept.
    awake: int | None = None
    while acting := GAME.to_act(state):
        if rng.random() < 0.05:
            awake = rng.choice((None, *range(seats)))
        seat = awake if awake in acting else rng.choice(sorted(acting))
        view = GAME.view(state, seat)
        move = GAME.draw(view, rng)
        after = GAME.play(state, seat, move)
        assert not isinstance(after, Refusal)
        text = GAME.write(view, move)
        if rng.random() < looked_at:
            check_state(after)
            check_grown(state, after)
            check_views(after, rng)
            assert GAME.parse(view, text) == move
        written.append(f"{seat} {text}")
        state = after
        assert len(written) < 20_000, "a race ends"
    check_state(state)
    check_end(state)
    if rng.random() < 0.05:
        deal = DealRecord(0, pack, tuple(written), points=GAME.outcome(state))
        record = Record("race", book.key, seats, (deal,), dict(book.house_data))
        *_, last = replay(read_record(write_record(record)))
        assert last.state == state
    return len(written)


def check_state(state: State) -> None:
    """Every card of every pack once; columns and foundations are built as they must be."""
    for seat, lay in enumerate(state.layouts):
        cards = [*lay.hand, *lay.reserve]
        cards += [card for column in lay.down + lay.up for card in column]
        for suit, owners in state.foundations:
            cards += [Card.of(rank, suit) for rank, owner in enumerate(owners, 1) if owner == seat]
        assert sorted(cards) == list(PACK)
        assert 0 <= lay.turned <= len(lay.hand)
        for down, up in zip(lay.down, lay.up, strict=True):
            assert up or not down
            assert all(fits(card, below) for below, card in pairwise(up))
        if state.book.rules.klondike:
            assert not lay.reserve
        else:
            assert not any(lay.down)
            assert not lay.reserve or all(lay.up)
    assert len(state.foundations) <= 4 * state.seats
    for suit, owners in state.foundations:
        assert 1 <= len(owners) <= Rank.KING
        assert sum(other.suit is suit for other in state.foundations) <= state.seats
    assert state.begun or all(not lay.turned for lay in state.layouts)
    if state.book.rules.alternate:
        assert len(state.to_act) <= 1
    elif state.begun and state.to_act:
        assert state.to_act == {seat for seat, lay in enumerate(state.layouts) if not lay.stuck}


def check_grown(before: State, after: State) -> None:
    """Foundations only grow, by one card at most; nobody's layout changes but the mover's."""
    had, have = before.foundations, after.foundations
    assert sum(len(pile.owners) for pile in have) - sum(len(pile.owners) for pile in had) in (0, 1)
    assert all(
        new.suit is old.suit and new.owners[: len(old.owners)] == old.owners
        for old, new in zip(had, have, strict=False)
    )
    cards = [[(lay.hand, lay.up) for lay in state.layouts] for state in (before, after)]
    assert sum(one != other for one, other in zip(*cards, strict=True)) <= 1 or after.shifts > before.shifts


def check_end(state: State) -> None:
    """Somebody is out, or nobody could go on; the sheet says so."""
    points = GAME.outcome(state)
    out = [seat for seat in range(state.seats) if is_out(state, seat)]
    assert len(out) <= 1
    assert out or all(lay.stuck or lay.laps > 1 for lay in state.layouts)
    assert sum(points) <= 1
    if out:
        assert points[out[0]] == 1
    match = GAME.after_deal(GAME.open_match(state.book, state.seats, 0), state)
    sheet = GAME.sheet(match, 0)
    assert sheet.points == match.totals == points
    assert match.over
    assert sheet.rows[1].cells == tuple(GAME.view(state, None).up(seat) for seat in range(state.seats))
    best = min if state.book.rules.win_on is WinOn.STOCK_EMPTY else max
    leading = sheet.rows[0 if best is min else 1].cells
    assert not any(points) or leading[points.index(1)] == best(leading)  # type: ignore[type-var]
    say(sheet, GAME.standing(match), GAME.verdict(match, ("A",) * state.seats))


def check_views(state: State, rng: Random) -> None:
    """All see the same; a State drawn from a View is a whole one that looks the same; pictures and offers agree."""
    public = GAME.view(state, None)
    for seat in (*range(state.seats), None):
        view = GAME.view(state, seat)
        assert replace(view, seat=None) == public
        other = GAME.sample(view, rng)
        check_state(other)
        again = GAME.view(other, seat)
        assert again == view
        assert repr(again) == repr(view)
        picture = GAME.picture(view)
        assert GAME.picture(again) == picture
        check_picture(view, rng)
        say(picture, GAME.reveal(state), GAME.offers(view))


def check_picture(view: View, rng: Random) -> None:
    """The offers are the legal moves; each names a card that is seen and a place there is."""
    picture = GAME.picture(view)
    offers = GAME.offers(view)
    assert [offer.move for offer in offers] == [GAME.write(view, move) for move in GAME.legal(view)]
    assert len(offers) <= 100
    places = {place.key: place for place in picture.places}
    assert len(places) == len(picture.places)
    assert sum(place.count for place in picture.places) == 52 * view.seats
    own = [place for place in picture.places if place.seat == view.seat]
    for offer in offers:
        assert GAME.refuse(view, GAME.parse(view, offer.move)) is None
        if offer.card is not None:
            assert any(offer.card in place.cards for place in own)
            goes = places[offer.place]
            assert goes.seat in (view.seat, None)
            assert goes.shape is (Shape.COLUMN if goes.seat is not None else Shape.PILE)
            if goes.seat is None:
                assert goes.count == offer.card.rank - 1
    assert (picture.hint is not None) == (view.seat in view.to_act)
    if not view.begun:
        assert not any(card for place in picture.places for card in place.cards)


def say(*described: Any) -> None:
    """Everything in these descriptions has words in both languages, with all they need."""
    for part in described:
        if isinstance(part, Message):
            for words in WORDS:
                assert words(part)
        elif is_dataclass(part):
            say(*(getattr(part, field.name) for field in fields(part)))
        elif isinstance(part, tuple):
            say(*part)
