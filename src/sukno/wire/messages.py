"""What goes over the socket of a seat: commands from the page, answers and views from the server."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from .picture import Picture, PlainSheet
from .scene import Card, Lesson, Match, Promise, Said, Scene, Seated, Sheet, Side, Value

Id: TypeAlias = Annotated[str, Meta(title="Id", min_length=1, max_length=64)]
Chair: TypeAlias = Annotated[int, Meta(title="Chair", ge=0, le=9)]
"""A seat."""
Selection: TypeAlias = Annotated[tuple[Card, ...], Meta(title="Selection", max_length=52)]

# From the page


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something the page asks for."""

    id: Id
    """Its own: asked again with the same id, it is answered again and not done again."""
    version: int
    """The version of the table that the page saw. Where the table has gone on the answer is `failed` and a `seen`; but
    where all play at once a move is decided by what lies there when it comes."""


class DoMove(Command, frozen=True, tag="move"):
    """Make a move. Answered by `done` (after its `seen`) or `refused`."""

    text: Annotated[str, Meta(max_length=256)]
    """In notation, as the server offered it."""


class Pick(Command, frozen=True, tag="pick"):
    """What does this selection mean? Answered by `picked`; changes nothing."""

    card: Card
    """Of the hand."""
    loose: Selection = ()
    builds: Selection = ()
    """By their lowest cards."""


class Choose(Command, frozen=True, tag="choose"):
    """A card of the hand was chosen: what can be done with it? Answered by `chosen`; changes nothing."""

    card: Card


class AskHint(Command, frozen=True, tag="hint"):
    """What to do? Answered by `hinted`, the same for as long as nothing happens; changes nothing."""


class DealNext(Command, frozen=True, tag="deal"):
    """Deal the next deal of the match."""


class Undo(Command, frozen=True, tag="undo"):
    """Take back one's last move with the replies to it."""


class Call(Command, frozen=True, tag="call"):
    """Call the target, or give up the match. For giving up no stale version stands in the way."""

    call: Literal["claim", "resign"]


class Back(Command, frozen=True, tag="back"):
    """Show the table some moves ago. Answered by `earlier`; changes nothing."""

    steps: Annotated[int, Meta(ge=0, le=10_000)]


class Again(Command, frozen=True, tag="again"):
    """Play another match with the same players. Answered by `opened`."""


class Renew(Command, frozen=True, tag="renew"):
    """Let another invitation to a seat hold, and the one before no more. Answered by `done` (after its `seen`)."""

    seat: Chair


class Fill(Command, frozen=True, tag="fill"):
    """Wait no longer for somebody: let the usual bot sit down. Answered by `done` (after its `seen`)."""

    seat: Chair


FromPage: TypeAlias = DoMove | Pick | Choose | AskHint | DealNext | Undo | Call | Back | Again | Renew | Fill

# From the server


class Offer(msgspec.Struct, frozen=True):
    """A legal move, as a button."""

    move: str
    """In notation: what `move` sends back."""
    kind: Literal["capture", "build", "trail"]
    value: int
    """What is counted to: of a capture or a build; 0 for pictures and for laying down."""
    button: Said
    """What the button says."""
    described: Said
    """The same in full, for a list of moves and a screen reader."""


class Refusal(msgspec.Struct, frozen=True):
    """The rule that forbids something, and where it is written."""

    rule: str
    why: Said
    file: str | None
    """The source; None where the sources are silent."""
    phrase: str
    silent: Said | None
    """Where they are silent: why we chose what we chose."""


class Meaning(msgspec.Struct, frozen=True):
    """What a selection means: a card of the hand with cards and builds of the table."""

    card: Card
    loose: tuple[Card, ...]
    builds: tuple[Card, ...]
    total: int
    """The sum of the low values of the loose cards."""
    groups: tuple[tuple[Card, ...], ...]
    """The loose cards as they add up for the first of the moves; when building, with the card played."""
    moves: tuple[Offer, ...]
    """The legal moves that use exactly these cards: captures, then builds by value. The first one is primary."""
    refusal: Refusal | None
    """Why there is none; None where there is one, and where nothing is selected."""
    down: Offer | None
    """Laying the card down, whatever is selected."""
    down_refusal: Refusal | None
    """Why it may not be laid down."""


class Picked(msgspec.Struct, frozen=True, tag_field="type", tag="picked"):
    """The answer to `pick`."""

    id: str
    version: int
    meaning: Meaning


class Chosen(msgspec.Struct, frozen=True, tag_field="type", tag="chosen"):
    """The answer to `choose`: the largest capture, for preselection, and what else the card goes with."""

    id: str
    version: int
    meaning: Meaning
    """Of the preselection, which is empty where the card captures nothing."""
    loose: tuple[Card, ...]
    """The loose cards that occur in any legal capture or build with the card."""
    builds: tuple[Card, ...]
    """The builds, by their lowest cards."""
    moves: tuple[Offer, ...]
    """A handful of legal moves with the card."""


class Candidate(msgspec.Struct, frozen=True):
    """A move worth a thought."""

    move: str
    """In notation."""
    said: Said
    """In full."""
    worth: Said
    """Where it leads, or what it costs against the best."""
    why: tuple[Said, ...]


class Hinted(msgspec.Struct, frozen=True, tag_field="type", tag="hinted"):
    """The answer to `hint`, to be told in three steps."""

    id: str
    version: int
    nudge: Said
    """Where to look, without a move."""
    weighed: Said
    """How the moves were weighed."""
    moves: tuple[Candidate, ...]
    """Best first."""


class Invitation(msgspec.Struct, frozen=True):
    """A seat that waits for somebody."""

    seat: int
    token: str
    """Whoever opens the link with it first sits there. It shows no cards and is worth nothing afterwards."""


class NextTable(msgspec.Struct, frozen=True):
    """Where the next match is played, and one's seat there."""

    table: str
    seat: str
    """The token."""


class Seen(msgspec.Struct, frozen=True, tag_field="type", tag="seen"):
    """The whole table as the seat sees it. One comes for every version, in order; on connecting, the present one."""

    version: int
    table: str
    """Its id."""
    seat: int
    """One's own."""
    game: str
    name: Said
    """What the game is called."""
    book: str
    """Its key."""
    house: dict[str, Value]
    """The house's changes; empty: as the book has it."""
    seats: tuple[Seated, ...]
    sides: tuple[Side, ...]
    at_once: bool
    """All play at once: a move may be shown before it is answered, and several may be under way."""
    scene: Scene | Picture
    fresh: int
    """How many of the last happenings in ``scene.talk`` are new with this version; 0 on connecting."""
    undone: int
    """How many moves were taken back with this version."""
    cut: tuple[tuple[Card | None, ...], ...]
    """The rounds of the cut, a card by seat; None: a seat that was out already. Empty where the last match decided."""
    promise: Promise
    match: Match
    deal_over: bool
    """The next deal waits for `deal`, or the match is over."""
    sheet: Sheet | PlainSheet | None
    """Of the deal that is over; None while it runs, and where a call ended it."""
    undoable: int
    """How many moves may be taken back now; 0: none."""
    calls: tuple[Literal["claim", "resign"], ...]
    """What this seat may call now."""
    hints: bool
    """Whether this seat may ask for a hint now."""
    lesson: Lesson | None
    """None: nobody is shown the game here."""
    invitations: tuple[Invitation, ...]
    """To the seats that wait for somebody; empty for a seat that does not invite."""
    next: NextTable | None
    """None: the next match has not begun."""


class Present(msgspec.Struct, frozen=True, tag_field="type", tag="present"):
    """Which of the other people are there now. Comes at tables between people, with each of them that comes or goes."""

    seats: tuple[int, ...]
    """Those with a window open."""


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """The command was done; the log has it, and what it led to has been sent."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The rules forbid it; nothing has changed."""

    id: str
    refusal: Refusal


class Failed(msgspec.Struct, frozen=True, tag_field="type", tag="failed"):
    """The command cannot be used (malformed, stale, too fast, nothing to undo …); nothing has changed."""

    id: str
    """Empty where the message could not be read so far."""
    why: Said


class Earlier(msgspec.Struct, frozen=True, tag_field="type", tag="earlier"):
    """The answer to `back`: the table then."""

    id: str
    steps: int
    """How far it went back: not past the deal."""
    scene: Scene | Picture


class Opened(msgspec.Struct, frozen=True, tag_field="type", tag="opened"):
    """The answer to `again`: the new table, and one's seat there."""

    id: str
    table: str
    seat: str
    """The token."""


FromServer: TypeAlias = Seen | Present | Done | Picked | Chosen | Hinted | Refused | Failed | Earlier | Opened
