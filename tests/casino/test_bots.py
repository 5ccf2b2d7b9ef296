"""The players of Casino: they play by the rules of every book, from a View alone, and the same again for one seed."""

from __future__ import annotations

from random import Random

import pytest

from casino.invariants import tables
from casino.last_packet import last_packet
from sukno.bots.arena import Duel, duel, play_deal
from sukno.bots.workers import Processes
from sukno.cards import PACK, Card, parse_cards, shuffled
from sukno.core.refusal import Refusal
from sukno.core.registry import find_game
from sukno.games.casino.book import load_book
from sukno.games.casino.bots import BOTS, FarsightedBot, ObservantBot, SteadyBot
from sukno.games.casino.groups import bag, splits
from sukno.games.casino.hidden import sample
from sukno.games.casino.lookahead import Lookahead, scene
from sukno.games.casino.moves import Capture, MakeBuild, Move, Trail
from sukno.games.casino.play import play, start, view
from sukno.games.casino.position import State, View
from sukno.games.casino.prospects import Sight, prospects, selection
from sukno.games.casino.rules import MatchForm
from sukno.games.casino.scoring import Take, score
from sukno.games.casino.setup import read_position
from sukno.games.casino.worth import bits, chance, worth_of

QUICK = SteadyBot(effort=4_000)
"""The steady bot in a hurry: the same code, fewer imagined deals."""
FEW_WORLDS = FarsightedBot(worlds=6)
HASTY = ObservantBot(work=2_000)
PLAYERS = {**BOTS, "steady": QUICK, "farsighted": FEW_WORLDS, "observant": HASTY}
GAME = find_game("casino")


def after(state: State, move: Move) -> State:
    assert state.to_act is not None
    played = play(state, state.to_act, move)
    assert not isinstance(played, Refusal), played
    return played


def seen(state: State) -> View:
    return view(state, state.to_act)


@pytest.mark.parametrize(("key", "seats"), list(tables()))
def test_bots_play_every_book_legally(key: str, seats: int) -> None:
    # play_deal raises where a move is refused.
    book, bots = load_book(key), list(PLAYERS.values())
    for deal in range(2):
        table = [bots[(seat + deal) % len(bots)] for seat in range(seats)]
        points = play_deal(GAME, book, table, f"legal {key} {seats} {deal}", deal % seats)
        assert len(points) == book.rules.sides(seats)


@pytest.mark.parametrize(
    "house",
    [
        {"trail": "card_cannot_capture"},
        {"trail": "only_if_no_play", "building": "single"},
        {"add_without_card": "any_other", "same_value_builds": "must_join"},
        {"owner_obligation": "take_or_build", "raise_who": "own", "add_who": "own"},
        {"ace_values": "1,14", "little_values": "2,15", "big_values": "10,16", "face_values": "11,12,13"},
        {"stock": "draw", "absorb_on_raise": "false", "face_capture": "any"},
    ],
    ids="+".join,
)
@pytest.mark.parametrize("seats", [2, 4])
def test_bots_play_by_the_house(house: dict[str, object], seats: int) -> None:
    book = load_book("standard", house)
    for deal in range(2):
        play_deal(GAME, book, ([QUICK, BOTS["greedy"]] * 2)[:seats], f"house {deal}", deal)


@pytest.mark.parametrize(
    ("key", "seats"), [("standard", 2), ("handbook", 4), ("family-royal", 3), ("digest-lottery", 2), ("pra", 3)]
)
def test_hidden_cards_do_not_change_a_choice(key: str, seats: int) -> None:
    rng = Random(f"hidden {key}")
    state = start(load_book(key), seats, 0, shuffled(rng))
    other_hands = 0
    while state.to_act is not None:
        other = sample(seen(state), rng)
        other_hands += other.hands != state.hands
        moves = {name: bot.choose(seen(state), Random(5)) for name, bot in PLAYERS.items()}
        assert moves == {name: bot.choose(seen(other), Random(5)) for name, bot in PLAYERS.items()}
        state = after(state, rng.choice(list(moves.values())))
    assert other_hands > 10


def test_the_same_generator_gives_the_same_move() -> None:
    view = seen(start(load_book("handbook"), 3, 1, shuffled(Random(3))))
    for bot in BOTS.values():
        assert bot.choose(view, Random(7)) == bot.choose(view, Random(7))


def crowded(book: str, table: list[Card], hand: list[Card]) -> View:
    cards = {"hands": [" ".join(map(str, hand)), 4], "table": " ".join(map(str, table))}
    return read_position({"book": book, "to_act": 0, "dealer": 1, "stock": 14, **cards}).view


@pytest.mark.parametrize("book", ["standard", "family-royal"])
@pytest.mark.parametrize("low", [True, False])
def test_a_crowded_table_is_decided_within_bounds(book: str, low: bool) -> None:
    table = list(PACK[:30])
    if not low:
        table = [card for card in PACK if card.rank <= 10 or book == "family-royal"]
        Random(1).shuffle(table)
        table = sorted(table[:30])
    hand = [card for card in PACK[20:40] if card not in table][:4]
    view = crowded(book, table, hand)
    worth = worth_of(view.turn)
    found = prospects(view.turn, worth, Sight(bits(set(PACK) - set(table) - set(hand)), 4))
    # One move for a card and a value to capture or build, and the trails; the legal captures are millions.
    assert 4 <= len(found) <= 4 * (2 + 6 + 1)
    for prospect in found:
        assert GAME.refuse(view, prospect.move) is None, prospect.move
    best = max(len(prospect.move.loose) for prospect in found if isinstance(prospect.move, Capture))
    assert best >= 6
    for bot in BOTS.values():
        assert GAME.refuse(view, bot.choose(view, Random(1))) is None


def test_effort_is_counted_not_timed() -> None:
    state = start(load_book("standard"), 2, 0, shuffled(Random(2)))
    spent = []
    for _ in range(2):
        head = Lookahead(1, 1000.0)
        head.rollout(scene(state, worth_of(seen(state).turn)), 8)
        spent.append(head.effort)
    assert spent[0] == spent[1] < 1000


def test_the_best_selection_of_an_ordinary_table() -> None:
    # By hand: the eight takes 5d 3c and 6h 2s, or Ah 7c; the first is worth a casino more than any other.
    worth = worth_of(seen(start(load_book("standard"), 2, 0, PACK)).turn)
    loose = tuple(sorted(parse_cards("5d 3c 6h 2s 4d Kc")))
    assert selection(worth, loose, 0, 8, 8) == parse_cards("2s 3c 5d 6h")
    # A build of nine begun with a five from the hand: 4d makes it nine, 6h 3c is another nine.
    assert selection(worth, loose, 4, 9, 0) == parse_cards("3c 4d 6h")
    assert selection(worth, loose, 1, 9, 0) is None


def test_selections_are_as_good_as_any() -> None:
    rng = Random(11)
    worth = worth_of(seen(start(load_book("standard"), 2, 0, PACK)).turn)
    for _ in range(150):
        loose = tuple(sorted(rng.sample(PACK, rng.randrange(1, 9))))
        value = rng.randrange(1, 11)
        low = [card for card in loose if worth.low[card]]
        best = 0.0
        for chosen in range(1 << len(low)):
            some = [card for place, card in enumerate(low) if chosen >> place & 1]
            if splits(bag(worth.low[card] for card in some), value):
                best = max(best, worth.of(some))
        assert worth.of(selection(worth, loose, 0, value, value) or ()) == pytest.approx(best)


@pytest.mark.parametrize("key", ["standard", "digest-spade", "family", "pra"])
@pytest.mark.parametrize("sides", [2, 3])
def test_the_outlook_of_a_finished_deal_is_its_score(key: str, sides: int) -> None:
    rng = Random(f"outlook {key}")
    book = load_book(key)
    worth = worth_of(seen(start(book, sides, 0, PACK)).turn)
    for _ in range(100):
        piles: list[set[Card]] = [set() for _ in range(sides)]
        for card in PACK:
            rng.choice(piles).add(card)
        sweeps = [rng.randrange(4) for _ in range(sides)]
        takes = [Take(frozenset(pile), number) for pile, number in zip(piles, sweeps, strict=True)]
        points = [items.total for items in score(book.rules, book.rules.form(sides), takes)]
        assert worth.outlook([bits(pile) for pile in piles], sweeps, over=True) == points


def test_sweeps_count_only_where_they_pay() -> None:
    assert worth_of(seen(start(load_book("handbook"), 2, 0, PACK)).turn).sweep == 0
    assert load_book("handbook").rules.form(2) is MatchForm.ONE_DEAL
    assert worth_of(seen(start(load_book("handbook"), 4, 0, PACK)).turn).sweep == 1


def test_chances_are_those_of_drawing() -> None:
    assert chance(0, 20, 4) == 0
    assert chance(1, 20, 4) == pytest.approx(0.2)
    assert chance(17, 20, 4) == 1
    assert chance(1, 4, 4) == 1


def test_the_last_packet_is_solved() -> None:
    # The queen of spades is worth more now. But then the nine takes the nine behind our back, and with the last capture
    # of the deal the ace; our nine first, and the queen has the last word.
    state = last_packet("Qc 9c", "9h 6h", table="Qs 9d As")
    moves = {name: GAME.write(seen(state), bot.choose(seen(state), Random(1))) for name, bot in BOTS.items()}
    assert moves["greedy"] == "QcxQs"
    assert moves["seasoned"] == moves["steady"] == moves["farsighted"] == moves["observant"] == "9cx9d"


def test_partners_are_not_opponents() -> None:
    # What the partner may take is not lost: a build and a trail risk less than among four singles.
    pack = shuffled(Random(8))
    paired, alone = (
        scene(state, worth_of(seen(state).turn))
        for state in (start(load_book("standard", {"partnership": how}), 4, 3, pack) for how in ("pairs", "off"))
    )
    risks = {prospect.move: prospect.worth for prospect in alone.prospects(alone.turn)}
    risky = [one for one in paired.prospects(paired.turn) if isinstance(one.move, MakeBuild | Trail)]
    assert risky
    assert all(one.worth > risks[one.move] for one in risky)


# Duplicate matches


def test_a_player_is_its_own_equal() -> None:
    for seats in (2, 3, 4):
        result = duel("casino", load_book("standard"), "greedy", "greedy", 3, 1, seats=seats, workers=Processes(1))
        assert result.rounds == (0.0, 0.0, 0.0)


def test_processes_do_not_change_a_duel() -> None:
    one, two = (
        duel("casino", load_book("standard"), "greedy", "random", 12, 9, workers=Processes(processes))
        for processes in (1, 2)
    )
    assert one == two
    assert one.mean > 2


def test_the_figures_of_a_duel() -> None:
    result = Duel((1.0, 3.0))
    assert result.mean == 2
    assert result.error == pytest.approx(1.0)
    assert result.interval == pytest.approx((0.04, 3.96))
