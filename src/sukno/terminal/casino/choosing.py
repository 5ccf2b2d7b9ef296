"""A move in the making: a card of the hand, what is selected on the table, and what can be done with both.

The rules are asked, never known: `picking` says what a selection means, the referee why it means nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Final

from sukno.cards import Card
from sukno.core.refusal import Refusal
from sukno.games.casino.legal import captures
from sukno.games.casino.moves import Build, Capture, MakeBuild, Move, Trail
from sukno.games.casino.notation import write
from sukno.games.casino.picking import Picked, largest_capture, picked
from sukno.games.casino.referee import Turn
from sukno.games.casino.talk import button
from sukno.words import Message

MARKED: Final = 1000
"""Captures looked at to mark what the chosen card can take; real tables have far fewer."""

Item = Card | Build
"""What lies on the table: a loose card, or a build."""


@dataclass(frozen=True, slots=True)
class Action:
    """What a button does."""

    key: str
    """``t`` take, ``b`` build, ``d`` lay down."""
    label: Message
    moves: tuple[str, ...]
    """In notation; several where a value has to be chosen; none where it is forbidden."""
    labels: tuple[Message, ...] = ()
    """Of each move."""
    primary: bool = False
    """Enter does it."""


@dataclass(frozen=True)
class Choosing:
    """What the player has chosen so far in this turn."""

    turn: Turn
    card: Card | None = None
    """Of the hand."""
    loose: frozenset[Card] = frozenset()
    builds: frozenset[Card] = frozenset()
    """By their lowest cards."""

    def choose(self, card: Card) -> Choosing:
        """Choose a card of the hand; the largest capture with it is selected at once."""
        best = largest_capture(self.turn, card)
        return Choosing(self.turn, card, frozenset(best.loose if best else ()), frozenset(best.builds if best else ()))

    def toggle(self, item: Item) -> Choosing:
        """Select something on the table, or no longer."""
        if isinstance(item, Build):
            return replace(self, builds=self.builds ^ {item.lowest})
        return replace(self, loose=self.loose ^ {item})

    def cleared(self) -> Choosing:
        """Nothing on the table selected; without that, no card chosen either."""
        return replace(self, loose=frozenset(), builds=frozenset()) if self.selected else Choosing(self.turn)

    @property
    def selected(self) -> bool:
        """Whether anything on the table is."""
        return bool(self.loose or self.builds)

    def has(self, item: Item) -> bool:
        """Whether this is selected."""
        return item.lowest in self.builds if isinstance(item, Build) else item in self.loose

    @cached_property
    def takeable(self) -> frozenset[Card]:
        """Loose cards, and lowest cards of builds, that the chosen card can take."""
        if self.card is None:
            return frozenset()
        some = islice(captures(self.turn, self.card), MARKED)
        return frozenset(card for move in some if isinstance(move, Capture) for card in (*move.loose, *move.builds))

    @cached_property
    def meaning(self) -> Picked | None:
        """What the selection means; None before a card is chosen."""
        return None if self.card is None else picked(self.turn, self.card, sorted(self.loose), sorted(self.builds))

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The buttons: what is legal with exactly this selection, and laying the card down whatever is selected."""
        if self.card is None or self.meaning is None:
            return ()
        moves = [move for move in self.meaning.moves if not isinstance(move, Trail)]
        first = moves[0] if moves else None
        found = []
        for key, kind in (("t", Capture), ("b", MakeBuild)):
            of_kind = [move for move in moves if isinstance(move, kind)]
            if of_kind:
                found.append(self._action(key, of_kind, primary=first in of_kind))
        trail = Trail(self.card)
        down = self.lay_down
        if down is None:
            found.append(self._action("d", [trail], primary=not self.selected))
        else:
            found.append(Action("d", button(self.turn, trail), ()))
        return tuple(found)

    @cached_property
    def lay_down(self) -> Refusal | None:
        """Why the chosen card may not be laid down; None where it may, or where none is chosen."""
        return None if self.card is None else picked(self.turn, self.card).refusal

    @property
    def refusal(self) -> Refusal | None:
        """Why the selection means nothing, else why the card may not be laid down; None where nothing is forbidden."""
        return (self.meaning.refusal if self.meaning else None) or self.lay_down

    def _action(self, key: str, moves: Sequence[Move], *, primary: bool) -> Action:
        labels = tuple(button(self.turn, move) for move in moves)
        return Action(key, labels[0], tuple(write(self.turn.layout, move) for move in moves), labels, primary)
