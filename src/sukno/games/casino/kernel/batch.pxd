from .bits cimport *
from .finder cimport Finder
from .table cimport Dice, Laws, Table

cdef enum:
    TURN = 0
    DEALER = 1
    LAST = 2
    TOP = 3
    STANDING = 4
    SWEEPS = 5

cdef class Batch:
    cdef readonly int games
    cdef readonly object cards, facts, stocks
    cdef Table table
    cdef Finder finder
    cdef Dice dice
    cdef u64[:, ::1] card_rows
    cdef short[:, ::1] fact_rows
    cdef unsigned char[:, ::1] stock_rows

    cdef void load(self, int game) noexcept nogil
    cdef void load_pack(self, int game) noexcept nogil
    cdef void save(self, int game) noexcept nogil
