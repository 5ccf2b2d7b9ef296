cimport cython

from .bits cimport *
from .referee cimport Referee
from .table cimport Dice, Table

@cython.final
cdef class Crowd(Referee):
    # What is looked for.
    cdef int tag, value
    cdef bint raising
    cdef u64 start, base, useful, lowest
    cdef u64 tail[53]
    cdef unsigned int optional

    # What is found: sets of the moves of one card and kind in `Referee.sets`, then moves.
    cdef int number, stop, limit, total
    cdef u64 moves[ROOM]

    # What is drawn.
    cdef int offered
    cdef int chosen_card, chosen_tag
    cdef u64 chosen_taken

    cdef void list(self, Table table, int limit) noexcept nogil
    cdef void keep(self, int tag) noexcept nogil
    cdef void list_pictures(self, Table table) noexcept nogil
    cdef bint seek_captures(self, Table table, int tag) noexcept nogil
    cdef bint seek_builds(self, Table table, int value, int standing) noexcept nogil
    cdef void prepare(self) noexcept nogil
    cdef void grow(self, Table table, u64 bag, u64 taken, int onward, u64 pending, unsigned int chosen) noexcept nogil
    cdef bint completes(self, u64 must, u64 may) noexcept nogil
    cdef bint moves_so(self, Table table, u64 taken, unsigned int chosen) noexcept nogil
    cdef void draw(self, Table table, Dice dice) noexcept nogil
    cdef void offer(self, int tag, u64 taken, Dice dice) noexcept nogil
    cdef void wander(self, Table table, Dice dice) noexcept nogil
