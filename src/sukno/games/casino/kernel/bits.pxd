# What `bits.py` has, for the compiled kernel: the compiler's own bit tricks, and the constants as C numbers.

ctypedef unsigned long long u64

cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int sukno_ctz(unsigned long long some) {
        unsigned long place;
        _BitScanForward64(&place, some);
        return (int)place;
    }
    static __inline int sukno_count(unsigned long long some) { return (int)__popcnt64(some); }
    static __inline int sukno_top(unsigned long long some) {
        unsigned long place;
        _BitScanReverse64(&place, some);
        return (int)place;
    }
    #else
    static inline int sukno_ctz(unsigned long long some) { return __builtin_ctzll(some); }
    static inline int sukno_count(unsigned long long some) { return __builtin_popcountll(some); }
    static inline int sukno_top(unsigned long long some) { return 63 - __builtin_clzll(some); }
    #endif
    static inline int sukno_before(unsigned long long one, unsigned long long other) {
        unsigned long long first = one ^ other;
        int has;
        first &= 0 - first;
        has = (one & first) != 0;
        return first && has == (((has ? other : one) & (0 - first)) != 0);
    }
    """
    int ctz "sukno_ctz"(u64 some) noexcept nogil
    int top "sukno_top"(u64 some) noexcept nogil
    int popcount "sukno_count"(u64 some) noexcept nogil
    bint comes_before "sukno_before"(u64 one, u64 other) noexcept nogil

cdef enum:
    LOW = 0
    HIGH = 1
    BUILD = 1
    TRAIL = 31

cdef enum:
    NONE = 0
    SINGLE = 1
    FULL = 2

cdef enum:
    ANY = 0
    OWN = 1
    OPPONENTS = 2

cdef enum:
    NOBODY = -1

cdef enum:
    FREE = 0
    CARD_CANNOT_CAPTURE = 1
    ONLY_IF_NO_PLAY = 2

cdef enum:
    PARTNER = 1
    ANY_OTHER = 2

cdef enum:
    BUILDS = 26
    LARGEST = 16
    SUBSETS = 8192
    POOL = 16384
    SLOTS = 32749
    PARTS = 3072
    ROOM = 16384
    SHORT = 16
    MEMORY = 4096

cdef enum:
    CARD = 1
    TAG = 2
    BASE = 3
    BASES = 4
    SET = 5
    SETS = 6
    BARE = 7
    PART = 8

cdef enum:
    WIDTH = 1024
    FAR = 1048576

cdef enum:
    KEY = 5
    HINT = 5
    VALUE = 6
    SLOT = 7

cdef enum:
    CROWDED = 256
    FEW = 16
    TRIED = 64

cdef enum:
    HANDS = 4096
    KINDS = 6
    NODES = 8192
    EDGES = 65536
    PLACES = 16384
    DEEP = 64

cdef enum:
    FELT = 18
    SENSES = 54

cdef enum:
    HOPES = 21
    ROWS = 5
