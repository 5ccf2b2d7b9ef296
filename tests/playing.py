"""Random deals of any game whose players move in turn, with what must hold of every game checked on the way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from sukno.core.game import Game
from sukno.core.record import DealRecord, Record, read_record, replay, write_record
from sukno.core.refusal import Refusal


def random_deal(
    game: Game[Any, Any, Any],
    book: Any,
    seats: int,
    rng: Random,
    *,
    check: Callable[[Any], None],
    looked_at: float = 0.2,
) -> Any:
    """Play one deal at random and give its end; ``check`` sees every State, a part of them is looked at all round."""
    dealer = rng.randrange(seats)
    pack = game.shuffled(book, seats, rng)
    state = game.start(book, seats, dealer, pack)
    written: list[str] = []
    while acting := game.to_act(state):
        (seat,) = acting
        check(state)
        view = game.view(state, seat)
        if rng.random() < looked_at:
            look_round(game, book, seats, state, pack, rng, check)
        move = game.draw(view, rng)
        text = game.write(view, move)
        assert game.parse(view, text) == move
        written.append(f"{seat} {text}")
        after = game.play(state, seat, move)
        assert not isinstance(after, Refusal), text
        for other in range(seats):
            assert other == seat or isinstance(game.play(state, other, move), Refusal)
        assert 0 <= game.undoable(game.view(after, seat)) <= len(written)
        state = after
    check(state)
    look_round(game, book, seats, state, pack, rng, check)
    deal = DealRecord(dealer, pack, tuple(written), points=game.outcome(state))
    record = Record(game.key, book.key, seats, (deal,), dict(book.house_data))
    assert read_record(write_record(record)) == record
    *_, last = replay(record)
    assert last.state == state
    return state


def look_round(
    game: Any, book: Any, seats: int, state: Any, pack: Any, rng: Random, check: Callable[[Any], None]
) -> None:
    """What each seat gets follows from its View alone; moves, offers and refusals agree; the places add up."""
    acting = game.to_act(state)
    for seat in (*range(seats), None):
        view = game.view(state, seat)
        sampled = game.sample(view, rng)
        check(sampled)
        again = game.view(sampled, seat)
        assert again == view
        assert repr(again) == repr(view)
        places = game.dealt_to(view)
        if seat is not None:
            known = {card for place, card in enumerate(pack[: len(places)]) if places[place] in (seat, None)}
            assert known >= set(view.hand)
        offers = game.offers(view)
        legal = list(game.legal(view))
        assert [game.parse(view, offer.move) for offer in offers] == legal
        assert bool(legal) == (seat in acting)
        for card in game.pack(book, seats):
            move = game.parse(view, str(card))
            assert (game.refuse(view, move) is None) == (move in legal)
        picture = game.picture(view)
        assert (picture.hint is not None) == (seat in acting)
        assert len({place.key for place in picture.places}) == len(picture.places)
        shown = game.reveal(state).places if seat is None else ()
        for place in (*picture.places, *shown):
            assert place.count >= len(place.cards)
            assert not place.from_seats or len(place.from_seats) == len(place.cards)
