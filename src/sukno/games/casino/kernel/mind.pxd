cimport cython
from libc.math cimport exp, log, sqrt

from .bits cimport *
from .finder cimport Finder
from .outlook cimport Outlook
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
    cdef Outlook outlook
    cdef double lapse, bold, doubt
    cdef int breadth

    # The kinds of players: what moves them, how likely each makes a move, and how likely it is each.
    cdef double temper[KINDS]
    cdef bint cares[KINDS]
    cdef double share[KINDS]
    cdef double chance[KINDS]
    cdef double prior[KINDS]

    # Hands of all seats that may be; their weights, by temper, at last each added to all before it.
    cdef int number
    cdef u64 hands[4 * HANDS]
    cdef double weight[KINDS * HANDS]

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

    cdef double likely(self, int place) noexcept
    cdef acquaint(self, list past)
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
    cdef double liked(self, int place, int kind) noexcept nogil
    cdef bint reply(self, Table table, int kind) noexcept nogil
    cdef u64 mix(self, u64 key, u64 move) noexcept nogil
    cdef int enter(self, Table table, u64 key) noexcept nogil
    cdef int choose(self, int node) noexcept nogil
