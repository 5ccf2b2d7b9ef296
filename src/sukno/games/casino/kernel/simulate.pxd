from .bits cimport *
from .finder cimport Finder
from .table cimport Dice, Laws, Table

cdef class Deal(Table):
    cdef Finder finder

    cdef void apply(self, u64 move) noexcept nogil

cdef void play_to_end(Table table, Finder finder, Dice dice) noexcept nogil
