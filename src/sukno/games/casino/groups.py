"""Splitting card values into groups of one total, the arithmetic under every capture and build.

A *bag* is a multiset of the values 1..15 packed into one integer, four bits a value: adding a card is adding
``one(value)``, and equal bags are equal numbers, which makes them good keys for the memory below. Nothing here knows
cards, suits or options.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

_BITS = 4
_MASK = (1 << _BITS) - 1


def one(value: int) -> int:
    """The bag of one card of this value."""
    return 1 << _BITS * value


def bag(values: Iterable[int]) -> int:
    """The bag of these values."""
    return sum(map(one, values))


def count(some: int, value: int) -> int:
    """How many cards of this value the bag has."""
    return some >> _BITS * value & _MASK


def _largest(some: int) -> int:
    return (some.bit_length() - 1) // _BITS


def splits(some: int, total: int) -> bool:
    """Whether the whole bag splits into groups of this total. The empty bag does."""
    return covers(some, 0, total)


@lru_cache(maxsize=1 << 17)
def covers(must: int, may: int, total: int) -> bool:
    """Whether all of ``must``, helped by any part of ``may``, splits into groups of this total.

    With an empty ``may`` this is the exact split of a set; otherwise it says whether a half-made selection can still
    be completed. Memory and two exchange arguments keep it quick on the most crowded table:

    * If the largest card and its complement to the total are both in ``must``, some solution has them together
      (whatever stood with the one goes with whatever stood with the other).
    * Of equal values, those of ``must`` can be used before those of ``may``.
    """
    if not must:
        return True
    largest = _largest(must)
    if largest > total:
        return False
    rest = must - one(largest)
    missing = total - largest
    if not missing:
        return covers(rest, may, total)
    if count(rest, missing):
        return covers(rest - one(missing), may, total)
    if not may and pips(must) % total:
        return False
    return any(covers(rest - used, may - helped, total) for used, helped in _fillings(rest, may, missing, missing))


def pips(some: int) -> int:
    """The sum of the bag's values."""
    return sum(value * count(some, value) for value in range(1, _largest(some) + 1)) if some else 0


def _fillings(must: int, may: int, missing: int, most: int) -> Iterator[tuple[int, int]]:
    """The ways to make ``missing`` from values up to ``most``: what is used of ``must`` and of ``may``."""
    if not missing:
        yield 0, 0
        return
    for value in range(min(missing, most), 0, -1):
        owed, spare = count(must, value), count(may, value)
        for number in range(1, min(owed + spare, missing // value) + 1):
            used = min(number, owed) * one(value)
            helped = max(0, number - owed) * one(value)
            for more_used, more_helped in _fillings(must, may, missing - number * value, value - 1):
                yield used + more_used, helped + more_helped


@lru_cache(maxsize=1 << 16)
def covers_pairing(must: int, may: int, total: int, pair: int) -> bool:
    """As :func:`covers`, but a card of value ``pair`` may also stand alone: it is taken as a pair.

    An ace that counts 14 takes other aces as pairs, and aces counting 1 in sums, both at once.
    """
    helpers = count(must, pair)
    alone = must - helpers * one(pair)
    # Cards that can stand alone never need cover, so they may as well all be helpers.
    return covers(alone, may + helpers * one(pair), total)


TRIED = 4000
"""Parts of a bag looked at for the largest one that splits; hardly any table needs so many."""


def most(some: int, may: int, total: int) -> int:
    """The largest part of ``some`` that splits into groups of this total, helped by any part of ``may``.

    What is left out is tried card by card more, so on a crowded table, where nearly everything fits, the answer is
    found at once. Where very much has to be left out of very many cards, a good part is returned, not surely the best.
    """
    useful = 0
    for value in range(1, min(_largest(some), total) + 1) if some else ():
        number = count(some, value)
        if number and covers(one(value), some - one(value) + may, total):
            useful += number * one(value)
    values = [value for value in range(1, total + 1) if count(useful, value)]
    tried = 0
    for left_out in range(size(useful) + 1):
        for dropped in _parts(useful, values, left_out):
            if covers(useful - dropped, may, total):
                return useful - dropped
            tried += 1
            if tried == TRIED:
                return _many(useful, values, may, total)
    return 0


def _parts(some: int, values: list[int], number: int) -> Iterator[int]:
    """The parts of a bag with so many cards, those of the largest cards first."""
    if not number:
        yield 0
        return
    if not values:
        return
    *rest, value = values
    for here in range(min(number, count(some, value)), -1, -1):
        for more in _parts(some, rest, number - here):
            yield here * one(value) + more


def _many(some: int, values: list[int], may: int, total: int) -> int:
    """A part that splits and to which no more can be added in this order, small cards first."""
    chosen, rest = 0, some
    for value in values:
        for _ in range(count(some, value)):
            rest -= one(value)
            if covers(chosen + one(value), rest + may, total):
                chosen += one(value)
    return chosen


def size(some: int) -> int:
    """How many cards a bag has."""
    return sum(count(some, value) for value in range(1, _largest(some) + 1)) if some else 0


def makes(some: int, total: int) -> bool:
    """Whether some cards of the bag add up to the total; no cards make nothing."""
    if total <= 0:
        return False
    reach = 1
    for value in range(1, min(_largest(some), total) + 1) if some else ():
        for _ in range(count(some, value)):
            reach |= reach << value
    return bool(reach >> total & 1)
