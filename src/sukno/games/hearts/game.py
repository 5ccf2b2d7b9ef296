"""Hearts for two behind the protocol that every game follows."""

from __future__ import annotations

from typing import Final

from sukno.cards import Card
from sukno.core.composed import ComposedGame, in_turn

from . import hidden, legal, notation, picture, play, sheet
from .book import SHELF, Book
from .bots import BOTS
from .match import Match
from .position import SEATS, State, View
from .prose import PROSE
from .scoring import score, strength

GAME: Final[ComposedGame[Book, State, View, Card, Match]] = ComposedGame(
    key="hearts",
    seats=(SEATS,),
    shelf=SHELF,
    prose=PROSE,
    players=BOTS,
    cut=strength,
    deal=lambda book, _seats, dealer, pack, _before: play.start(book, dealer, pack),
    to_act=in_turn,
    legal=legal.legal,
    refuse=legal.refuse,
    play=play.play,
    view=play.view,
    sample=hidden.sample,
    parse=lambda _view, text: notation.parse(text),
    write=lambda _view, card: notation.write(card),
    take_back=play.undoable,
    dealt_to=play.dealt_to,
    score=lambda state: score(state.book.rules, state.dealer, state.tricks),
    match=Match,
    picture=picture.picture,
    offers=picture.offers,
    reveal=picture.reveal,
    sheet=sheet.sheet,
    standing=sheet.standing,
    verdict=sheet.verdict,
)
