"""What must hold after every move of Hearts for two."""

from __future__ import annotations

from random import Random

from playing import random_deal
from sukno.cards import PACK, Suit
from sukno.games.hearts import GAME
from sukno.games.hearts.book import Book
from sukno.games.hearts.hidden import shown_limits
from sukno.games.hearts.position import State
from sukno.games.hearts.scoring import score


def check_state(state: State) -> None:
    """52 cards, each once; as many cards in hand as there should be; what play has shown is true."""
    played = [card for trick in state.tricks for card in trick.cards] + ([state.led] if state.led is not None else [])
    assert sorted([*played, *state.stock, *(card for hand in state.hands for card in hand)]) == list(PACK)
    assert len(state.stock) == max(0, 26 - 2 * len(state.tricks))
    view = GAME.view(state, None)
    for seat, hand in enumerate(state.hands):
        waiting = state.led is not None and state.to_act != seat
        assert len(hand) == min(13, 26 - len(state.tricks)) - waiting
        for limit in shown_limits(view, seat):
            assert sum(card.suit in limit.kinds for card in hand) <= limit.most


def random_game(book: Book, seats: int, rng: Random, *, looked_at: float = 0.2) -> int:
    """Play a deal at random, everything checked, and tell how many moves it had."""
    state = random_deal(GAME, book, seats, rng, check=check_state, looked_at=looked_at)
    rules = book.rules
    assert len(state.tricks) == 26
    deal = score(rules, state.dealer, state.tricks)
    assert sum(deal.hearts) == sum(card.suit is Suit.HEARTS for card in PACK)
    assert sum(deal.taken) == (26 if rules.black_lady else 13)
    if rules.low_wins:
        assert sum(deal.points) == sum(deal.taken)
    else:
        assert min(deal.points) == 0
    match = GAME.after_deal(GAME.open_match(book, seats, state.dealer), state)
    sheet = GAME.sheet(match, 0)
    counted = [row.cells for row in sheet.rows if row.counted]
    assert tuple(map(sum, zip(*counted, strict=True))) == sheet.points == GAME.outcome(state)
    return 52
