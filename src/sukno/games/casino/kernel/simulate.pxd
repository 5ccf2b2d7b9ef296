from .bits cimport *
from .finder cimport Finder
from .table cimport Dice, Laws, Table

cdef class Deal(Table):
    cdef Finder finder

    cdef void apply(self, u64 move) noexcept nogil
