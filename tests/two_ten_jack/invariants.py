"""What must hold after every move of Two-Ten-Jack."""

from __future__ import annotations

from random import Random

from playing import random_deal
from sukno.games.two_ten_jack import GAME
from sukno.games.two_ten_jack.book import Book
from sukno.games.two_ten_jack.hidden import kind, open_cards, shown_limits
from sukno.games.two_ten_jack.position import State, draws, pack_of
from sukno.games.two_ten_jack.scoring import power


def check_state(state: State) -> None:
    """Each card once; as many in hand as there should be; the highest card took the trick."""
    tricks = (*state.tricks, *([state.trick] if state.trick else []))
    played = [card for trick in tricks for card in trick.cards]
    held = [card for hand in state.hands for card in hand]
    assert sorted([*played, *state.stock, *held]) == list(pack_of(state.seats))
    drawn = min(len(state.tricks), draws(state.seats))
    assert len(state.stock) == (draws(state.seats) - drawn) * state.seats
    for seat, hand in enumerate(state.hands):
        moved = state.trick is not None and seat in dict(state.trick.plays(state.seats))
        assert len(hand) == 6 + drawn - len(state.tricks) - moved
    if state.trick is None:
        check_proofs(state)
    if state.tricks:
        trick = state.tricks[-1]
        best = max(trick.cards, key=lambda card: power(card, trick.suit))
        assert dict(trick.plays(state.seats))[trick.taker] == best


def check_proofs(state: State) -> None:
    """What play has shown of the hands, and what was drawn openly, is true."""
    view = GAME.view(state, None)
    for seat, hand in enumerate(state.hands):
        opened = open_cards(view, seat)
        assert set(opened) <= set(hand)
        assert state.book.rules.stock_face_up or not opened
        for limit in shown_limits(view, seat):
            assert sum(kind(card) in limit.kinds for card in hand if card not in opened) <= limit.most


def random_game(book: Book, seats: int, rng: Random, *, looked_at: float = 0.2) -> int:
    """Play a deal at random, everything checked, and tell how many moves it had."""
    state = random_deal(GAME, book, seats, rng, check=check_state, looked_at=looked_at)
    assert len(state.tricks) == {2: 26, 3: 17, 4: 13}[seats]
    assert sum(GAME.outcome(state)) == 4
    match = GAME.after_deal(GAME.open_match(book, seats, state.dealer), state)
    sheet = GAME.sheet(match, 0)
    counted = [row.cells for row in sheet.rows if row.counted]
    assert tuple(map(sum, zip(*counted, strict=True))) == sheet.points == GAME.outcome(state)
    assert sum(sum(row) for row in (match.deals[0].hearts, match.deals[0].diamonds)) == 49
    assert sum(match.deals[0].spades) == -45
    return len(state.tricks) * seats
