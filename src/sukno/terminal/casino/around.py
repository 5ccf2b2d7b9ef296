"""What lies around the cloth: the score, the opponents, the talk, the tray, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sukno.core.seats import Seat
from sukno.games.casino.moves import Capture, MakeBuild
from sukno.games.casino.position import Dealt, Event, Played
from sukno.games.casino.prose import PROSE
from sukno.games.casino.rules import MatchForm, Stock
from sukno.games.casino.talk import say
from sukno.terminal.canvas import Area, Span
from sukno.terminal.cards import Size, draw_back, draw_card, draw_pile
from sukno.terminal.look import BRASS, BRASS_INK, DIM, IVORY, LINE
from sukno.terminal.parts import draw_button, fitted_keys
from sukno.words import figure

from .choosing import Action, Choosing
from .scene import Drawing, Scene

FORMS: Final = {
    MatchForm.ONE_DEAL: "terminal-form-one-deal",
    MatchForm.ELEVEN_MULTIPLIED: "terminal-form-to",
    MatchForm.TWENTY_ONE_COUNT_OUT: "terminal-form-to",
    MatchForm.TARGET: "terminal-form-to",
}


# The top


def draw_header(scene: Scene, drawing: Drawing, y: int) -> None:
    """Book, deal and match score; how many cards are still to come."""
    canvas, words, view, match = drawing.canvas, scene.words, scene.view, scene.match
    form = words(FORMS[match.book.rules.form(match.seats)], points=match.target or 0)
    book, deal = book_title(scene), words("terminal-deal", deal=deal_number(scene), part=PROSE.part)
    right = words("terminal-last") if view.last_packet else stock_text(scene)
    middle = score_spans(scene)
    wide = sum(len(span.text) for span in middle)
    canvas.put(canvas.width - 1 - len(right), y, right, BRASS if view.last_packet else DIM)
    end = max(1, canvas.width - len(right) - 3 - wide)
    # Where not everything finds room, what the match is played to stays longest.
    lefts = (" · ".join(parts) for parts in ((book, deal, form), (book, form), (deal, form), (form,)))
    left = next((text for text in lefts if len(text) + 3 <= end), form)
    start = min(max(len(left) + 3, (canvas.width - wide) // 2), end)
    canvas.spans(1, y, [Span(left, DIM)], start - 1)
    canvas.spans(start, y, middle, canvas.width - len(right) - 2)


def stock_text(scene: Scene) -> str:
    """How many cards are still to come: dealt, or drawn one by one."""
    drawn = scene.view.book.rules.stock is Stock.DRAW
    return scene.words("terminal-in-stock" if drawn else "terminal-stock", cards=scene.view.stock or 0)


def book_title(scene: Scene) -> str:
    """The book, with a sign where the house changed it."""
    key = scene.view.book.key
    id = f"book-{key}"
    name = scene.words(id) if scene.words.has(id) else key
    return name + "*" * bool(scene.view.book.house)


def deal_number(scene: Scene) -> int:
    """Which deal of the match this is, from 1."""
    over = scene.view.to_act is None and scene.match.finished > 0
    return scene.match.finished + (0 if over else 1)


def score_spans(scene: Scene) -> list[Span]:
    """The match score: ``You 12 : 10 Marina``; of more sides one after another."""
    totals = scene.match.totals
    names = [scene.side_name(side) for side in range(len(totals))]
    colours = [scene.colour(side) for side in range(len(totals))]
    if len(totals) == 2:
        return [
            Span(f"{names[0]} ", colours[0]),
            Span(f"{figure(totals[0])} : {figure(totals[1])}", IVORY, bold=True),
            Span(f" {names[1]}", colours[1]),
        ]
    spans: list[Span] = []
    for side, total in enumerate(totals):
        spans += [Span("  · " if side else "", LINE), Span(f"{names[side]} ", colours[side])]
        spans.append(Span(figure(total), IVORY, bold=True))
    return spans


def draw_opponents(scene: Scene, drawing: Drawing, y: int) -> None:
    """Who else sits here: the backs of their cards, what they have taken, whose turn it is, who deals."""
    view, canvas, words = scene.view, drawing.canvas, scene.words
    own = view.seat or 0
    others = [(own + step) % view.seats for step in range(1, view.seats)]
    width = canvas.width // len(others)
    for place, seat in enumerate(others):
        x, end = place * width, (place + 1) * width - 1
        turn = view.to_act == seat and scene.shown is None
        canvas.put(x, y, "▸" if turn else " ", BRASS, bold=True)
        at = canvas.put(x + 2, y, scene.names[seat], scene.colour(seat), bold=True) + 1
        at = draw_dealer(scene, drawing, at, y, seat)
        for _ in range(view.counts[seat]):
            if at + 2 <= end:
                at = draw_back(canvas, at, y)
        partner = scene.side(seat) == scene.side(own)
        about = words("terminal-partner") if partner else taken_text(scene, seat)
        canvas.spans(x + 2, y + 1, [Span(f"{scene.strengths[seat]} · {about}", DIM)], end)


def draw_dealer(scene: Scene, drawing: Drawing, x: int, y: int, seat: Seat) -> int:
    """The dealer's mark. Returns where the next thing may stand."""
    if scene.view.dealer != seat:
        return x
    return drawing.canvas.put(x, y, scene.words("terminal-dealer"), BRASS_INK, bg=BRASS, bold=True) + 1


def taken_text(scene: Scene, seat: Seat) -> str:
    """What a seat's side has captured."""
    side = scene.side(seat)
    text = scene.words("terminal-taken", cards=scene.view.piles[side])
    if not scene.view.sweeps[side]:
        return text
    return f"{text} · {scene.words('terminal-sweeps', sweeps=scene.view.sweeps[side])}"


def draw_talk(scene: Scene, drawing: Drawing, y: int, lines: int) -> None:
    """What was said last, the newest line lowest and brightest."""
    spoken = [event for event in scene.view.history if not isinstance(event, Dealt) or event.last][-lines:]
    for row, event in enumerate(spoken):
        newest = row == len(spoken) - 1
        drawing.canvas.spans(2, y + row, talk_spans(scene, event, IVORY if newest else DIM))


def talk_spans(scene: Scene, event: Event, colour: str) -> list[Span]:
    """A line of talk with its speaker."""
    text = scene.words(say(event))
    if isinstance(event, Played):
        return [Span(f"{scene.names[event.seat]}: ", scene.colour(event.seat)), Span(text, colour)]
    if isinstance(event, Dealt) and scene.view.dealer is not None:
        return [Span(f"{scene.names[scene.view.dealer]}: ", scene.colour(scene.view.dealer)), Span(text, colour)]
    return [Span(text, colour)]


# The tray


def draw_tray(scene: Scene, drawing: Drawing, area: Area) -> None:
    """The sum of what is selected, and the buttons: in three rows, five or seven."""
    canvas = drawing.canvas
    roomy, large = area.height > 3, area.height > 5
    if roomy:
        canvas.put(0, area.y, "▔" * canvas.width, BRASS if scene.choosing else LINE)
    canvas.spans(2, area.y + roomy, _sum_spans(scene, canvas.width - 20), canvas.width - 1)
    if scene.choosing is not None:
        y = area.y + (4 if large else 3 if roomy else 1)
        _draw_buttons(scene, drawing, scene.choosing, y, tall=large)


def _sum_spans(scene: Scene, room: int) -> list[Span]:
    words, choosing, view = scene.words, scene.choosing, scene.view
    if scene.notice:
        return [Span("◆ ", BRASS), Span(scene.notice, IVORY)]
    if scene.back:
        return [Span("◂ ", BRASS), Span(words("terminal-back", moves=scene.back), IVORY)]
    if choosing is None:
        if view.to_act is None or scene.match.over:
            over = scene.match.over
            ended = words("terminal-match-ended") if over else words("terminal-deal-ended", part=PROSE.part)
            return [Span(ended, IVORY)]
        if view.to_act == view.seat:
            return []
        return [Span(words("terminal-turn-of", player=scene.names[view.to_act]), IVORY)]
    if choosing.card is None or choosing.meaning is None:
        return [Span("▸ ", BRASS), Span(words("terminal-your-turn", cards=len(view.hand)), IVORY)]
    picked = choosing.meaning
    card = Span(f"{scene.deck.text(choosing.card)}  ", IVORY, bold=True)
    if not choosing.selected:
        return [card, Span(words("terminal-nothing-selected"), DIM)]
    if not picked.moves:
        cards = "+".join(scene.deck.text(other) for other in sorted(choosing.loose))
        total = f"{cards} = {picked.total}" if picked.total else cards
        tags = "".join(f" [{build.value}]" for build in view.layout.builds if choosing.has(build))
        cross = Span("✗ ", BRASS, bold=True)
        return [card, cross, Span(f"{total}{tags}   ", IVORY), Span(words("terminal-no-move"), DIM)]
    groups = [" + ".join(scene.deck.text(other) for other in group) for group in picked.groups]
    if not groups:
        groups = [scene.deck.text(other) for other in sorted(choosing.loose)]
    groups += [f"[{build.value}]" for build in view.layout.builds if choosing.has(build)]
    value = _value(choosing)
    return [
        card,
        Span("✓ ", BRASS, bold=True),
        Span(_fitted(groups, room), IVORY),
        Span(f"  =  {value}" if value else "", IVORY, bold=True),
    ]


def _fitted(groups: Sequence[str], room: int) -> str:
    """The groups in a line, closer together where there are many; a crowd is cut short."""
    text = "  ·  ".join(groups)
    if len(text) > room:
        text = " · ".join(groups).replace(" + ", "+")
    return text if len(text) <= room else f"{text[: room - 1]}…"


def _value(choosing: Choosing) -> int:
    """The value of every group; 0: pictures pair without one."""
    move = choosing.meaning.moves[0] if choosing.meaning else None
    if isinstance(move, MakeBuild):
        return move.value
    if isinstance(move, Capture):
        values = choosing.turn.values
        return values.high[move.card] if move.high else values.low[move.card]
    return 0


def _draw_buttons(scene: Scene, drawing: Drawing, choosing: Choosing, y: int, *, tall: bool) -> None:
    canvas, x = drawing.canvas, 2
    rows = (y - 1, y, y + 1) if tall else (y,)
    for action in choosing.actions:
        label = _label(scene, action)
        area = Area(x, rows[0], len(label) + 2, len(rows))
        draw_button(canvas, area, label, primary=action.primary, closed=not action.moves)
        drawing.buttons.append(area)
        x += area.width + 2


def _label(scene: Scene, action: Action) -> str:
    words = scene.words
    what = words("terminal-build-which") if len(action.moves) > 1 else words(action.label)
    if not action.moves:
        return f"{what}: {words('terminal-why-not')} (w)"
    return f"⏎ {what}  {action.key}" if action.primary else f"{what}  {action.key}"


# The hand


def draw_hand(scene: Scene, drawing: Drawing, y: int, size: Size) -> None:
    """One's own cards, the chosen one raised; beside them what one has taken."""
    canvas, view, choosing = drawing.canvas, scene.view, scene.choosing
    own = view.seat or 0
    room = canvas.width - ASIDE - 2
    step = size.width + 3
    if len(view.hand) > 1:
        step = max(2, min(step, (room - size.width - 2) // (len(view.hand) - 1)))
    x = 3
    for place, card in enumerate(view.hand):
        chosen = choosing is not None and choosing.card == card
        top = y if chosen else y + 1
        draw_card(canvas, x, top, size, card, scene.deck)
        if step > size.width + 1 and place < 9:
            canvas.put(x - 2, y + 1, str(place + 1), IVORY if choosing else DIM, bold=chosen)
        if chosen:
            canvas.edge(x - 1, top, size.height, BRASS, "▐")
            canvas.edge(x + size.width, top, size.height, BRASS, "▌")
            canvas.put(x, top + size.height, "▲".center(size.width), BRASS)
        drawing.hand.append(Area(x, y, size.width, size.height + 1))
        x += step
    _draw_aside(scene, drawing, own, y, size)


ASIDE: Final = 22
"""Columns beside the hand."""


def _draw_aside(scene: Scene, drawing: Drawing, own: Seat, y: int, size: Size) -> None:
    canvas, view = drawing.canvas, scene.view
    x = canvas.width - ASIDE
    side = scene.side(own)
    turn = view.to_act == own and not scene.back
    canvas.put(x, y + 1, "▸" if turn else " ", BRASS, bold=True)
    at = canvas.put(x + 2, y + 1, scene.names[own], scene.colour(own), bold=True) + 1
    draw_dealer(scene, drawing, at, y + 1, own)
    canvas.put(x + 2, y + 2, scene.words("terminal-taken", cards=view.piles[side]), DIM)
    if view.sweeps[side]:
        canvas.put(x + 2, y + 3, scene.words("terminal-sweeps", sweeps=view.sweeps[side]), DIM)
    if view.piles[side]:
        pile = Size(4, min(3, size.height - 1), 0)
        draw_pile(canvas, canvas.width - 6, y + 1, pile, view.sweeps[side])


def draw_keys(scene: Scene, drawing: Drawing, y: int) -> None:
    """The keys that matter now."""
    words, choosing = scene.words, scene.choosing
    if scene.back:
        text = words("terminal-keys-back")
    elif choosing is None:
        over = scene.view.to_act is None or scene.match.over
        text = words("terminal-keys-over" if over else "terminal-keys-wait")
    elif choosing.card is None:
        text = words("terminal-keys-choose")
    else:
        text = words("terminal-keys-select")
    drawing.canvas.spans(2, y, [Span(fitted_keys(text, drawing.canvas.width - 3), DIM)], drawing.canvas.width - 1)
