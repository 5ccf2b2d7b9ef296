"""War behind the protocol that every game follows."""

from __future__ import annotations

from typing import Final

from sukno.core.composed import ComposedGame

from . import hidden, notation, picture, play, referee
from .book import SHELF, Book
from .bots import BOTS
from .match import Match, score
from .moves import Move
from .position import State, View
from .prose import PROSE
from .rules import SEATS, height, pack_for

GAME: Final[ComposedGame[Book, State, View, Move, Match]] = ComposedGame(
    key="war",
    seats=tuple(SEATS),
    shelf=SHELF,
    prose=PROSE,
    players=BOTS,
    # A deal is a whole game.
    packs=lambda seats: (pack_for(seats),),
    cut=lambda card: -height(card),
    deal=lambda book, seats, dealer, pack, _before: play.start(book, seats, dealer, pack),
    to_act=lambda state: frozenset(state.waiting),
    legal=referee.legal,
    refuse=referee.refuse,
    play=play.play,
    view=play.view,
    sample=hidden.sample,
    parse=lambda _view, text: notation.parse(text),
    write=lambda _view, move: notation.write(move),
    # Every move turns a card, so none is taken back; and nobody knows any card's place, not even in his own pile.
    plays_cards=False,
    dealt_to=lambda _view: (),
    score=score,
    match=Match,
    picture=picture.picture,
    offers=picture.offers,
    reveal=picture.reveal,
    sheet=picture.sheet,
    standing=picture.standing,
    verdict=picture.verdict,
)
