"""What must hold after every move of Crazy Eights."""

from __future__ import annotations

from random import Random

from playing import random_deal
from sukno.cards import PACK
from sukno.games.crazy_eights import GAME
from sukno.games.crazy_eights.book import Book
from sukno.games.crazy_eights.moves import Draw, fitting
from sukno.games.crazy_eights.position import State
from sukno.games.crazy_eights.scoring import total


def check_state(state: State) -> None:
    """52 cards, each once; hands as large as the moves make them; whose turn it is has cards; an end is an end."""
    view = GAME.view(state, None)
    assert sorted((*view.laid, *state.stock, *(card for hand in state.hands for card in hand))) == list(PACK)
    size = state.book.rules.hand_size
    for seat, hand in enumerate(state.hands):
        laid = sum(made.seat == seat and hasattr(made.move, "card") for made in state.history)
        assert len(hand) == size + view.drawn(seat) - laid
    drawn = sum(isinstance(made.move, Draw) for made in state.history)
    assert len(state.stock) == len(PACK) - size * state.seats - drawn
    sides = state.book.rules.sides(state.seats)
    out = [side for side in sides if not any(state.hands[seat] for seat in side)]
    if state.to_act is not None:
        assert not out
        assert state.hands[state.to_act]
        assert state.passed < sum(map(bool, state.hands))
    elif not out:
        assert not state.stock
        assert not any(fitting(state.follow, hand) for hand in state.hands)


def random_game(book: Book, seats: int, rng: Random, *, looked_at: float = 0.2) -> int:
    """Play a deal at random, everything checked, and tell how many moves it had."""
    state = random_deal(GAME, book, seats, rng, check=check_state, looked_at=looked_at)
    points = GAME.outcome(state)
    assert sum(number > 0 for number in points) <= 1
    sides = book.rules.sides(seats)
    left = [sum(total(state.hands[seat]) for seat in side) for side in sides]
    assert sum(points) == (sum(left) - len(left) * min(left) if left.count(min(left)) == 1 else 0)
    match = GAME.after_deal(GAME.open_match(book, seats, state.dealer), state)
    assert match.dealer == (state.dealer + 1) % seats
    sheet = GAME.sheet(match, 0)
    counted = [row.cells for row in sheet.rows if row.counted]
    assert tuple(map(sum, zip(*counted, strict=True))) == sheet.points == points
    return len(state.history)
