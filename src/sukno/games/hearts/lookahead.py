"""Hearts in bits, for thinking ahead: quick play to the end of an imagined deal, and the exact end of a known one.

Here a card is a number, suit by suit from the two to the ace, and a hand a set of bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from sukno.cards import PACK, Card, Suit

from .position import State
from .rules import Rules
from .scoring import BLACK_LADY, penalty, strength

SUIT: Final = tuple(((1 << 13) - 1) << 13 * suit for suit in range(4))
"""The bits of each suit."""
HEARTS: Final = SUIT[Suit.HEARTS]


def place(card: Card) -> int:
    """The number of a card here."""
    return 13 * card.suit + strength(card)


PLACES: Final = tuple(map(place, PACK))
CARDS: Final = tuple(sorted(PACK, key=place))
FAR: Final = 1000
"""Farther than any result."""
LADY: Final = 1 << place(BLACK_LADY)


def bits(cards: Iterable[Card]) -> int:
    """A set of cards."""
    found = 0
    for card in cards:
        found |= 1 << PLACES[card]
    return found


def split(hand: int) -> Iterator[int]:
    """The cards of a set, each as a set of one."""
    while hand:
        card = hand & -hand
        yield card
        hand ^= card


def top(hand: int) -> int:
    """The card of the highest number."""
    return 1 << (hand.bit_length() - 1)


def suit_of(card: int) -> int:
    """The bits of the suit of a card."""
    return SUIT[(card.bit_length() - 1) // 13]


def spread(hand: int, between: int) -> list[int]:
    """The cards of a hand that differ: of neighbours in a suit, with none of *between* among them, only the highest."""
    found = []
    for suit in SUIT:
        mine, last = hand & suit, 0
        for card in split(mine):
            gap = between & (card - 1) & ~((last << 1) - 1) if last else 1
            if last and (gap or LADY in (card, last)):
                found.append(last)
            last = card
        if last:
            found.append(last)
    return found


@dataclass(slots=True)
class Scene:
    """A position with all cards known."""

    hands: list[int]
    stock: tuple[int, ...]
    """The cards to come, top first."""
    led: int
    """The card led; 0: none."""
    turn: int
    taken: list[int]
    """What each has taken so far, in points against it."""
    broken: bool

    def copy(self) -> Scene:
        """The same, to be played on."""
        return Scene(self.hands.copy(), self.stock, self.led, self.turn, self.taken.copy(), self.broken)


def scene(state: State, rules: Rules) -> Scene:
    """A position in bits."""
    taken = [0, 0]
    for trick in state.tricks:
        taken[trick.winner] += sum(penalty(rules, card) for card in trick.cards)
    played = [card for trick in state.tricks for card in trick.cards]
    led = 0 if state.led is None else 1 << PLACES[state.led]
    return Scene(
        hands=[bits(hand) for hand in state.hands],
        stock=tuple(1 << PLACES[card] for card in state.stock),
        led=led,
        turn=state.to_act or 0,
        taken=taken,
        broken=bool((bits(played) | led) & HEARTS),
    )


class Table:
    """The rules that count while a deal is played on."""

    def __init__(self, rules: Rules) -> None:
        self.lady = LADY if rules.black_lady else 0
        self.breaking = rules.breaking
        self.moon = rules.moon
        self.all = 26 if rules.black_lady else 13

    def cost(self, cards: int) -> int:
        """What cards count to the one who takes them."""
        return (cards & HEARTS).bit_count() + (13 if cards & self.lady else 0)

    def leads(self, hand: int, *, broken: bool) -> int:
        """The cards that may be led."""
        return (hand & ~HEARTS or hand) if self.breaking and not broken else hand

    def final(self, taken: list[int]) -> int:
        """How many points seat 0 is better off at the end of a deal."""
        lead = taken[1] - taken[0]
        return -lead if self.moon and abs(lead) == self.all else lead

    def play(self, now: Scene, card: int) -> None:
        """Play a card."""
        turn = now.turn
        now.hands[turn] ^= card
        now.turn = 1 - turn
        if not now.led:
            now.led = card
            now.broken = now.broken or bool(card & HEARTS)
            return
        led = now.led
        if card > led and card & suit_of(led):
            now.turn = turn
        winner, cards = now.turn, card | led
        if cards & HEARTS:
            now.broken = True
        if cards & (HEARTS | self.lady):
            now.taken[winner] += self.cost(cards)
        now.led = 0
        if now.stock:
            now.hands[winner] |= now.stock[0]
            now.hands[1 - winner] |= now.stock[1]
            now.stock = now.stock[2:]

    def finish(self, now: Scene) -> int:
        """Play on to the end, both by simple rules and with open cards; see ``final``."""
        while now.hands[now.turn]:
            hand = now.hands[now.turn]
            if now.led:
                self.play(now, self.reply(hand, now.led))
            else:
                self.play(now, self.lead(self.leads(hand, broken=now.broken), now.hands[1 - now.turn]))
        return self.final(now.taken)

    def reply(self, hand: int, led: int) -> int:
        """A reply by simple rules: stay under if possible, else get rid of the highest."""
        follow = hand & suit_of(led)
        if follow:
            under = follow & (led - 1)
            if under:
                return under & self.lady or top(under)
            return top(follow & ~self.lady or follow)
        return self.discard(hand)

    def discard(self, hand: int) -> int:
        """What to give the other where one cannot follow: the queen of spades, a heart, else the highest card."""
        if hand & self.lady:
            return self.lady
        if hand & HEARTS:
            return top(hand & HEARTS)
        best, height = 0, -1
        for suit in SUIT:
            mine = hand & suit
            if mine and (mine.bit_length() - 1) % 13 > height:
                best, height = top(mine), (mine.bit_length() - 1) % 13
        return best

    def lead(self, hand: int, other: int) -> int:
        """A lead by simple rules, knowing the other's cards: what gains most at once, and better out of the lead."""
        best, most = 0, -100
        for suit in SUIT:
            mine = hand & suit
            if not mine:
                continue
            card, theirs = mine & -mine, other & suit
            hearts = suit == HEARTS
            if not theirs:
                gain = -4 * (hearts + (13 if other & self.lady else 1 if other & HEARTS else 0)) - 2
            elif theirs & (card - 1):
                gain = -8 if hearts else -1
            else:
                gain = 8 if hearts else 1
            if card & self.lady:
                gain += 50 if theirs and not theirs & (card - 1) else -50
            if gain > most:
                best, most = card, gain
        return best


class SpentError(Exception):
    """The exact end is too far away."""


class Ending:
    """The exact end of a deal whose cards are all known and drawn."""

    def __init__(self, table: Table, effort: int) -> None:
        self.table = table
        self.effort = effort
        """Positions that may be looked at."""
        self._known: dict[tuple[int, int, int], tuple[int, int]] = {}

    def best(self, now: Scene, moves: list[int]) -> int:
        """The best of these cards, the first of several. Raises SpentError where it is too far to see."""
        found, low, high = moves[0], -FAR, FAR
        for move in moves:
            after = now.copy()
            self.table.play(after, move)
            value = self._value(after, low, high)
            if now.turn == 0 and value > low:
                found, low = move, value
            elif now.turn == 1 and value < high:
                found, high = move, value
        return found

    def _value(self, now: Scene, low: int, high: int) -> int:
        """What seat 0 will be better off at the end, exact between these bounds."""
        turn = now.turn
        hand = now.hands[turn]
        if not hand:
            return self.table.final(now.taken)
        self.effort -= 1
        if self.effort < 0:
            raise SpentError
        so_far = before = 0
        if self.table.moon:
            before = now.taken[0]
        else:
            # What is still to come does not depend on what was taken, and is no more than what the hands hold.
            so_far = now.taken[1] - now.taken[0]
            rest = self.table.cost(now.hands[0] | now.hands[1] | now.led)
            if so_far + rest <= low:
                return so_far + rest
            if so_far - rest >= high or not rest:
                return so_far - rest
        key = (now.hands[0] | now.led << 52, now.hands[1] | before << 52, turn | now.broken << 1)
        least, most = self._known.get(key, (-FAR, FAR))
        least, most = least + so_far, most + so_far
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        best, floor, ceiling = (-FAR if turn == 0 else FAR), low, high
        for move in self._moves(now, hand):
            after = now.copy()
            self.table.play(after, move)
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

    def _moves(self, now: Scene, hand: int) -> list[int]:
        """The cards that differ, the likely best first."""
        other = now.hands[1 - now.turn]
        if now.led:
            follow = hand & suit_of(now.led)
            cards, first = spread(follow or hand, other | now.led), self.table.reply(hand, now.led)
        else:
            leads = self.table.leads(hand, broken=now.broken)
            cards, first = spread(leads, other), self.table.lead(leads, other)
        cards.sort(key=lambda card: card != first)
        return cards
