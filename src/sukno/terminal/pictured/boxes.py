"""A place on the table as a box: how large it is, and drawing what lies there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sukno.cards import Card
from sukno.core.picture import Place, Shape
from sukno.terminal.canvas import Area, Canvas
from sukno.terminal.cards import MEDIUM, Size, draw_card
from sukno.terminal.look import BACK, BACK_WEAVE, BRASS, DIM, IVORY, MAT, PAPER_EDGE, SHADE

from .scene import Drawing, Scene

NAMED: Final = 8
"""Columns for a name above a card."""
DOTS: Final = 10
"""So many counters are drawn one by one."""


@dataclass(frozen=True, slots=True)
class Box:
    """A place as it is drawn: with a line above that says what it is, or without."""

    place: Place
    size: Size
    caption: str
    """Empty: no line."""
    kept: int
    """Columns kept for the name, so that a note, or one digit more, moves nothing to the side; 0: as many as it has."""
    spread: bool
    """Whether cards lie side by side; else each covers the one before."""
    seen: int | None = None
    """So many cards of a column or a row are drawn, the last ones, and of those before them how many there are; None:
    all; 0: the last one, and nothing of the others."""

    @property
    def named(self) -> bool:
        """Whether names stand above the cards."""
        return bool(self.place.from_seats)

    @property
    def pitch(self) -> int:
        """From one card to the next."""
        if self.named:
            return max(self.size.width, NAMED) + 1
        return self.size.width + 1 if self.spread else self.size.covered

    @property
    def width(self) -> int:
        """How many columns it needs."""
        return max(self.core, len(self.caption))

    @property
    def core(self) -> int:
        """The columns that it is arranged by."""
        return max(self.cards_width, self.kept or len(self.caption))

    @property
    def cards_width(self) -> int:
        """How many columns the cards need."""
        place = self.place
        match place.shape:
            case Shape.COUNTERS:
                return min(place.count, DOTS) + 2 + len(str(place.count))
            case Shape.PILE | Shape.COLUMN:
                beside = 0 if self.caption or place.shape is Shape.COLUMN else 1 + max(2, len(str(place.count)))
                return self.size.width + beside
        cards = bool(self.folded) + len(self.cards) or 1
        return self.pitch * (cards - 1) + (self.pitch - 1 if self.named else self.size.width)

    @property
    def height(self) -> int:
        """How many rows it needs."""
        column = bool(self.folded) + len(self.cards) - 1 if self.place.shape is Shape.COLUMN else 0
        return bool(self.caption) + self.named + max(0, column) + self.size.height

    @property
    def folded(self) -> int:
        """How many cards are only counted; one would take as much room as its count."""
        return len(self.place.cards) - len(self.cards) if self.seen else 0

    @property
    def cards(self) -> tuple[Card | None, ...]:
        """Those that are drawn."""
        cards, seen = self.place.cards, self.seen
        if seen is None or self.named or len(cards) <= seen + 1:
            return cards
        return cards[-max(1, seen) :]


def caption_of(scene: Scene, place: Place, *, noted: bool = True) -> str:
    """What a place is called, how much is in it, and, if that is to be ``noted``, what is to be known of it."""
    name = scene.words(place.name)
    if place.shape in (Shape.PILE, Shape.COLUMN) and place.count != len([card for card in place.cards if card]):
        name = f"{name} {place.count}"
    return f"{name} · {scene.words(place.note)}" if noted and place.note is not None else name


def kept_of(scene: Scene, place: Place) -> int:
    """The columns kept for what a place is called: of a pile with a number of two digits, whatever the note."""
    return len(scene.words(place.name)) + (3 if place.shape is Shape.PILE else 0)


def draw_box(scene: Scene, drawing: Drawing, box: Box, x: int, y: int) -> None:
    """Draw a place, and remember where it is."""
    canvas, place = drawing.canvas, box.place
    drawing.places.append((Area(x, y, box.width, box.height), place.key))
    if box.caption:
        open_ = scene.acted_on(place)
        canvas.put(x, y, box.caption, BRASS if open_ else DIM, bold=open_)
        y += 1
    x += (box.core - box.cards_width) // 2
    if box.named:
        for number, seat in enumerate(place.from_seats):
            name = scene.names[seat][: box.pitch - 1].center(box.size.width)
            canvas.put(x + number * box.pitch, y, name, scene.colour(seat))
        y += 1
    match place.shape:
        case Shape.COUNTERS:
            dots = "●" * min(place.count, DOTS)
            canvas.put(x, y + (box.size.height - 1) // 2, f"{dots}  {place.count}".strip(), BRASS, bold=True)
        case Shape.PILE:
            _draw_pile(scene, drawing, box, x, y)
        case _:
            _draw_row(scene, drawing, box, x, y)


def _draw_pile(scene: Scene, drawing: Drawing, box: Box, x: int, y: int) -> None:
    canvas, place, size = drawing.canvas, box.place, box.size
    if not place.count:
        canvas.fill(Area(x, y, size.width, size.height), MAT)
        return
    top = place.cards[-1] if place.cards else None
    if top is None:
        draw_face_down(canvas, x, y, size)
    else:
        draw_card(canvas, x, y, size, top, scene.deck)
        drawing.cards.append((Area(x, y, size.width, size.height), top))
    if place.count > 1 and size.height >= MEDIUM.height:
        canvas.edge(x + size.width, y, size.height, PAPER_EDGE if top else BACK, "▌")
    if not box.caption:
        canvas.put(x + size.width + 1, y, f"{place.count}", IVORY)


def _draw_row(scene: Scene, drawing: Drawing, box: Box, x: int, y: int) -> None:
    canvas, size = drawing.canvas, box.size
    column = box.place.shape is Shape.COLUMN
    if not box.place.cards:
        canvas.fill(Area(x, y, size.width, size.height), MAT)
    if box.folded:
        canvas.put(x, y, f"+{box.folded}".center(size.width), IVORY, bg=MAT)
        x, y = (x, y + 1) if column else (x + box.pitch, y)
    for number, card in enumerate(box.cards):
        at, row = (x, y + number) if column else (x + number * box.pitch, y)
        if card is None:
            draw_face_down(canvas, at, row, size)
        else:
            draw_card(canvas, at, row, size, card, scene.deck)
            drawing.cards.append((Area(at, row, size.width, size.height), card))
        covers = number > 0 and not column and not box.named and not box.spread
        for line in range(row, row + size.height) if covers else ():  # where one card ends and the next begins
            canvas.put(*((at, line, "▏") if size.height >= MEDIUM.height else (at - 1, line, "▕")), SHADE)
        if card is not None and scene.choosing is not None and card == scene.choosing.card:
            canvas.edge(at - 1, row, size.height, BRASS, "▐")
            canvas.edge(at + size.width, row, size.height, BRASS, "▌")


def draw_face_down(canvas: Canvas, x: int, y: int, size: Size) -> None:
    """A card's back."""
    canvas.fill(Area(x, y, size.width, size.height), BACK, "▒", BACK_WEAVE)
