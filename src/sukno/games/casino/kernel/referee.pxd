cimport cython

from .bits cimport *
from .table cimport Laws, Table

cdef class Referee:
    cdef Laws laws

    # The turn, and the card of the hand that is looked at.
    cdef int seat, card
    cdef u64 hand, rest, loose
    cdef int low
    cdef unsigned int own, once, twice, buildable

    cdef u64 known_must[MEMORY]
    cdef u64 known_may[MEMORY]
    cdef int known_total[MEMORY]
    cdef bint known_answer[MEMORY]

    # Room for a list of sets.
    cdef u64 sets[2 * ROOM]

    @cython.final
    cdef void face(self, Table table) noexcept nogil
    @cython.final
    cdef void hold(self, int card) noexcept nogil
    @cython.final
    cdef bint may_take(self, Table table, unsigned int chosen) noexcept nogil
    @cython.final
    cdef bint may_build(self, Table table, int value, int standing) noexcept nogil
    @cython.final
    cdef void sort(self, int number) noexcept nogil
    @cython.final
    cdef bint whose(self, int permission, int owner) noexcept nogil
    @cython.final
    cdef bint allows(self, Table table, int card, int tag, u64 taken) noexcept nogil
    @cython.final
    cdef bint allows_trail(self, Table table) noexcept nogil
    @cython.final
    cdef bint can_capture(self, Table table) noexcept nogil
    @cython.final
    cdef bint can_build(self, Table table) noexcept nogil
    @cython.final
    cdef bint allows_build(self, Table table, int value, u64 loose, unsigned int chosen) noexcept nogil

    @cython.final
    cdef u64 bag(self, u64 cards) noexcept nogil
    @cython.final
    cdef bint makes(self, u64 bag, int total) noexcept nogil
    @cython.final
    cdef bint covers(self, u64 must, u64 may, int total) noexcept nogil
    @cython.final
    cdef bint fill(self, u64 must, u64 may, int missing, int most, int total) noexcept nogil
    @cython.final
    cdef bint pairs(self, u64 must, u64 may, int total, int pair) noexcept nogil
