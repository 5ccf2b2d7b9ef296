"""The options of Casino: everything in which the sources differ, as one frozen dataclass.

A rule book (``books/*.toml``) gives every option a value and says where it is written. Nothing in the game asks which
book is played; it asks the options. The binding table of options is the project's own reading of the five sources.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sukno.cards import Card, Suit


class Partnership(StrEnum):
    """Whether four seats play two against two."""

    PAIRS = "pairs"
    OFF = "off"


class NextDealer(StrEnum):
    """Who deals the next deal of a match between two."""

    ROTATE = "rotate"
    WINNER = "winner"


class NextMatchDealer(StrEnum):
    """Who deals first in the next match."""

    WINNER = "winner"
    ROTATE = "rotate"
    CUT = "cut"


class DealPackets(StrEnum):
    """How many cards the dealer gives at a time."""

    TWOS = "twos"
    SINGLES = "singles"


class TablePacket(StrEnum):
    """Whether the table gets its packet before or after the dealer."""

    BEFORE_DEALER = "before_dealer"
    AFTER_DEALER = "after_dealer"


class Stock(StrEnum):
    """What becomes of the undealt cards: further deals, or one drawn after each play."""

    DEALS = "deals"
    DRAW = "draw"


class FaceCapture(StrEnum):
    """How many equal pictures one picture takes."""

    ONE = "one"
    ONE_OR_THREE = "one_or_three"
    ANY = "any"


class Building(StrEnum):
    """Whether cards may be built; ``single``: only new single builds, never raised or added to."""

    NONE = "none"
    SINGLE = "single"
    FULL = "full"


class Whose(StrEnum):
    """Whose builds a permission covers."""

    ANY = "any"
    OWN = "own"
    OPPONENTS = "opponents"


class AddWithoutCard(StrEnum):
    """On whose builds one may add without holding the card; there the owner never changes."""

    NONE = "none"
    PARTNER = "partner"
    ANY_OTHER = "any_other"


class SameValueBuilds(StrEnum):
    """Whether two builds of one value may stand."""

    ALLOWED = "allowed"
    MUST_JOIN = "must_join"


class OwnerObligation(StrEnum):
    """What the owner of a standing build may do."""

    NO_TRAIL = "no_trail"
    TAKE_OR_BUILD = "take_or_build"


class Trail(StrEnum):
    """When a card may be trailed."""

    FREE = "free"
    CARD_CANNOT_CAPTURE = "card_cannot_capture"
    ONLY_IF_NO_PLAY = "only_if_no_play"


class Majority(StrEnum):
    """What wins the points for cards and for the suit: strictly the most, or the printed numbers (27, 7)."""

    MOST = "most"
    THRESHOLD = "threshold"


class Scoring(StrEnum):
    """The table of points: 11 a deal, or Spade Casino's 24."""

    STANDARD = "standard"
    SPADE = "spade"


class MatchForm(StrEnum):
    """How a match is won."""

    ONE_DEAL = "one_deal"
    ELEVEN_MULTIPLIED = "eleven_multiplied"
    TWENTY_ONE_COUNT_OUT = "twenty_one_count_out"
    TARGET = "target"


class BothReach(StrEnum):
    """Who wins where several sides reach the target in one deal."""

    HIGHER_TOTAL = "higher_total"


class Tie(StrEnum):
    """What an equal total at the target means."""

    CARDS_THEN_EXTRA_DEAL = "cards_then_extra_deal"
    EXTRA_DEAL = "extra_deal"
    DRAW = "draw"


class Lookback(StrEnum):
    """Which captured cards one may look at."""

    SINCE_OWN_LAST_PLAY = "since_own_last_play"
    FREE = "free"


class Penalties(StrEnum):
    """What irregularities cost. Until they are played only ``off`` is accepted."""

    OFF = "off"
    GRADUATED = "graduated"
    LOSS_OF_GAME = "loss_of_game"


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of Casino. Where a value is a pair of enums, the first is for two seats, the last for more."""

    players: tuple[int, ...]
    """Numbers of seats allowed."""
    partnership: Partnership
    """Whether four seats play 0+2 against 1+3."""
    next_dealer: NextDealer
    """The next deal's dealer with two seats (more always rotate)."""
    next_match_dealer: NextMatchDealer
    """The first dealer of the next match."""
    deal_packets: DealPackets
    """Cards dealt at a time."""
    table_packet: tuple[TablePacket, ...]
    """When the table gets its cards, by seats (two; more)."""
    hand_size: int
    """Cards dealt to a hand."""
    table_size: int
    """Cards dealt to the table, once a pack."""
    stock: Stock
    """Further deals, or a stock to draw from."""
    face_values: tuple[int, ...]
    """Values of jack, queen and king, or empty: pictures pair only."""
    ace_values: tuple[int, ...]
    """Values of an ace played from the hand, the low one first."""
    little_values: tuple[int, ...]
    """Values of the two of spades played from the hand."""
    big_values: tuple[int, ...]
    """Values of the ten of diamonds played from the hand."""
    face_capture: FaceCapture
    """Equal pictures taken at once; with ``face_values`` any number."""
    building: Building
    """Whether and how cards are built."""
    raise_who: Whose
    """Whose single builds may be raised."""
    add_who: Whose
    """Whose builds may be added to (``any`` or ``own``)."""
    absorb_on_raise: bool
    """Whether a raise may take in sets of the new value from the table."""
    add_without_card: AddWithoutCard
    """Whose builds one may add to without the card."""
    same_value_builds: SameValueBuilds
    """Whether a second build of a standing value is allowed."""
    owner_obligation: OwnerObligation
    """What an owner must do."""
    trail: Trail
    """When trailing is allowed."""
    sweep_points: int
    """Points for a sweep."""
    majority: Majority
    """What wins the points for cards and suit."""
    scoring: Scoring
    """The table of points."""
    bonus_suit: Suit
    """The suit that scores."""
    little_card: Card
    """The card that is little casino."""
    big_card: Card
    """The card that is big casino."""
    match: tuple[MatchForm, ...]
    """The form of a match, by seats (two; more)."""
    one_deal_sweeps: bool
    """Whether sweeps count where one deal is a match."""
    target: int
    """The points of a match of the form ``target``."""
    both_reach: BothReach
    """Who wins where several sides reach the target."""
    tie: Tie
    """What an equal total at the target means."""
    claim: bool
    """Whether a player may call the target at any moment."""
    lookback: Lookback
    """Which captured cards may be looked at."""
    penalties: Penalties
    """What irregularities cost."""

    def form(self, seats: int) -> MatchForm:
        """The form of a match for so many seats."""
        return self.match[0 if seats == 2 else -1]

    def table_packet_for(self, seats: int) -> TablePacket:
        """When the table gets its packet with so many seats."""
        return self.table_packet[0 if seats == 2 else -1]

    def sides(self, seats: int) -> int:
        """How many sides play: each seat, or two pairs."""
        return 2 if seats == 4 and self.partnership is Partnership.PAIRS else seats

    def side(self, seat: int, seats: int) -> int:
        """The side of a seat: partners sit opposite."""
        return seat % self.sides(seats)
