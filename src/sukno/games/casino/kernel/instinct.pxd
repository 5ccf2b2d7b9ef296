from libc.math cimport erf, exp, sqrt

from .bits cimport *
from .rollouts cimport Rollouts
from .table cimport Table

cdef class Instinct(Rollouts):
    cdef double cards_spread, suit_spread
    cdef double weights[SENSES]

    # The turn that is looked at: how the majorities stand, what a card is worth now, how late it is, and how likely
    # the others hold a card of each rank.
    cdef int cards_ahead, suit_ahead
    cdef double cards_scale, suit_scale, card_now, suit_now, late
    cdef double likely[13]

    # The move that is looked at: what is felt of it, and what each rank could take of the table it leaves.
    cdef double felt[SENSES]
    cdef double takes[13]
    cdef bint sweeps[13]
    cdef double sums[17]
    cdef double groups[17]
    # What a best reply to it is worth, how likely it is a sweep, and that there is none.
    cdef double reply, swept, spared

    cdef bint survey(self, Table table) noexcept nogil
    cdef void settle(self, Table table) noexcept nogil
    cdef double worth(self, u64 cards) noexcept nogil
    cdef double captured(self, u64 cards) noexcept nogil
    cdef void touch(self, Table table, int place) noexcept nogil
    cdef void between(self, Table table) noexcept nogil
    cdef void answer(self) noexcept nogil
    cdef int best_of(self, unsigned int ranks) noexcept nogil
    cdef void reach(self, Table table, u64 loose, u64 taken, u64 built, int value) noexcept nogil
