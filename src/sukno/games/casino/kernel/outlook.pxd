cimport cython
from libc.math cimport erf, sqrt

from .bits cimport *
from .instinct cimport Instinct
from .table cimport Laws, Table

@cython.final
cdef class Outlook:
    cdef readonly Laws laws
    cdef Instinct eye
    cdef bint taught
    cdef double cards_spread, suit_spread
    cdef double weights[ROWS * HOPES]
    # What may be hoped for of the table that is looked at.
    cdef double hopes[HOPES]
    # How likely each side gets most of the cards, and of the suit.
    cdef double most[8]

    cdef double stand(self, Table table, int side) noexcept nogil
    cdef bint fresh(self, Table table) noexcept nogil
    cdef double still(self, Table table) noexcept nogil
    cdef void hope(self, Table table) noexcept nogil
    cdef double ahead(self, Table table, int side) noexcept nogil
    cdef void majorities(self, Table table, int row, u64 cards, double spread) noexcept nogil
