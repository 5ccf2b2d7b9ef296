"""The race behind the protocol that every game follows."""

from __future__ import annotations

from typing import Final

from sukno.cards import PACK
from sukno.core.composed import ComposedGame

from . import hidden, legal, notation, picture, play
from .book import SHELF, Book
from .bots import BOTS
from .match import Match, score
from .moves import Move
from .position import State, View
from .prose import PROSE
from .rules import SEATS

GAME: Final[ComposedGame[Book, State, View, Move, Match]] = ComposedGame(
    key="race",
    seats=tuple(SEATS),
    shelf=SHELF,
    prose=PROSE,
    players=BOTS,
    # Each plays with a pack of his own: one after the other, by seat.
    packs=lambda seats: (PACK,) * seats,
    deal=lambda book, seats, dealer, pack, _before: play.start(book, seats, dealer, pack),
    to_act=lambda state: state.to_act,
    legal=legal.legal,
    refuse=legal.refuse,
    play=play.play,
    view=play.view,
    sample=hidden.sample,
    parse=lambda _view, text: notation.parse(text),
    write=lambda _view, move: notation.write(move),
    # Nothing is taken back: the others have played on. Nobody knows where in his pack the cards he sees have been.
    dealt_to=lambda _view: (),
    score=score,
    match=Match,
    # Nobody deals.
    next_dealer=lambda match, _state: match.dealer,
    picture=picture.picture,
    offers=picture.offers,
    reveal=picture.reveal,
    sheet=picture.sheet,
    standing=picture.standing,
    verdict=picture.verdict,
)
