"""Rounds laid out for the tests, and what must hold after every move of every game."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from itertools import pairwise
from random import Random
from typing import Any

from sukno.cards import PACK, Card, parse_cards, shuffled
from sukno.core.record import DealRecord, Record, read_record, replay, write_record
from sukno.core.refusal import Refusal
from sukno.games.fifteen import GAME
from sukno.games.fifteen.book import Book
from sukno.games.fifteen.match import Match
from sukno.games.fifteen.moves import Move
from sukno.games.fifteen.position import Dealt, Returned, Showdown, State
from sukno.games.fifteen.rules import FULL, total
from sukno.words import LANGS, Message, Words

WORDS = [Words(lang) for lang in LANGS]


def laid_out(first: str, again: str = "") -> tuple[Card, ...]:
    """A pack that begins with these cards; the cards set aside come back with *again* first."""
    halves = []
    for text in (first, again):
        cards = parse_cards(text)
        halves += [*cards, *(card for card in PACK if card not in cards)]
    return tuple(halves)


def dealt(first: str, again: str = "", **house: Any) -> State:
    """A run through a pack that begins with these cards; seat 0 deals, so seat 1 draws first."""
    return GAME.start(GAME.load_book("leeming", house), 2, 0, laid_out(first, again))


def made(state: State, *moves: str) -> State:
    """After these moves, each of whoever's turn it is."""
    for text in moves:
        (seat,) = GAME.to_act(state)
        after = GAME.play(state, seat, GAME.parse(GAME.view(state, seat), text))
        assert not isinstance(after, Refusal), text
        state = after
    return state


def refused(state: State, move: Move) -> str:
    """The rule that forbids a move to whoever's turn it is."""
    (seat,) = GAME.to_act(state)
    refusal = GAME.play(state, seat, move)
    assert isinstance(refusal, Refusal)
    say(refusal)
    return refusal.rule


def shown(state: State) -> Showdown:
    """The last showdown."""
    return [event for event in state.history if isinstance(event, Showdown)][-1]


def random_game(book: Book, seats: int, rng: Random, *, looked_at: float = 0.2) -> int:
    """Play a run through a pack at random, checking every move, and at so many of them what each seat sees.

    How many moves it had.
    """
    pack = GAME.shuffled(book, seats, rng)
    eager = rng.choice((0.0, 0.5, 0.9))
    dealer = rng.randrange(seats)
    ahead = rng.randrange(-5, 6) if rng.random() < 0.5 else 0
    before = (ahead - book.rules.stake, -ahead - book.rules.stake) if ahead else (0, 0)
    state = GAME.start(book, seats, dealer, pack, before)
    check_state(state)
    written = []
    while acting := GAME.to_act(state):
        (seat,) = acting
        view = GAME.view(state, seat)
        if rng.random() < looked_at:
            check_views(state, rng)
        moves = list(GAME.legal(view))
        move = moves[0] if rng.random() < eager else GAME.draw(view, rng)
        text = GAME.write(view, move)
        assert GAME.parse(view, text) is move
        assert [offer.move for offer in GAME.offers(view)] == [GAME.write(view, legal) for legal in moves]
        assert isinstance(GAME.play(state, 1 - seat, move), Refusal)
        after = GAME.play(state, seat, move)
        assert not isinstance(after, Refusal)
        written.append(f"{seat} {text}")
        state = after
        check_state(state)
    match = GAME.after_deal(GAME.open_match(book, seats, dealer), state)
    check_end(match)
    if not ahead:
        deal = DealRecord(dealer, pack, tuple(written), points=GAME.outcome(state))
        record = Record("fifteen", book.key, seats, (deal,), dict(book.house_data))
        *_, last = replay(read_record(write_record(record)))
        assert last.state == state
        assert last.match == match
    return len(written)


def check_end(match: Match) -> None:
    """The sheet adds up, and at the end of a match every chip is with somebody."""
    sheet = GAME.sheet(match, 0)
    assert tuple(sum(int(str(row.cells[seat])) for row in sheet.rows if row.counted) for seat in (0, 1)) == sheet.points
    assert sheet.totals == match.totals
    assert not match.over or sum(match.totals) == 0
    assert match.over == (GAME.verdict(match, ("A", "B")) is not None)
    say(sheet, GAME.standing(match), GAME.verdict(match, ("A", "B")))


def check_state(state: State) -> None:
    """52 cards, each once; every chip is somewhere; nobody holds more cards than he may have drawn."""
    assert sorted([*state.stock, *state.aside, *state.hands[0], *state.hands[1]]) == list(PACK)
    assert state.pot == -sum(state.before) - sum(state.chips)
    assert state.pot >= 0
    assert all(total(hand[:-1]) <= FULL for hand in state.hands)
    assert (state.to_act is None) == (state.hands == ((), ()))
    dealers = [event.dealer for event in state.history if isinstance(event, Dealt)]
    assert all(one != other for one, other in pairwise(dealers))
    assert sum(isinstance(event, Returned) for event in state.history) <= 1


def check_views(state: State, rng: Random) -> None:
    """A State drawn from a View is a whole one, and looks the same to the seat: view, moves, picture, offers."""
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        other = GAME.sample(view, rng)
        check_state(other)
        again = GAME.view(other, seat)
        assert again == view
        assert repr(again) == repr(view)
        assert GAME.picture(again) == GAME.picture(view)
        if seat in (*GAME.to_act(state), None):
            say(GAME.picture(view), GAME.reveal(state), GAME.offers(view))
        for showdown in (event for event in other.history if isinstance(event, Showdown)):
            assert showdown in state.history


def random_pack(seed: int) -> tuple[Card, ...]:
    """A pack as a deal brings it."""
    rng = Random(seed)
    return shuffled(rng) + shuffled(rng)


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
