"""What every game of the house must do; each new game passes this suite unchanged."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sukno.cards import Card
from sukno.core.books import RuleBook
from sukno.core.composed import RandomBot
from sukno.core.game import Game
from sukno.core.record import DealRecord, Record, read_record, replay, write_record
from sukno.core.refusal import Mistake, Refusal
from sukno.core.registry import find_game, game_keys
from sukno.games.hearts.position import View
from sukno.games.hearts.rules import Rules
from sukno.words import LANGS, Words

GAMES = [find_game(key) for key in game_keys()]


def tables() -> list[tuple[Game[Any, Any, Any], str, int]]:
    """Every book of every game with the fewest and the most seats it can be played with."""
    found = []
    for game in GAMES:
        for book in game.books():
            seats = [number for number in game.seats if playable(game, book, number)]
            found += [(game, book, number) for number in sorted({min(seats), max(seats)})]
    return found


def playable(game: Game[Any, Any, Any], book: str, seats: int) -> bool:
    try:
        game.check_seats(game.load_book(book, {}), seats)
    except Mistake:
        return False
    return True


def name(value: Any) -> str:
    return getattr(value, "key", str(value))


@pytest.mark.parametrize(("game", "book", "seats"), tables(), ids=name)
def test_a_deal_is_played_recorded_and_replayed(game: Game[Any, Any, Any], book: str, seats: int) -> None:
    rules = game.load_book(book, {})
    rng = Random(f"{game.key} {book} {seats}")
    pack = game.shuffled(rules, seats, rng)
    match = game.open_match(rules, seats, 0)
    state = game.start(rules, seats, 0, pack, match.totals)
    play: list[str] = []
    while acting := game.to_act(state):
        seat = min(acting)
        view = game.view(state, seat)
        move = game.draw(view, rng)
        assert game.refuse(view, move) is None
        first = next(iter(game.legal(view)))
        assert game.refuse(view, first) is None
        text = game.write(view, move)
        assert game.parse(view, text) == move
        assert game.view(game.sample(view, rng), seat) == view
        assert 0 <= game.undoable(view) <= len(play)
        after = game.play(state, seat, move)
        assert not isinstance(after, Refusal)
        play.append(f"{seat} {text}")
        state = after
    assert not list(game.legal(game.view(state, 0)))
    points = game.outcome(state)
    match = game.after_deal(match, state)
    assert match.finished == 1
    record = Record(game.key, book, seats, (DealRecord(0, pack, tuple(play), points=points),))
    again = read_record(write_record(record))
    assert again == record
    *_, last = replay(again)
    assert last.state == state
    assert last.match == match


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_game_says_whether_moves_are_taken_back_and_cards_are_played(game: Game[Any, Any, Any]) -> None:
    """Help is given by it. In some deals of random play nothing can be taken back, in ten of them something can."""
    rules, seats, undone, cards = game.load_book(game.default_book, {}), min(game.seats), False, False
    offers = getattr(game, "offers", None)
    for seed in range(10):
        rng = Random(seed)
        state = game.start(rules, seats, 0, game.shuffled(rules, seats, rng))
        for _ in range(100):
            if not (acting := game.to_act(state)):
                break
            seat = min(acting)
            view = game.view(state, seat)
            cards = cards or (offers is not None and any(offer.card is not None for offer in offers(view)))
            state = game.play(state, seat, game.draw(view, rng))
            undone = undone or game.undoable(game.view(state, seat)) > 0
    assert undone is game.undoes
    assert offers is None or cards is game.plays_cards  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_nothing_but_the_cards_of_the_deal_is_dealt(game: Game[Any, Any, Any]) -> None:
    rules, seats = game.load_book(game.default_book, {}), min(game.seats)
    pack = game.pack(rules, seats)
    wrong = [(0, pack[1:]), (0, pack + pack[:1]), (0, (pack[1], *pack[1:])), (0, ()), (seats, pack), (-1, pack)]
    for dealer, cards in wrong:
        with pytest.raises(Mistake):
            game.start(rules, seats, dealer, cards)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_bot_plays_legally(game: Game[Any, Any, Any]) -> None:
    rules = game.load_book(game.default_book, {})
    seats = min(game.seats)
    for bot in game.bots().values():
        rng = Random(7)
        state = game.start(rules, seats, 0, game.shuffled(rules, seats, rng), ())
        for _ in range(12):
            seat = min(game.to_act(state))
            view = game.view(state, seat)
            after = game.play(state, seat, bot.choose(view, rng))
            assert not isinstance(after, Refusal)
            state = after


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_book_that_does_not_exist_is_a_mistake(game: Game[Any, Any, Any]) -> None:
    with pytest.raises(Mistake) as caught:
        game.load_book("no-such-book", {})
    for lang in LANGS:
        assert "no-such-book" in Words(lang)(caught.value.message)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_book_can_be_read_in_words(game: Game[Any, Any, Any], lang: Any) -> None:
    for book in game.books():
        assert len(game.prose.rules_text(game.load_book(book, {}), Words(lang))) > 1000


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_rules_state_nothing_that_cannot_come_up(game: Game[Any, Any, Any]) -> None:
    """The length of a bank stood among the rules of a match that has none, and a reserve in Klondike."""
    for key in game.books():
        for seats in (None, min(seats for seats in game.seats if playable(game, key, seats))):
            book = game.load_book(key, {})
            who = game.prose.playable(book) if seats is None else (seats,)
            for point in game.prose.points(book, seats):
                assert not point.name or game.prose.matters(book.rules, point.name, who)
                assert point.section != "idle"


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_of_klondike_speak_of_no_reserve(lang: Any) -> None:
    race, words = find_game("race"), Words(lang)
    reserve = {"en": "reserve", "ru": "запас"}[lang]
    said = {
        layout: race.prose.rules_text(race.load_book("leeming", {"layout": layout}), words)
        for layout in ("klondike", "canfield")
    }
    assert reserve not in said["klondike"].lower()
    assert reserve in said["canfield"].lower()


def test_what_a_house_chose_to_no_effect_is_said_to_have_none() -> None:
    race = find_game("race")
    said = race.prose.rules_text(race.load_book("leeming", {"stuck_shift": True}), Words("en"))
    assert "Without effect at this table" in said


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_no_book_is_called_as_its_game_is(game: Game[Any, Any, Any], lang: Any) -> None:
    """“Two-Ten-Jack by the book Two-Ten-Jack.”"""
    words = Words(lang)
    for key in game.books():
        assert game.prose.book_name(key, words) != words(game.prose.called)


def test_a_book_and_a_bot_are_made_with_their_type_named() -> None:
    """Frozen and with slots, what is generic could be made only by a subclass."""
    game = find_game("hearts")
    book = game.load_book("leeming", {})
    assert RuleBook[Rules](book.key, book.house, book.rules, book.sources).rules == book.rules
    view = game.view(game.start(book, 2, 0, game.pack(book, 2)), 1)
    assert RandomBot[View, Card](game.legal).choose(view, Random(1)) in view.hand


def test_a_game_that_does_not_exist_is_a_mistake() -> None:
    with pytest.raises(Mistake):
        find_game("chess")
