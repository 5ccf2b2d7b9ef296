"""Two-Ten-Jack in bits, for thinking ahead: quick play to the end of an imagined deal, and the exact end for two.

Here a card is a bit, suit by suit from the two to the ace, so that the ace of spades is the highest; a hand is a set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from sukno.cards import PACK, Card, Suit

from .moves import DECLARED, SPECULATION, Move
from .position import State, View
from .scoring import VALUES, strength

SUIT: Final = tuple(((1 << 13) - 1) << 13 * suit for suit in range(4))
"""The bits of each suit."""
_PLACES: Final = tuple(13 * card.suit + strength(card) for card in PACK)
_CARDS: Final = tuple(sorted(PACK, key=_PLACES.__getitem__))
ACE: Final = 1 << _PLACES[SPECULATION]
HEARTS: Final = SUIT[Suit.HEARTS]
TRUMPS: Final = HEARTS | ACE
EVERY: Final = (1 << 52) - 1
"""All the cards."""
FAR: Final = 1000
"""Farther than any result."""


def bits(cards: Iterable[Card]) -> int:
    """A set of cards."""
    found = 0
    for card in cards:
        found |= 1 << _PLACES[card]
    return found


VALUE: Final = {1 << _PLACES[card]: VALUES[card] for card in PACK}
"""What each card counts to the one who takes it."""
_HEIGHT: Final = {1 << _PLACES[card]: strength(card) for card in PACK}
SPENT: Final = {
    card: 4.0 if card == ACE else 0.25 * height if card & HEARTS else 0.08 * height for card, height in _HEIGHT.items()
}
"""What it is thought to cost to part with a card: trumps and high cards take tricks later."""


class Play(NamedTuple):
    """A move: the card, and the suit to be followed where it leads."""

    card: int
    suit: int

    @property
    def move(self) -> Move:
        """The same as a move of the game; the suit matters only of the ace of spades, and only led."""
        card = _CARDS[self.card.bit_length() - 1]
        return Move(card, Suit(self.suit) if card == SPECULATION and self.suit >= 0 else None)


def split(hand: int) -> Iterator[int]:
    """The cards of a set, each as a set of one."""
    while hand:
        card = hand & -hand
        yield card
        hand ^= card


def playable(hand: int, suit: int) -> int:
    """The cards that may be played to a suit."""
    found = hand & SUIT[suit]
    if suit == Suit.HEARTS:
        found |= hand & ACE
    return found or hand & TRUMPS or hand


def beats(card: int, best: int, suit: int) -> bool:
    """Whether a card wins over the best one so far."""
    if best == ACE:
        return False
    if card == ACE:
        return True
    if card & HEARTS:
        return card > best or not best & HEARTS
    return card > best and bool(card & SUIT[suit]) and not best & HEARTS


def spread(cards: int, between: int) -> list[int]:
    """The cards that differ: of neighbours in a suit that count the same, with none of *between* among them, one."""
    found: list[int] = []
    for suit in SUIT:
        last = 0
        for card in split(cards & suit):
            same = last and VALUE[last] == VALUE[card] and card != ACE
            if same and not between & suit & (card - 1) & ~((last << 1) - 1):
                found.pop()
            found.append(card)
            last = card
    return found


def plays(hand: int, suit: int, between: int) -> list[Play]:
    """The moves that differ; ``suit`` below 0: to lead."""
    if suit >= 0:
        return [Play(card, -1) for card in spread(playable(hand, suit), between)]
    found = []
    for card in spread(hand, between):
        suits = DECLARED if card == ACE else ((card.bit_length() - 1) // 13,)
        found += [Play(card, int(suit)) for suit in suits]
    return found


class Scene:
    """A position with all cards known."""

    __slots__ = ("best", "gains", "hands", "holder", "played", "pot", "seats", "stock", "suit", "turn")

    def __init__(
        self,
        hands: list[int],
        stock: tuple[int, ...],
        turn: int,
        gains: list[int],
    ) -> None:
        """A position before a lead."""
        self.hands = hands
        self.seats = len(hands)
        self.stock = stock
        """The cards to come, top first."""
        self.turn = turn
        self.gains = gains
        """What each takes from here on."""
        self.suit = -1
        """The suit to be followed; below 0: nothing is led."""
        self.played = 0
        """How many cards lie in the trick."""
        self.best = 0
        """The card that wins it so far."""
        self.holder = 0
        """Who played that."""
        self.pot = 0
        """What the trick counts."""

    def copy(self) -> Scene:
        """The same, to be played on."""
        other = Scene(self.hands.copy(), self.stock, self.turn, self.gains.copy())
        other.suit, other.played, other.best = self.suit, self.played, self.best
        other.holder, other.pot = self.holder, self.pot
        return other

    def play(self, play: Play) -> None:
        """Play a card."""
        turn, card = self.turn, play.card
        self.hands[turn] ^= card
        self.pot += VALUE[card]
        if not self.played:
            self.suit, self.best, self.holder = play.suit, card, turn
        elif beats(card, self.best, self.suit):
            self.best, self.holder = card, turn
        self.played += 1
        if self.played < self.seats:
            self.turn = (turn + 1) % self.seats
            return
        winner = self.holder
        self.gains[winner] += self.pot
        self.turn, self.suit, self.played, self.pot = winner, -1, 0, 0
        if self.stock:
            for place in range(self.seats):
                self.hands[(winner + place) % self.seats] |= self.stock[place]
            self.stock = self.stock[self.seats :]

    def finish(self) -> list[int]:
        """Play on to the end by simple rules and with open cards; what each takes."""
        while self.hands[self.turn]:
            self.play(self.choose())
        return self.gains

    def choose(self) -> Play:
        """A move by simple rules: what the trick brings, with the best replies to it, less what is spent."""
        possible = plays(self.hands[self.turn], self.suit, EVERY)
        if len(possible) == 1:
            return possible[0]
        if self.played == self.seats - 1:
            return max(possible, key=self.promise)
        return max(possible, key=self._outcome)

    def promise(self, play: Play) -> float:
        """What a card brings were it the last of the trick."""
        card = play.card
        won = not self.played or beats(card, self.best, self.suit)
        pot = self.pot + VALUE[card]
        # What another takes is lost to each of the rest.
        return (pot if won else -pot / (self.seats - 1)) - SPENT[card]

    def _outcome(self, play: Play) -> float:
        """What a card brings when the others reply with what promises them most."""
        turn, card = self.turn, play.card
        suit, best, holder = self.suit, self.best, self.holder
        if not self.played:
            suit, best, holder = play.suit, card, turn
        elif beats(card, best, suit):
            best, holder = card, turn
        pot = self.pot + VALUE[card]
        for step in range(1, self.seats - self.played):
            seat = (turn + step) % self.seats
            reply, most, won = 0, -99.0, False
            for other in split(playable(self.hands[seat], suit)):
                wins = beats(other, best, suit)
                sum_ = pot + VALUE[other]
                worth = (sum_ if wins else -sum_ / (self.seats - 1)) - SPENT[other]
                if worth > most:
                    reply, most, won = other, worth, wins
            pot += VALUE[reply]
            if won:
                best, holder = reply, seat
        return (pot if holder == turn else -pot / (self.seats - 1)) - SPENT[card]


def scene(state: State) -> Scene:
    """A position in bits; gains count from here on."""
    stock = tuple(1 << _PLACES[card] for card in state.stock)
    return _laid([bits(hand) for hand in state.hands], stock, state)


def seen(view: View) -> Scene:
    """What a seat sees of it: its own hand and the trick."""
    return _laid([bits(view.hand) if seat == view.seat else 0 for seat in range(view.seats)], (), view)


def _laid(hands: list[int], stock: tuple[int, ...], at: State | View) -> Scene:
    now = Scene(hands, stock, at.to_act or 0, [0] * at.seats)
    if at.trick is not None:
        now.turn = at.trick.leader
        for seat, card in at.trick.plays(at.seats):
            now.hands[seat] |= 1 << _PLACES[card]
            now.play(Play(1 << _PLACES[card], int(at.trick.suit)))
    return now


class SpentError(Exception):
    """The exact end is too far away."""


class Ending:
    """The exact end between two who know all cards, the stock in its order too."""

    def __init__(self, effort: int) -> None:
        self.effort = effort
        """Positions that may be looked at."""
        self._known: dict[tuple[int, int, int, int, int], tuple[int, int]] = {}

    def best(self, now: Scene, moves: list[Play]) -> Play:
        """The best of these moves, the first of several. Raises SpentError where it is too far to see."""
        found, low, high = moves[0], -FAR, FAR
        for move in moves:
            after = now.copy()
            after.play(move)
            value = self._value(after, low, high)
            if now.turn == 0 and value > low:
                found, low = move, value
            elif now.turn == 1 and value < high:
                found, high = move, value
        return found

    def _value(self, now: Scene, low: int, high: int) -> int:
        """What seat 0 takes more than seat 1, exact between these bounds."""
        turn = now.turn
        so_far = now.gains[0] - now.gains[1]
        if not now.hands[turn]:
            return so_far
        self.effort -= 1
        if self.effort < 0:
            raise SpentError
        key = (now.hands[0], now.hands[1], now.best if now.played else 0, now.suit, turn)
        least, most = self._known.get(key, (-FAR, FAR))
        least, most = least + so_far, most + so_far
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        best, floor, ceiling = (-FAR if turn == 0 else FAR), low, high
        possible = plays(now.hands[turn], now.suit, now.hands[1 - turn] | (now.best if now.played else 0))
        possible.sort(key=now._outcome, reverse=True)
        for move in possible:
            after = now.copy()
            after.play(move)
            value = self._value(after, floor, ceiling)
            if turn == 0:
                best = max(best, value)
                floor = max(floor, best)
            else:
                best = min(best, value)
                ceiling = min(ceiling, best)
            if floor >= ceiling:
                break
        self._known[key] = (
            best - so_far if best > low else least - so_far,
            best - so_far if best < high else most - so_far,
        )
        return best
