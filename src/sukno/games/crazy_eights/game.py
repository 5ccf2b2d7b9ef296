"""Crazy Eights behind the protocol that every game follows."""

from __future__ import annotations

from typing import Final

from sukno.core.composed import ComposedGame, cut_again, in_turn

from . import hidden, legal, notation, picture, play
from .book import SEATS, SHELF, Book
from .bots import BOTS
from .match import Match
from .moves import Move
from .position import State, View
from .prose import PROSE
from .scoring import score

GAME: Final[ComposedGame[Book, State, View, Move, Match]] = ComposedGame(
    key="crazy_eights",
    seats=SEATS,
    shelf=SHELF,
    prose=PROSE,
    players=BOTS,
    deal=lambda book, seats, dealer, pack, _before: play.start(book, seats, dealer, pack),
    to_act=in_turn,
    legal=legal.legal,
    refuse=legal.refuse,
    play=play.play,
    view=play.view,
    sample=hidden.sample,
    parse=lambda _view, text: notation.parse(text),
    write=lambda _view, move: notation.write(move),
    take_back=play.undoable,
    dealt_to=play.dealt_to,
    score=score,
    match=Match,
    next_match_dealer=cut_again,
    picture=picture.picture,
    offers=picture.offers,
    reveal=picture.reveal,
    sheet=picture.sheet,
    standing=picture.standing,
    verdict=picture.verdict,
)
