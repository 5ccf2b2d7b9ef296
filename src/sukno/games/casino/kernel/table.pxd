cimport cython

from .bits cimport *

@cython.final
cdef class Laws:
    cdef readonly int seats, sides
    cdef int low[52]
    cdef int high[52]
    cdef unsigned int answers[52]
    cdef u64 holders[32]
    cdef int twin[32]
    cdef u64 valued
    # By card: its bit, and 56 bits further up its low value; by value: the cards of a low value up to it.
    cdef u64 weights[52]
    cdef u64 upto[32]
    cdef int pictures[4]
    cdef int building, raise_who, add_who, add_without, trail
    cdef bint absorb, must_join, take_or_build, drawn
    cdef int places[52]
    cdef int first_cards, packet_cards
    cdef int sweep_points
    cdef bint threshold, spade
    cdef u64 suit, big, little, aces, jack

    cdef bint answer(self, u64 hand, unsigned int owed) noexcept nogil
    cdef int naturals(self, u64 cards) noexcept nogil
    cdef bint partners(self, int one, int other) noexcept nogil

@cython.final
cdef class Dice:
    cdef u64 state

    cdef void seed(self, u64 seed, u64 game) noexcept nogil
    cdef int below(self, int number) noexcept nogil

cdef class Table:
    cdef readonly Laws laws
    cdef u64 hand[4]
    cdef u64 pile[4]
    cdef int sweeps[4]
    cdef u64 loose
    cdef int builds
    cdef u64 build_cards[BUILDS]
    cdef int build_value[BUILDS]
    cdef int build_owner[BUILDS]
    cdef bint build_multiple[BUILDS]
    cdef unsigned char stock[52]
    cdef int top
    cdef int turn, dealer, last
    cdef u64 seen

    @cython.final
    cdef bint sound(self) noexcept nogil
    @cython.final
    cdef void shuffle(self, Dice dice) noexcept nogil
    @cython.final
    cdef void stir(self, Dice dice, int first) noexcept nogil
    @cython.final
    cdef void begin(self, int dealer) noexcept nogil
    @cython.final
    cdef void packet(self, bint first) noexcept nogil
    @cython.final
    cdef void move(self, int card, int tag, u64 taken) noexcept nogil
    @cython.final
    cdef void capture(self, int card, u64 taken) noexcept nogil
    @cython.final
    cdef void drop(self, int place) noexcept nogil
    @cython.final
    cdef void build(self, int card, int value, u64 taken) noexcept nogil
    @cython.final
    cdef void pass_turn(self) noexcept nogil
    @cython.final
    cdef void finish(self) noexcept nogil
    @cython.final
    cdef bint without_card(self, int build, int value) noexcept nogil
    @cython.final
    cdef int score(self, int side) noexcept nogil
    @cython.final
    cdef bint most(self, int side, u64 cards, int threshold) noexcept nogil
    @cython.final
    cdef void copy(self, Table other) noexcept nogil
