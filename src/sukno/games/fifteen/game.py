"""Fifteen behind the protocol that every game follows."""

from __future__ import annotations

from typing import Final

from sukno.cards import PACK
from sukno.core.composed import ComposedGame, in_turn

from . import hidden, notation, picture, play, referee
from .book import SHELF, Book
from .bots import BOTS
from .match import Match, score
from .moves import Move
from .position import SEATS, State, View
from .prose import PROSE

GAME: Final[ComposedGame[Book, State, View, Move, Match]] = ComposedGame(
    key="fifteen",
    seats=(SEATS,),
    shelf=SHELF,
    prose=PROSE,
    players=BOTS,
    # A deal is a run through the pack; the second one is the order in which the cards set aside come back.
    packs=lambda _seats: (PACK, PACK),
    deal=lambda book, _seats, dealer, pack, before: play.start(book, dealer, pack, before),
    to_act=in_turn,
    legal=referee.legal,
    refuse=referee.refuse,
    play=play.play,
    view=play.view,
    sample=hidden.sample,
    parse=lambda _view, text: notation.parse(text),
    write=lambda _view, move: notation.write(move),
    take_back=play.undoable,
    plays_cards=False,
    dealt_to=hidden.dealt_to,
    score=score,
    match=Match,
    next_dealer=lambda _match, state: state.dealer,
    picture=picture.picture,
    offers=picture.offers,
    reveal=picture.reveal,
    sheet=picture.sheet,
    standing=picture.standing,
    verdict=picture.verdict,
)
