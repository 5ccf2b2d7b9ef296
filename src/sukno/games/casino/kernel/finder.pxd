cimport cython

from .bits cimport *
from .crowd cimport Crowd
from .referee cimport Referee
from .table cimport Dice, Laws, Table

@cython.final
cdef class Finder(Referee):
    cdef Crowd crowd
    cdef int room

    # The turn that was looked at.
    cdef u64 seen
    cdef bint crowded
    cdef int total

    # The parts of the table that make up to the highest value wanted: cards, and 56 bits further up their sum.
    cdef u64 subsets[SUBSETS + 1]
    cdef short by_total[32]
    # The sums they make, as bits.
    cdef unsigned int reach

    # Sets of cards; the first is empty.
    cdef u64 pool[POOL]
    cdef u64 groups[SUBSETS + 4]
    cdef Py_ssize_t used
    cdef unsigned int known
    cdef bint few
    cdef Py_ssize_t union_first[32]
    cdef Py_ssize_t union_count[32]
    cdef u64 slots[SLOTS]
    cdef int stamps[SLOTS]
    cdef int stamp

    # The moves: cards that may be trailed, and parts; every part is all of some bases with all of some sets, and without a set too where `bare`.
    cdef u64 trails
    cdef Py_ssize_t parts
    cdef int part[PART * PARTS]
    cdef Py_ssize_t listed

    # What `fillings` found.
    cdef Py_ssize_t found, found_number

    # What `choose` chose.
    cdef int chosen_card, chosen_tag
    cdef u64 chosen_taken

    cdef void look(self, Table table) noexcept nogil
    cdef int number_of(self, Table table) noexcept nogil
    cdef bint find(self, Table table) noexcept nogil
    cdef bint find_subsets(self, int limit) noexcept nogil
    cdef bint unions(self, int value, u64 pairs, int slot) noexcept nogil
    cdef bint fresh(self, u64 cards, Py_ssize_t first, Py_ssize_t number) noexcept nogil
    cdef void forget(self, Py_ssize_t number) noexcept nogil
    cdef u64 lone(self, int total) noexcept nogil
    cdef bint fillings(self, int missing, int value) noexcept nogil
    cdef inline bint add(
        self, int tag, Py_ssize_t base, Py_ssize_t bases, Py_ssize_t first, Py_ssize_t sets, bint bare
    ) noexcept nogil
    cdef bint find_pictures(self, Table table) noexcept nogil
    cdef bint find_captures(self, Table table, int value, int tag) noexcept nogil
    cdef bint find_new(self, int value) noexcept nogil
    cdef bint find_standing(self, Table table, int value) noexcept nogil
    cdef bint not_low(self, int slot, int low) noexcept nogil
    cdef void draw(self, Table table, Dice dice) noexcept nogil
    cdef void play_out(self, Table table, Dice dice) noexcept nogil
    cdef void choose(self, Py_ssize_t number) noexcept nogil
    cdef bint choose_share(self, Table table, double share) noexcept nogil
    cdef void choose_in_order(self, Py_ssize_t number) noexcept nogil
    cdef u64 set_of(self, Py_ssize_t part, Py_ssize_t number) noexcept nogil
    cdef void list(self, Table table, int limit) noexcept nogil
    cdef void write(self, int card, int tag, u64 taken, int limit) noexcept nogil
    cdef u64 pick(self, Py_ssize_t part, Py_ssize_t last, Py_ssize_t number) noexcept nogil
    cdef Py_ssize_t collect(self, Py_ssize_t part) noexcept nogil
    cdef Py_ssize_t gather(self, Py_ssize_t part, Py_ssize_t number) noexcept nogil
