"""A move in the making: a card, and which of the offers is meant. What is offered, the game says."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
    pile: tuple[Card, ...] = ()
    """The cards of a place that was chosen as it is: any of them may be meant."""
    at: int | None = None
    """The button that the arrows are at; None: they are in the hand."""

    tried: str = ""
    """What was meant and cannot be done, as a player would write it."""

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
        """What the chosen cards can do, then what can be done without a card."""
        return (*self.meant, *(offer for offer in self.offers if offer.card is None))

    @cached_property
    def meant(self) -> tuple[Offer, ...]:
        """What the chosen card can do, or those of the chosen place."""
        return tuple(offer for offer in self.offers if offer.card is not None and offer.card in self.chosen)

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards that may be meant."""
        return self.pile if self.card is None else (self.card,)

    @property
    def primary(self) -> Offer | None:
        """What Enter does: the button at the arrows, else the only one that can be meant."""
        if self.at is not None:
            return self.buttons[self.at]
        if not self.chosen:
            return self.offers[0] if len(self.offers) == 1 and self.offers[0].card is None else None
        return self.meant[0] if len(self.meant) == 1 else None

    def choose(self, card: Card) -> Choosing:
        """Choose a card."""
        return replace(self, card=card, pile=(), at=None, tried="")

    def choose_pile(self, pile: tuple[Card, ...]) -> Choosing:
        """Choose a place with what lies there."""
        return replace(self, card=None, pile=pile, at=None, tried="")

    def to(self, there: Card | str) -> str:
        """The chosen card going onto another, or to a place by its key, as a player would write it."""
        return f"{self.chosen[-1]} {there}"

    def among(self, offers: tuple[Offer, ...], there: Collection[Card]) -> Choosing:
        """The same choice where others have played on, as far as the cards are still ``there``."""
        card = self.card if self.card in there else None
        pile = tuple(card for card in self.pile if card in there)
        return Choosing(offers, self.hand, card, pile, tried=self.tried if card or pile else "")

    def go_to(self, at: int | None) -> Choosing:
        """Move the arrows to a button, or back to the cards."""
        return replace(self, at=at)

    def cleared(self) -> Choosing:
        """Back from the buttons; then no card chosen either."""
        return self.go_to(None) if self.at is not None else Choosing(self.offers, self.hand)

    @property
    def begun(self) -> bool:
        """Whether there is anything to clear."""
        return bool(self.chosen) or self.at is not None

    def acting_on(self, place: str) -> Sequence[Offer]:
        """What a tap on a place can mean: with the chosen card, or without one."""
        return [offer for offer in self.buttons if offer.place == place]
