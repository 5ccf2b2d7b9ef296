cimport cython

from .bits cimport *
from .finder cimport Finder
from .table cimport Laws, Table

@cython.final
cdef class Aim:
    cdef int span
    cdef int[::1] table

@cython.final
cdef class Ply(Table):
    cdef Ply onward
    cdef int number
    cdef u64 moves[WIDTH]
    cdef int promise[WIDTH]
    # Where the position is remembered, and what tells it from others there.
    cdef Py_ssize_t slot
    cdef u64 key[KEY]

@cython.final
cdef class Solver:
    cdef readonly Laws laws
    cdef readonly Finder finder
    cdef Ply first
    cdef int plies
    # Cards that are alike, by card.
    cdef u64 kin[52]

    # The deal that is solved: all its cards, the sweeps it began with, what it is worth.
    cdef u64 every
    cdef int swept[2]
    cdef Aim aim
    cdef bint aimed
    cdef int values[WIDTH]
    # The nodes that are still allowed.
    cdef long long effort

    # What is remembered, and for which deal.
    cdef u64[::1] slots
    cdef u64 size, generation

    cdef bint alike(self, int card, int other)
    cdef void prepare(self, Ply root)
    cdef int worth(self, u64 mine, u64 theirs, int my_sweeps, int their_sweeps) noexcept nogil
    cdef int majority(self, int mine, int theirs, int threshold) noexcept nogil
    cdef int last_card(self, Ply ply) noexcept nogil
    cdef void enter(self, Ply root) noexcept nogil
    cdef void make(self, Ply ply, u64 move) noexcept nogil
    cdef u64 plain(self, Ply ply, u64 move) noexcept nogil
    cdef int search(self, Ply ply, int least, int most) noexcept nogil
    cdef bint remember(self, Ply ply, u64 held) noexcept nogil
    cdef bint fill(self, Ply ply, u64 hint) noexcept nogil
    cdef int promise(self, Ply ply, int tag, u64 played, u64 others, u64 move) noexcept nogil
    cdef int weight(self, u64 cards) noexcept nogil
