"""What a card counts: low on the table and in every build, low or high when it is played from the hand."""

from __future__ import annotations

from dataclasses import dataclass

from sukno.cards import PACK, Card, Rank

from .rules import FaceCapture, Rules


@dataclass(frozen=True, slots=True)
class Values:
    """The values of the 52 cards under some rules; 0 means "none"."""

    low: tuple[int, ...]
    """By card: pips, or the value the rules give a picture; 0 for a picture that only pairs."""
    high: tuple[int, ...]
    """By card: the second value of a card played from the hand (14, 15, 16), or 0."""
    pictures_at_once: tuple[int, ...]
    """How many equal pictures without value one picture may take."""

    answers: tuple[tuple[int, ...], ...]
    """By card: the values of the builds that a held card can take."""
    highest: int
    """The highest value that any card has, and so any build can have."""


def values_of(rules: Rules) -> Values:
    """The values under these rules."""

    def low(card: Card) -> int:
        if not card.rank.is_picture:
            return int(card.rank)
        return rules.face_values[card.rank - Rank.JACK] if rules.face_values else 0

    def high(card: Card) -> int:
        for applies, values in (
            (card.rank is Rank.ACE, rules.ace_values),
            (card == rules.little_card, rules.little_values),
            (card == rules.big_card, rules.big_values),
        ):
            if applies and len(values) > 1:
                return values[1]
        return 0

    at_once = {FaceCapture.ONE: (1,), FaceCapture.ONE_OR_THREE: (1, 3), FaceCapture.ANY: (1, 2, 3)}
    answers = tuple(tuple(value for value in (low(card), high(card)) if value) for card in PACK)
    return Values(
        tuple(map(low, PACK)),
        tuple(map(high, PACK)),
        at_once[rules.face_capture],
        answers,
        max(value for values in answers for value in values),
    )
