"""Games of War laid out for the tests, and what must hold after every move of every game."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from sukno.cards import Card, parse_cards
from sukno.core.record import DealRecord, Record, read_record, replay, write_record
from sukno.core.refusal import Refusal
from sukno.games.war import GAME
from sukno.games.war.book import Book
from sukno.games.war.moves import Move
from sukno.games.war.play import winner_of
from sukno.games.war.position import State, Tally
from sukno.games.war.rules import pack_for
from sukno.words import LANGS, Message, Words

WORDS = [Words(lang) for lang in LANGS]


def laid_out(*piles: str, **house: Any) -> State:
    """A game in which the seats hold these cards, top first; other cards are nowhere."""
    book = GAME.load_book("leeming", house)
    held = tuple(parse_cards(pile) for pile in piles)
    everybody = tuple(seat for seat, pile in enumerate(held) if pile)
    pack = pack_for(len(piles))
    return State(book, 0, pack, held, ((),) * len(piles), everybody, everybody, 0, (), None, Tally())


def step(state: State) -> State:
    """After everybody has turned who must."""
    for seat in state.waiting:
        state = turned(state, seat)
    return state


def turned(state: State, seat: int) -> State:
    after = GAME.play(state, seat, Move.TURN)
    assert not isinstance(after, Refusal)
    return after


def battle(state: State) -> State:
    """After one battle with all its wars."""
    fought = state.tally.battles
    while state.tally.battles == fought and state.waiting:
        state = step(state)
    return state


def random_game(book: Book, seats: int, rng: Random, *, looked_at: float = 0.02) -> int:
    """Play a game, checking every move, and at so many of them what each seat sees. How many moves it had."""
    dealer = rng.randrange(seats)
    pack = GAME.shuffled(book, seats, rng)
    state = GAME.start(book, seats, dealer, pack)
    written = []
    while acting := GAME.to_act(state):
        seat = rng.choice(sorted(acting))
        if rng.random() < looked_at:
            check_state(state)
            check_views(state, rng)
        after = GAME.play(state, seat, Move.TURN)
        assert not isinstance(after, Refusal)
        if rng.random() < looked_at:
            check_told(state, after, seat)
            assert isinstance(GAME.play(after, seat, Move.TURN), Refusal) or seat in after.waiting
        written.append(f"{seat} turn")
        state = after
    check_state(state)
    check_end(state)
    if rng.random() < 0.1:
        deal = DealRecord(dealer, pack, tuple(written), points=GAME.outcome(state))
        record = Record("war", book.key, seats, (deal,), dict(book.house_data))
        *_, last = replay(read_record(write_record(record)))
        assert last.state == state
    return len(written)


def check_state(state: State) -> None:
    """Every card once; only who has cards or fights is in the game."""
    cards: list[Card] = [card for pile in state.piles for card in pile]
    cards += [card for one in state.laid for card, _ in one]
    assert sorted(cards) == list(pack_for(state.seats))
    assert set(state.waiting) <= set(state.fighting)
    assert all(state.piles[seat] for seat in state.waiting)
    assert all(one[-1].up for one in state.laid if one)
    if not any(state.laid):
        assert not state.waiting or state.waiting == tuple(seat for seat, pile in enumerate(state.piles) if pile)


def check_end(state: State) -> None:
    """Somebody has all the cards, or the limit is reached, or nobody has any."""
    points = GAME.outcome(state)
    playing = sum(bool(pile) for pile in state.piles)
    assert playing <= 1 or state.tally.battles == state.book.rules.max_battles
    assert sum(points) == (winner_of(GAME.view(state, 0)) is not None)
    match = GAME.after_deal(GAME.open_match(state.book, state.seats, state.dealer), state)
    sheet = GAME.sheet(match, 0)
    assert sheet.points == match.totals == points
    assert match.over == (state.book.rules.wins == 1)
    say(sheet, GAME.standing(match), GAME.verdict(match, ("A",) * state.seats))


def check_told(state: State, after: State, seat: int) -> None:
    """A move adds to what is told, first of all itself; only what is older than the last battle is left out."""
    known, told = (list(GAME.picture(GAME.view(each, None)).told) for each in (state, after))
    news = next(
        place for place in range(len(told) - 1, -1, -1) if (told[place].seat, told[place].move) == (seat, "turn")
    )
    assert told[:news] == known[len(known) - news :]
    assert all(not line.move for line in told[news + 1 :])


def check_views(state: State, rng: Random) -> None:
    """All see the same, at whatever seat; a State drawn from a View is a whole one that looks the same."""
    for seat in (*range(state.seats), None):
        view = GAME.view(state, seat)
        other = GAME.sample(view, rng)
        check_state(other)
        again = GAME.view(other, seat)
        assert again == view
        assert repr(again) == repr(view)
        assert GAME.picture(again) == GAME.picture(view)
        if seat in (*GAME.to_act(state), None):
            say(GAME.picture(view), GAME.reveal(state), GAME.offers(view))
        assert [offer.move for offer in GAME.offers(view)] == [str(move) for move in GAME.legal(view)]
        public = GAME.view(state, None)
        assert (view.counts, view.laid, view.ended) == (public.counts, public.laid, public.ended)
        if state.ended is not None and state.ended.winner is not None:
            up = {card for one in state.ended.shown for card in one if card is not None}
            laid = {card for card, _ in other.laid[state.ended.winner]}
            assert up <= laid.union(other.piles[state.ended.winner][-state.ended.cards :])


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
