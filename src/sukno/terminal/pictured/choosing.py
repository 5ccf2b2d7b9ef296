"""A move in the making: a card, and which of the offers is meant. What is offered, the game says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from sukno.cards import Card
from sukno.core.picture import Offer


@dataclass(frozen=True)
class Choosing:
    """What the player has chosen so far in this turn."""

    offers: tuple[Offer, ...]
    """Everything that may be done."""
    hand: tuple[Card, ...]
    """One's own cards, as they are held."""
    card: Card | None = None
    """The one chosen."""
    at: int | None = None
    """The button that the arrows are at; None: they are in the hand."""

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards that can be chosen: those of the hand, and others that an offer plays."""
        others = (offer.card for offer in self.offers if offer.card is not None and offer.card not in self.hand)
        return (*self.hand, *dict.fromkeys(others))

    @cached_property
    def playable(self) -> frozenset[Card]:
        """The cards that can do something."""
        return frozenset(offer.card for offer in self.offers if offer.card is not None)

    @cached_property
    def buttons(self) -> tuple[Offer, ...]:
        """What the chosen card can do, then what can be done without a card."""
        of_card = [offer for offer in self.offers if self.card is not None and offer.card == self.card]
        return (*of_card, *(offer for offer in self.offers if offer.card is None))

    @property
    def primary(self) -> Offer | None:
        """What Enter does: the button at the arrows, else the only one that can be meant."""
        if self.at is not None:
            return self.buttons[self.at]
        if self.card is None:
            return self.offers[0] if len(self.offers) == 1 and self.offers[0].card is None else None
        of_card = [offer for offer in self.buttons if offer.card is not None]
        return of_card[0] if len(of_card) == 1 else None

    def choose(self, card: Card) -> Choosing:
        """Choose a card."""
        return replace(self, card=card, at=None)

    def go_to(self, at: int | None) -> Choosing:
        """Move the arrows to a button, or back to the cards."""
        return replace(self, at=at)

    def cleared(self) -> Choosing:
        """Back from the buttons; then no card chosen either."""
        return self.go_to(None) if self.at is not None else Choosing(self.offers, self.hand)

    @property
    def begun(self) -> bool:
        """Whether there is anything to clear."""
        return self.card is not None or self.at is not None

    def acting_on(self, place: str) -> Sequence[Offer]:
        """What a tap on a place can mean: with the chosen card, or without one."""
        return [offer for offer in self.buttons if offer.place == place]
