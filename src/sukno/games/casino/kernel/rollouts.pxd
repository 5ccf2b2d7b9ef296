cimport cython

from .bits cimport *
from .finder cimport Finder
from .table cimport Dice, Laws, Table

cdef class Rollouts:
    cdef readonly Laws laws
    cdef readonly Finder finder
    cdef Dice dice
    cdef Table world, now
    cdef double card_worth, suit_worth, sweep_worth
    # Decisions made, the wide ones counted for more.
    cdef long long work

    # The turn that is looked at.
    cdef u64 unseen
    cdef int opposing
    cdef double chances[FEW + 1]

    # All the moves, as numbers, and how good they look.
    cdef int found
    cdef u64 moves[CROWDED]
    cdef double gains[CROWDED]

    # What was chosen.
    cdef double best
    cdef int chosen_card, chosen_tag
    cdef u64 chosen_taken

    cdef check(self, Table table)
    cdef void play_out(self, Table table) noexcept nogil
    cdef bint pick(self, Table table) noexcept nogil
    cdef void select(self, u64 move) noexcept nogil
    cdef u64 chosen(self) noexcept nogil
    cdef bint survey(self, Table table) noexcept nogil
    cdef void look(self, Table table, u64 lying) noexcept nogil
    cdef void weigh_chances(self, int number) noexcept nogil
    cdef double held(self, u64 cards) noexcept nogil
    cdef double weigh(self, u64 cards) noexcept nogil
    cdef void make(self, Table table, u64 move) noexcept nogil
    cdef void deal_anew(self, Table table) noexcept nogil
    cdef double lead(self, Table table, int side) noexcept nogil
