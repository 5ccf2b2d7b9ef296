"""The whole picture of a table, for any size of window from 80×24 up."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from sukno.cards import Card
from sukno.core.picture import Told
from sukno.terminal.canvas import Area, Canvas, Span
from sukno.terminal.cards import HUGE, LARGE, MEDIUM, SMALL, TINY, Size, draw_card
from sukno.terminal.look import BRASS, BRASS_INK, DIM, IVORY, LINE, RAIL
from sukno.terminal.parts import draw_button, draw_small, fitted_keys, is_small
from sukno.words import figure, message

from .boxes import draw_face_down
from .cloth import about, draw_cloth
from .columns import draw_columns
from .scene import Drawing, Scene

TALL: Final = 30
"""From so many rows on there is room for larger cards and buttons."""
HIGH: Final = 38
ASIDE: Final = 22
"""Columns beside the hand."""
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Keys of the buttons."""
HEADED: Final = 4
"""Up to so many sides the match score stands in the first line."""


def draw(scene: Scene, width: int, height: int, *, log_beside: bool = False) -> Drawing:
    """Draw a scene. ``log_beside``: the talk stands in a panel of its own, so one line of it is enough."""
    drawing = Drawing(Canvas(width, height, IVORY, RAIL))
    if is_small(width, height):
        draw_small(drawing.canvas, scene.words)
        return drawing
    tall = height >= TALL
    talk = 3 if tall and not log_beside else 1
    tray = 7 if height >= HIGH else 5 if tall else 3
    wanted = HUGE if height >= HIGH else LARGE if tall else MEDIUM
    hand = 0 if scene.columns else wanted.height + 2 if scene.held else 3
    scores = len(scene.sides) > HEADED
    _draw_header(scene, drawing, scores=scores)
    _draw_talk(scene, drawing, 1, talk)
    cloth = Area(0, 1 + talk, width, height - 2 - talk - tray - hand)
    y = cloth.y + cloth.height
    _draw_tray(scene, drawing, Area(0, y, width, tray))
    if scene.columns:
        draw_columns(scene, drawing, cloth)
    else:
        draw_cloth(scene, drawing, cloth, wanted, scores=scores)
        draw_hand(scene, drawing, Area(0, y + tray, width, hand), wanted)
        _draw_aside(scene, drawing, y + tray, scores=scores)
    _draw_keys(scene, drawing, height - 1)
    return drawing


def _draw_header(scene: Scene, drawing: Drawing, *, scores: bool) -> None:
    """The game, the deal, what is played for; and the match score, where it does not stand beside the names."""
    canvas, words = drawing.canvas, scene.words
    middle = [] if scores else _score_spans(scene)
    wide = sum(len(span.text) for span in middle)
    game, deal, standing = (
        words(scene.game),
        words("terminal-deal", deal=scene.deal, part=scene.part),
        words(scene.standing),
    )
    room = canvas.width - wide - 5
    lefts = (" · ".join(parts) for parts in ((game, deal, standing), (game, deal), (game,)))
    left = next((text for text in lefts if len(text) <= room), game)
    canvas.spans(1, 0, [Span(left, DIM)], canvas.width - wide - 2)
    canvas.spans(canvas.width - wide - 1, 0, middle)


def _score_spans(scene: Scene) -> list[Span]:
    """The match score: ``You 12 : 10 Marina``; of more sides one after another."""
    spans: list[Span] = []
    if len(scene.totals) == 2:
        first, other = (Span(scene.side_name(side), scene.colour(scene.sides[side][0])) for side in (0, 1))
        points = f" {figure(scene.totals[0])} : {figure(scene.totals[1])} "
        return [first, Span(points, IVORY, bold=True), other]
    for side, total in enumerate(scene.totals):
        colour = scene.colour(scene.sides[side][0])
        spans += [Span("  · " if side else "", LINE), Span(f"{scene.side_name(side)} ", colour)]
        spans.append(Span(figure(total), IVORY, bold=True))
    return spans


def _draw_talk(scene: Scene, drawing: Drawing, y: int, lines: int) -> None:
    """What was said last, the newest line lowest and brightest."""
    spoken = scene.picture.told[-lines:]
    for row, told in enumerate(spoken, lines - len(spoken)):
        newest = row == lines - 1
        drawing.canvas.spans(2, y + row, talk_spans(scene, told, IVORY if newest else DIM))


def talk_spans(scene: Scene, told: Told, colour: str) -> list[Span]:
    """A line of talk with its speaker."""
    if told.seat is None:
        return [Span(scene.words(told.said), colour)]
    name = scene.names[told.seat]
    said = message(told.said.id, **{**dict(told.said.args), "name": name})
    return [Span(f"{name}: ", scene.colour(told.seat)), Span(scene.words(said), colour)]


# The tray


def _draw_tray(scene: Scene, drawing: Drawing, area: Area) -> None:
    """What is to be done, and the buttons: in three rows, five or seven."""
    canvas = drawing.canvas
    roomy, large = area.height > 3, area.height > 5
    canvas.put(0, area.y, "▔" * canvas.width if roomy else "", BRASS if scene.choosing else LINE)
    more = _draw_hint(scene, drawing, area.y + roomy)
    if scene.choosing is not None:
        y = area.y + (4 if large else 3 if roomy else 1 + more)
        rows = (y - 1, y, y + 1) if large else (y,)
        _draw_buttons(scene, drawing, rows)


def _draw_hint(scene: Scene, drawing: Drawing, y: int) -> int:
    """What is to be done, in a line or two; how many lines it takes more than one."""
    spans, canvas = _hint_spans(scene), drawing.canvas
    *before, last = spans or [Span("", IVORY)]
    x = canvas.spans(2, y, before)
    lines = wrap(last.text, max(1, canvas.width - x - 1))[:2] or [""]
    for row, line in enumerate(lines, y):
        canvas.put(x, row, line, last.fg, bold=last.bold)
    return len(lines) - 1


def _hint_spans(scene: Scene) -> list[Span]:
    words, choosing = scene.words, scene.choosing
    if scene.notice:
        return [Span("◆ ", BRASS), Span(scene.notice, IVORY)]
    if scene.back:
        return [Span("◂ ", BRASS), Span(words("terminal-back", moves=scene.back), IVORY)]
    if choosing is None:
        if not scene.to_act or scene.over:
            ended = words("terminal-match-ended") if scene.over else words("terminal-deal-ended", part=scene.part)
            return [Span(ended, IVORY)]
        if scene.at_once:
            return [Span(words("terminal-wait-others"), IVORY)]
        turn = next(seat for seat in (*scene.others, scene.own) if seat in scene.to_act)
        return [Span(words("terminal-turn-of", player=scene.names[turn]), IVORY)]
    if choosing.tried:
        return [Span("✗ ", BRASS, bold=True), Span(words("terminal-not-there"), IVORY)]
    meant = choosing.primary
    if choosing.begun and meant is not None:
        return [Span("✓ ", BRASS, bold=True), Span(words(meant.described), IVORY, bold=True)]
    if choosing.chosen and not choosing.meant:
        cross = Span("✗ ", BRASS, bold=True)
        card = Span(f"{scene.deck.text(choosing.chosen[-1])}   ", IVORY, bold=True)
        return [cross, card, Span(words("terminal-no-move-card"), DIM)]
    hint = words("terminal-your-turn-any") if scene.picture.hint is None else words(scene.picture.hint)
    return [Span("▸ ", BRASS, bold=True), Span(hint, IVORY)]


def _draw_buttons(scene: Scene, drawing: Drawing, rows: tuple[int, ...]) -> None:
    """A button for each offer that can be meant; those that find no room are asked for with Enter."""
    choosing, x = scene.choosing, 2
    assert choosing is not None
    for number, offer in enumerate(choosing.buttons):
        primary = offer is choosing.primary
        letter = scene.key_of(offer) or (LETTERS[number] if number < len(LETTERS) else "")
        label = f"⏎ {scene.words(offer.button)}" if primary else f"{scene.words(offer.button)}  {letter}"
        if x + len(label) + 2 > drawing.canvas.width:
            drawing.canvas.put(x, rows[len(rows) // 2], "…"[: drawing.canvas.width - x], DIM)
            return
        area = Area(x, rows[0], len(label) + 2, len(rows))
        draw_button(drawing.canvas, area, label, primary=primary)
        drawing.buttons.append(area)
        x += area.width + 2


# The hand


def draw_hand(scene: Scene, drawing: Drawing, area: Area, wanted: Size) -> None:
    """One's own cards, the chosen one raised; in several rows of smaller ones where they are many."""
    held = scene.hand.cards if scene.hand else ()
    room = area.width - ASIDE - 4
    size, step = _one_row(len(held), room, wanted)
    if size is None:
        _draw_rows(scene, drawing, held, area, room)
        return
    choosing = scene.choosing
    for place, card in enumerate(held):
        x = 3 + place * step
        chosen = choosing is not None and card is not None and choosing.card == card
        top = area.y if chosen else area.y + 1
        if card is None:
            draw_face_down(drawing.canvas, x, top, size)
            continue
        draw_card(drawing.canvas, x, top, size, card, scene.deck)
        if place and step < size.width:
            for row in range(top, top + size.height):
                drawing.canvas.put(x - 1, row, "▐", RAIL)
        if chosen:
            drawing.canvas.edge(x - 1, top, size.height, BRASS, "▐")
            drawing.canvas.edge(x + size.width, top, size.height, BRASS, "▌")
            drawing.canvas.put(x + min(step - 1, size.width) // 2, top + size.height, "▲", BRASS)
        else:
            drawing.canvas.fill(Area(x - 1, area.y, size.width + 1, 1), RAIL)  # above what it covers
            _draw_mark(scene, drawing, x, area.y, place, card)
        drawing.cards.append((Area(x, area.y, size.width, size.height + 1), card))


def _one_row(cards: int, room: int, wanted: Size) -> tuple[Size | None, int]:
    """The size and the step of cards in one row; None where they are too many for it."""
    for size in (HUGE, LARGE, MEDIUM):
        if size.height <= wanted.height:
            step = size.width + 3
            if cards > 1:
                step = min(step, (room - size.width) // (cards - 1))
            if step > size.covered:
                return size, step
    return None, 0


def _draw_mark(scene: Scene, drawing: Drawing, x: int, y: int, place: int, card: Card) -> None:
    """Above a card: its digit, and a circle where it can be played and others cannot."""
    if not scene.plays_cards:
        return
    choosing = scene.choosing
    playable = choosing is not None and card in choosing.playable
    some = choosing is not None and choosing.playable and not choosing.playable.issuperset(scene.held)
    mark = (str(place + 1) if place < 9 else "") + ("○" if playable and some else "")
    drawing.canvas.put(x + 1, y, mark, BRASS if playable and some else IVORY if playable else DIM, bold=playable)


def _draw_rows(scene: Scene, drawing: Drawing, held: tuple[Card | None, ...], area: Area, room: int) -> None:
    """Many cards, in rows."""
    choosing = scene.choosing
    size = SMALL if -(-len(held) // (room // (SMALL.width + 1))) * (SMALL.height + 1) <= area.height else TINY
    across, pitch = room // (size.width + 1), size.height + (1 if size is SMALL else 0)
    for place, card in enumerate(held):
        x, y = 3 + place % across * (size.width + 1), area.y + place // across * pitch
        if card is None:
            draw_face_down(drawing.canvas, x, y, size)
            continue
        chosen = choosing is not None and choosing.card == card
        playable = choosing is not None and card in choosing.playable
        draw_card(drawing.canvas, x, y, size, card, scene.deck)
        if chosen:
            drawing.canvas.edge(x - 1, y, size.height, BRASS, "▐")
            drawing.canvas.edge(x + size.width, y, size.height, BRASS, "▌")
        elif playable:
            drawing.canvas.put(x - 1, y, "○", BRASS, bold=True)
        drawing.cards.append((Area(x, y, size.width, size.height), card))


def _draw_aside(scene: Scene, drawing: Drawing, y: int, *, scores: bool) -> None:
    """Oneself, beside the hand."""
    canvas, own = drawing.canvas, scene.own
    x = canvas.width - ASIDE
    turn = own in scene.to_act and not scene.back
    canvas.put(x, y + 1, "▸" if turn else " ", BRASS, bold=True)
    at = canvas.put(x + 2, y + 1, scene.names[own], scene.colour(own), bold=True) + 1
    if own == scene.dealer:
        at = canvas.put(at, y + 1, scene.words("terminal-dealer"), BRASS_INK, bg=BRASS, bold=True) + 1
    if scores:
        canvas.put(at + 1, y + 1, figure(scene.totals[scene.side(own)]), IVORY, bold=True)
    lines = [about(scene, own, ASIDE)]
    if scene.hand is not None and scene.hand.note is not None:
        lines.append(scene.words(scene.hand.note))
    for row, line in enumerate(filter(None, lines), y + 2):
        canvas.spans(x + 2, row, [Span(line, DIM)], canvas.width)


def _draw_keys(scene: Scene, drawing: Drawing, y: int) -> None:
    """The keys that matter now."""
    words, choosing = scene.words, scene.choosing
    if scene.back:
        text = words("terminal-keys-back")
    elif scene.columns and choosing is not None:
        text = words("terminal-keys-columns")
    elif scene.handless and scene.to_act and not scene.over:
        text = words("terminal-keys-handless", running="yes" if scene.non_stop else "no")
    elif choosing is None:
        text = words("terminal-keys-wait" if scene.to_act and not scene.over else "terminal-keys-over")
    elif not choosing.begun:
        undo = "yes" if scene.undoes else "no"
        text = words("terminal-keys-card" if choosing.playable else "terminal-keys-button", undo=undo)
    else:
        text = words("terminal-keys-do")
    drawing.canvas.spans(2, y, [Span(fitted_keys(text, drawing.canvas.width - 3), DIM)], drawing.canvas.width - 1)
