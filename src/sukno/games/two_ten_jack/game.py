"""Two-Ten-Jack behind the protocol that every game follows."""

from __future__ import annotations

from typing import Final

from sukno.core.composed import ComposedGame, in_turn

from . import hidden, legal, notation, picture, play, sheet
from .book import SEATS, SHELF, Book
from .bots import BOTS
from .match import Match
from .moves import Move
from .position import State, View, pack_of
from .prose import PROSE
from .scoring import score, strength

GAME: Final[ComposedGame[Book, State, View, Move, Match]] = ComposedGame(
    key="two_ten_jack",
    seats=SEATS,
    shelf=SHELF,
    prose=PROSE,
    players=BOTS,
    packs=lambda seats: (pack_of(seats),),
    cut=lambda card: -strength(card),
    deal=lambda book, seats, dealer, pack, _before: play.start(book, seats, dealer, pack),
    to_act=in_turn,
    legal=legal.legal,
    refuse=legal.refuse,
    play=play.play,
    view=play.view,
    sample=hidden.sample,
    parse=notation.parse,
    write=lambda _view, move: notation.write(move),
    take_back=play.undoable,
    dealt_to=play.dealt_to,
    score=lambda state: score(state.seats, state.dealer, state.tricks),
    match=Match,
    picture=picture.picture,
    offers=picture.offers,
    reveal=picture.reveal,
    sheet=sheet.sheet,
    standing=sheet.standing,
    verdict=sheet.verdict,
)
