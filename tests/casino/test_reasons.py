"""What a hint says of a move is so: every sentence is held against the referee, the score and the real hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino.invariants import tables
from sukno.cards import PACK, Card, shuffled
from sukno.core.refusal import Refusal
from sukno.core.seats import Seat
from sukno.games.casino import GAME
from sukno.games.casino.book import load_book
from sukno.games.casino.hidden import unrestricted, unseen
from sukno.games.casino.legal import legal
from sukno.games.casino.moves import Build, Capture, Layout, MakeBuild, Move, Trail, taken
from sukno.games.casino.play import effect
from sukno.games.casino.position import State
from sukno.games.casino.referee import Turn, refuse
from sukno.games.casino.scoring import Take, score, sure
from sukno.games.casino.worth import chance
from sukno.words import Message

TABLES = list(tables())


@dataclass
class Told:
    """A move that was advised on, with all that is so: the hands that nobody at the table sees among it."""

    state: State
    move: Move
    worlds: int
    """0: all cards are known."""

    def __post_init__(self) -> None:
        assert self.state.to_act is not None
        self.seat: Seat = self.state.to_act
        self.view = GAME.view(self.state, self.seat)
        self.rules = self.state.book.rules
        self.done = effect(self.view.turn, self.move)
        self.layout = self.done.layout
        self.side = self.rules.side(self.seat, self.state.seats)

    def ours(self, seat: Seat | None) -> bool:
        return seat is not None and self.rules.side(seat, self.state.seats) == self.side

    def theirs(self, seat: Seat | None) -> bool:
        return seat is not None and not self.ours(seat)

    def others(self, *, partners: bool) -> list[Seat]:
        return [seat for seat in range(self.state.seats) if seat != self.seat and self.ours(seat) is partners]

    def points(self, cards: tuple[Card, ...]) -> int:
        """What these cards score by themselves."""
        items = sure(self.rules, self.rules.form(self.state.seats), Take(frozenset(cards)))
        each = items.suit if items.suit > 1 or self.rules.scoring.value == "spade" else 0
        return items.aces + items.big + items.little + items.jack + each

    def turn(self, hand: tuple[Card, ...]) -> Turn:
        """A turn of somebody who owes nothing, with this hand and the table after the move."""
        builds = tuple(replace(build, owner=None) for build in self.layout.builds)
        return Turn(self.state.book, self.state.seats, 0, 0, hand, Layout(self.layout.loose, builds))

    def takes(self, card: Card, cards: tuple[Card, ...], turn: Turn) -> bool:
        builds = [build for build in turn.layout.builds if build.lowest in cards]
        loose = tuple(card for card in cards if card in turn.layout.loose)
        moves = [Capture(card, loose, tuple(build.lowest for build in builds), high) for high in (False, True)]
        return any(taken(turn.layout, move) == cards and refuse(turn, move) is None for move in moves)

    def holds(self, seats: list[Seat], wanted: set[Card], odds: str, percent: int) -> None:
        """That this is how often one of these seats holds one of these cards."""
        assert (odds in ("surely", "never")) == (not self.worlds)
        if not self.worlds:
            assert (odds == "surely") == any(wanted & set(self.state.hands[seat]) for seat in seats)
        elif unrestricted(self.view):
            drawn, pool = sum(self.view.counts[seat] for seat in seats), set(unseen(self.view))
            expected = chance(len(wanted & pool), len(pool), drawn)
            assert percent / 100 == pytest.approx(expected, abs=0.01 + 2.5 / self.worlds**0.5)
        if odds == "always":
            assert percent == 100

    def takers(self, value: int) -> set[Card]:
        return {card for card in PACK if value in self.state.book.values.answers[card]}

    # The sentences

    def hint_takes(self, cards: int, suited: int, suit: str) -> None:
        after = GAME.play(self.state, self.seat, self.move)
        assert not isinstance(after, Refusal)
        won = set(after.piles[self.side]) - set(self.state.piles[self.side])
        if after.to_act is not None:  # else the table comes in too
            assert len(won) == cards
            assert sum(str(card.suit) == suit for card in won) == suited
        assert suit == str(self.rules.bonus_suit)

    def hint_scores(self, cards: tuple[Card, ...], points: int) -> None:
        assert set(cards) <= set(self.done.captured)
        assert points == self.points(cards) == self.points(self.done.captured)

    def hint_takes_theirs(self, value: int) -> None:
        won = [build for build in self.view.layout.builds if set(build.cards) <= set(self.done.captured)]
        assert any(build.value == value and self.theirs(build.owner) for build in won)

    def hint_sweep(self, points: int) -> None:
        assert self.done.sweep
        assert self.layout.bare
        takes = [Take(frozenset(), int(side == self.side)) for side in range(len(self.state.piles))]
        assert score(self.rules, self.rules.form(self.state.seats), takes)[self.side].sweeps == points

    def hint_majority(self, cards: int, points: int) -> None:
        pile = (*self.state.piles[self.side], *self.done.captured)
        assert len(self.state.piles[self.side]) <= 26 < len(pile) == cards
        assert sure(self.rules, self.rules.form(self.state.seats), Take(frozenset(pile))).cards == points > 0

    def hint_majority_suit(self, cards: int, suit: str, points: int) -> None:
        before = Take(frozenset(self.state.piles[self.side]))
        after = Take(before.cards | set(self.done.captured))
        form = self.rules.form(self.state.seats)
        assert sure(self.rules, form, before).suit == 0
        assert sure(self.rules, form, after).suit == points > 0
        assert sum(str(card.suit) == suit for card in after.cards) == cards

    def hint_takes_over(self) -> None:
        assert self.built.owner == self.seat
        assert isinstance(self.move, MakeBuild)
        assert self.move.standing is not None
        standing = self.view.layout.build(self.move.standing)
        assert standing is not None
        assert self.theirs(standing.owner)

    def hint_stays_partners(self) -> None:
        assert self.ours(self.built.owner)
        assert self.built.owner != self.seat

    @property
    def built(self) -> Build:
        assert self.done.build is not None
        return self.done.build

    def hint_promises(self, cards: tuple[Card, ...], number: int) -> None:
        assert number == len(self.built.cards)
        assert cards
        for card in cards:
            assert card in self.view.hand
            assert self.takes(card, self.built.cards, self.turn((card,)))

    def hint_promises_points(self, cards: tuple[Card, ...], points: int) -> None:
        assert set(cards) <= set(self.built.cards)
        assert points == self.points(self.built.cards) > 0

    def hint_build_taken(self, odds: str, percent: int) -> None:
        self.holds(self.others(partners=False), self.takers(self.built.value), odds, percent)

    def hint_build_partner(self, odds: str, percent: int) -> None:
        self.holds(self.others(partners=True), self.takers(self.built.value), odds, percent)

    def hint_exposes(self, card: Card, points: int) -> None:
        assert card in self.layout.loose
        assert self.points((card,)) == points > 0

    def hint_forgone(self, card: Card, cards: tuple[Card, ...], points: int) -> None:
        assert cards
        assert set(cards) <= set(self.layout.cards)
        assert not self.done.build or not set(cards) & set(self.done.build.cards)
        assert points == self.points(cards)
        captures = (move for move in islice(legal(self.view.turn), 5000) if isinstance(move, Capture))
        assert any(move.card == card and set(cards) <= set(taken(self.view.layout, move)) for move in captures)

    def hint_put_off(self, card: Card, cards: tuple[Card, ...], points: int) -> None:
        self.hint_forgone(card, cards, points)
        self.hint_later(card, cards)

    def hint_later(self, card: Card, cards: tuple[Card, ...]) -> None:
        hand = self.view.turn.without(self.move.card)
        assert card in hand
        assert self.takes(card, cards, replace(self.turn(hand), layout=self.layout, seat=self.seat, to_act=self.seat))

    def hint_own_open(self, value: int, odds: str, percent: int) -> None:
        assert any(build.value == value for build in self.layout.owned(self.seat) if build != self.done.build)
        self.holds(self.others(partners=False), self.takers(value), odds, percent)

    def hint_left(
        self, holders: tuple[Card, ...], number: int, taken: tuple[Card, ...], odds: str, percent: int
    ) -> None:
        self.taken_by(self.others(partners=False), holders, number, taken, odds, percent)

    def hint_left_partner(
        self, holders: tuple[Card, ...], number: int, taken: tuple[Card, ...], odds: str, percent: int
    ) -> None:
        self.taken_by(self.others(partners=True), holders, number, taken, odds, percent)

    def taken_by(
        self,
        seats: list[Seat],
        holders: tuple[Card, ...],
        number: int,
        cards: tuple[Card, ...],
        odds: str,
        percent: int,
    ) -> None:
        assert len(holders) == number > 0
        assert set(holders) <= set(unseen(self.view))
        assert all(self.takes(card, cards, self.turn((card,))) for card in holders)
        self.holds(seats, set(holders), odds, percent)

    def hint_left_safe(self, sure: str) -> None:
        assert (sure == "yes") == (not self.worlds)
        if not self.worlds:
            (other,) = self.others(partners=False)
            turn = Turn(self.state.book, self.state.seats, other, other, self.state.hands[other], self.layout)
            assert not any(isinstance(move, Capture) for move in legal(turn))

    def hint_left_empty(self) -> None:
        after = GAME.play(self.state, self.seat, self.move)
        assert not isinstance(after, Refusal)
        assert after.to_act is not None
        assert all(isinstance(move, Trail) for move in GAME.legal(GAME.view(after, after.to_act)))

    def hint_left_sweep(self, points: int) -> None:
        assert any(self.takes(card, self.layout.cards, self.turn((card,))) for card in unseen(self.view))
        takes = [Take(frozenset(), int(side == self.side)) for side in range(len(self.state.piles))]
        assert score(self.rules, self.rules.form(self.state.seats), takes)[self.side].sweeps == points > 0

    def hint_rest(self, whose: str) -> None:
        after = GAME.play(self.state, self.seat, self.move)
        assert not isinstance(after, Refusal)
        assert not after.stock
        assert after.last_capture is not None
        assert (whose == "own") == (self.rules.side(after.last_capture, self.state.seats) == self.side)

    def hint_proved(self, value: int) -> None:
        self.proved([build for build in self.layout.builds if self.theirs(build.owner)], value)

    def hint_proved_partner(self, value: int) -> None:
        builds = [build for build in self.layout.builds if self.ours(build.owner) and build.owner != self.seat]
        self.proved(builds, value)

    def proved(self, builds: list[Build], value: int) -> None:
        owners = [build.owner for build in builds if build.value == value]
        assert owners
        assert all(owner is not None and self.takers(value) & set(self.state.hands[owner]) for owner in owners)


def check(told: Told, why: Message) -> None:
    sentence: Callable[..., None] = getattr(told, why.id.replace("-", "_"))
    arguments: dict[str, Any] = dict(why.args)
    sentence(**arguments)


def positions(key: str, seats: int, seed: int) -> Iterator[State]:
    """A deal played at random, where every third player or so builds when it can."""
    rng = Random(seed)
    state = GAME.start(load_book(key), seats, rng.randrange(seats), shuffled(rng), ())
    while state.to_act is not None:
        yield state
        view = GAME.view(state, state.to_act)
        moves = [GAME.draw(view, rng) for _ in range(4)]
        building = rng.random() < 0.4
        move = next((one for one in moves if isinstance(one, MakeBuild)), moves[0]) if building else moves[0]
        after = GAME.play(state, state.to_act, move)
        assert not isinstance(after, Refusal)
        state = after


@settings(max_examples=40, deadline=None)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32), moves=st.integers(0, 47))
def test_no_hint_tells_a_falsehood(table: tuple[str, int], seed: int, moves: int) -> None:
    state = next(islice(positions(*table, seed), moves, None), None)
    if state is None or state.to_act is None:
        return
    view = GAME.view(state, state.to_act)
    advice = GAME.advise(view, Random(seed))
    for one in advice.candidates:
        told = Told(state, GAME.parse(view, one.move), advice.worlds)
        for why in one.why:
            check(told, why)
