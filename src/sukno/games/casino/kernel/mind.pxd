cimport cython
from libc.math cimport erf, exp, log, sqrt

from .bits cimport *
from .finder cimport Finder
from .rollouts cimport Rollouts
from .table cimport Dice, Laws, Table

@cython.final
cdef class Mind:
    cdef readonly Laws laws
    cdef readonly Finder finder
    cdef Rollouts eyes
    cdef Dice dice
    cdef Table world, now, fancy
    cdef int fancied
    cdef int seat
    cdef double cards_spread, suit_spread
    cdef double lapse, bold, doubt
    cdef int breadth

    # The kinds of players: what moves them, how likely each makes a move, and how likely it is each.
    cdef double temper[TEMPERS]
    cdef double share[TEMPERS]
    cdef double chance[TEMPERS]
    cdef double prior[TEMPERS]

    # Hands of all seats that may be; their weights, by temper, at last each added to all before it.
    cdef int number
    cdef u64 hands[4 * HANDS]
    cdef double weight[TEMPERS * HANDS]

    # The tree: nodes, their moves, and where to find a node.
    cdef int nodes, edges
    cdef int first[NODES]
    cdef int count[NODES]
    cdef int visits[NODES]
    cdef double total[NODES]
    cdef u64 edge[EDGES]
    cdef int tries[EDGES]
    cdef double sum[EDGES]
    cdef double looks[EDGES]
    cdef u64 key[PLACES]
    cdef int node[PLACES]
    cdef int path_node[DEEP]
    cdef int path_edge[DEEP]
    cdef double odds[CROWDED]
    # How likely each side gets most of the cards, and of the suit.
    cdef double most[8]

    cdef double likely(self, int place) noexcept
    cdef temperament(self, list past)
    cdef void explain(self, Table table, u64 move) noexcept nogil
    cdef gather_worlds(self, list worlds)
    cdef void even(self) noexcept nogil
    cdef void gather_hands(self, Table table) noexcept nogil
    cdef void hold(self, int seat, u64 some, unsigned int owed) noexcept nogil
    cdef judge(self, before, u64 move)
    cdef void settle(self) noexcept nogil
    cdef plant(self, list moves)
    cdef void rank(self, int node) noexcept nogil
    cdef void attempt(self, int most, int root) noexcept nogil
    cdef void drop(self, int worlds) noexcept nogil
    cdef void imagine(self) noexcept nogil
    cdef double unit(self) noexcept nogil
    cdef bint reply(self, Table table, int temper) noexcept nogil
    cdef u64 mix(self, u64 key, u64 move) noexcept nogil
    cdef int enter(self, Table table, u64 key) noexcept nogil
    cdef int choose(self, int node) noexcept nogil
    cdef double stand(self, Table table) noexcept nogil
    cdef double ahead(self, Table table, int side) noexcept nogil
    cdef void majorities(self, Table table, int row, u64 cards, double spread) noexcept nogil
