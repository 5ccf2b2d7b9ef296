"""The kernel is the specification, faster. ``make crosscheck`` compares a million positions more."""

from __future__ import annotations

import ast
import copy
import doctest
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from threading import Event, Thread
from types import ModuleType

import numpy
import pytest

from casino.perft import by_kernel, by_specification, cases
from casino.test_crowded import worst
from casino.twins import NO_ROOM, compare_deal, compare_turn, deal_of
from sukno.cards import parse_cards, shuffled
from sukno.core.refusal import Mistake, Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import load_book
from sukno.games.casino.hidden import sample
from sukno.games.casino.kernel import Simulator, batch, simulate, simulator
from sukno.games.casino.kernel.convert import move_of, number_of
from sukno.games.casino.kernel.exact import Solver
from sukno.games.casino.kernel.instinct import Instinct
from sukno.games.casino.kernel.mind import Mind
from sukno.games.casino.kernel.outlook import Outlook
from sukno.games.casino.kernel.rollouts import Rollouts
from sukno.games.casino.legal import draw, legal
from sukno.games.casino.moves import Build, Layout
from sukno.games.casino.referee import Turn, refuse
from sukno.games.casino.setup import read_position

pytestmark = pytest.mark.filterwarnings("ignore:the kernel of Casino is not compiled")
HERE = Path(__file__)
KERNEL = Path(simulator.__file__).parent
TRIES = 40
WITH_EXAMPLES = ("Simulator", "Deal", "Batch")


@pytest.mark.parametrize("chunk", range(8))
def test_the_same_moves_as_the_specification(chunk: int) -> None:
    rng = Random(f"twins {chunk}")
    for _ in range(40):
        compare_turn(rng, rng.choice((0, 1, 2, 3, 4, 4, 5, 6, 7, 8)), 400)


@pytest.mark.parametrize("loose", [11, 16, 22, 30])
def test_the_same_first_moves_on_fuller_tables(loose: int) -> None:
    rng = Random(f"fuller {loose}")
    for _ in range(4):
        compare_turn(rng, loose, 150)


@pytest.mark.parametrize("chunk", range(8))
def test_the_same_deals_as_the_specification(chunk: int) -> None:
    rng = Random(f"deals {chunk}")
    for _ in range(8):
        compare_deal(rng, 300)


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case['book']}-{case['seats']}")
def test_the_move_trees_have_their_leaves(case: dict[str, object]) -> None:
    book, seats, dealer = load_book(str(case["book"])), int(str(case["seats"])), int(str(case["dealer"]))
    pack, leaves = parse_cards(str(case["pack"])), case["leaves"]
    assert isinstance(leaves, list)
    deal = Simulator(book, seats).start(pack, dealer)
    assert [by_kernel(deal, depth) for depth in range(1, len(leaves) + 1)] == leaves
    state = GAME.start(book, seats, dealer, pack)
    assert [by_specification(state, depth) for depth in range(1, len(leaves))] == leaves[:-1]


def test_the_worst_table_is_bounded() -> None:
    """Tens of millions of captures: counting stops, listing stops, and what is drawn or asked about is judged."""
    turn = worst()
    for room in (None, NO_ROOM):
        deal = deal_of(turn, room)
        assert deal.count() == 16384
        moves = deal.legal()
        assert len(moves) == 16384
        assert moves[:300] == [number_of(turn.layout, move) for move in islice(legal(turn), 300)]
        drawn = {deal.draw(seed) for seed in range(100)}
        assert all(refuse(turn, move_of(turn.layout, move)) is None for move in drawn)
        assert {move >> 58 for move in drawn} >= {0, 1, 31}
        assert all(deal.allows(number_of(turn.layout, draw(turn, Random(seed)))) for seed in range(20))
        after = deal.clone()
        after.step(16383)
        assert after.facts()["hands"] != deal.facts()["hands"]


def test_many_builds_of_one_value_are_bounded() -> None:
    """Eighteen builds of ten, each of which one ten may take or leave: a quarter of a million captures."""
    pairs = ("9{} A{}", "8{} 2{}", "7{} 3{}", "6{} 4{}")
    texts = [pair.format(suit, suit) for pair in pairs for suit in "cdhs"] + ["5c 5d", "5h 5s"]
    builds = tuple(Build(10, False, 1, tuple(sorted(parse_cards(text)))) for text in texts)
    layout = Layout((), tuple(sorted(builds, key=lambda build: build.lowest)))
    turn = Turn(load_book("standard"), 2, 0, 0, parse_cards("Tc Jd"), layout)
    deal = deal_of(turn)
    assert deal.count() == 16384
    # The lists of the specification are not lazy in builds; its referee is quick.
    some = [*deal.legal(50), *(deal.draw(seed) for seed in range(20))]
    assert all(refuse(turn, move_of(layout, move)) is None for move in some)


def test_a_stock_that_does_not_go_round_is_dealt_as_far_as_it_goes() -> None:
    """Of a position that was written down, that is. The kernel dealt on beyond the end of the pack."""
    rng = Random("odd stock")
    for stock in (1, 2, 3, 6, 11, 14):
        pack = shuffled(rng)
        cards = {"hands": [" ".join(map(str, pack[:4])), 4], "table": " ".join(map(str, pack[4:24]))}
        view = read_position({"players": 2, "to_act": 0, "dealer": 1, "stock": stock, **cards}).view
        state = sample(view, rng)
        state = replace(state, stock=state.stock[:stock])
        deal = Simulator(state.book).from_state(state)
        while state.to_act is not None:
            facts = deal.facts()
            assert [hand.bit_count() for hand in facts["hands"]] == list(map(len, state.hands))
            assert facts["to_act"] == state.to_act
            move = draw(GAME.view(state, state.to_act).turn, rng)
            deal.play(number_of(state.layout, move))
            after = GAME.play(state, state.to_act, move)
            assert not isinstance(after, Refusal)
            state = after
        assert deal.over
        assert deal.points() == GAME.outcome(state)


def test_every_move_can_be_drawn() -> None:
    rng = Random("drawn")
    for room in (None, NO_ROOM):
        for _ in range(6):
            deal = Simulator("digest-royal", 2, room=room).start(shuffled(rng))
            for _ in range(rng.randrange(12)):
                deal.step(rng.randrange(deal.count()))
            moves = deal.legal()
            assert {deal.draw(rng.getrandbits(62)) for _ in range(100 * len(moves))} == set(moves)


def test_games_do_not_hang_on_how_they_are_dealt_out() -> None:
    """Neither on threads, nor on parts of the run, nor on whether a batch plays them."""
    table = Simulator("family-royal", 3)
    whole = table.random_games(60, seed=3)
    with ThreadPoolExecutor(4) as pool:
        parts = list(pool.map(lambda part: table.random_games(15, seed=3, first=15 * part), range(4)))
    assert tuple(map(sum, zip(*parts, strict=True))) == whole
    assert table.random_deal(seed=3, game=7).facts() == table.random_deal(seed=3, game=7).facts()
    assert table.random_deal(seed=3, game=7).facts() != table.random_deal(seed=3, game=8).facts()


@pytest.mark.parametrize(
    ("book", "seats"), [("handbook", 4), ("standard", 2), ("family-draw", 2), ("family-draw", 3), ("digest-royal", 3)]
)
def test_a_batch_plays_what_deals_play(book: str, seats: int) -> None:
    table = Simulator(book, seats)
    batch = table.batch(20)
    batch.deal(seed=5)
    deals = [table.random_deal(seed=5, game=game) for game in range(20)]
    rng = Random(5)
    while not all(deal.over for deal in deals):
        assert batch.counts().tolist() == [deal.count() for deal in deals]
        assert batch.to_act.tolist() == [-1 if deal.to_act is None else deal.to_act for deal in deals]
        assert batch.hands.tolist() == [deal.facts()["hands"] for deal in deals]
        assert batch.loose.tolist() == [deal.facts()["loose"] for deal in deals]
        shares = [rng.random() for _ in deals]
        for deal, share in zip(deals, shares, strict=True):
            if not deal.over:
                deal.step(int(share * deal.count()))
        assert batch.step(shares) == sum(not deal.over for deal in deals)
    assert batch.points().tolist() == [list(deal.points()) for deal in deals]
    batch.deal(seed=5)
    with pytest.raises(ValueError, match="not all games are over"):
        batch.points()
    batch.play_out(seed=1)
    assert len(batch.points()) == 20
    with pytest.raises(ValueError, match="20 games"):
        batch.step([0.5])


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(Mistake):
        Simulator("digest-lottery", 3)
    table = Simulator("standard")
    with pytest.raises(ValueError, match="52 cards"):
        table.start([0] * 52)
    with pytest.raises(ValueError, match="no seat 2"):
        table.start(range(52), 2)
    deal = table.start(shuffled(Random(1)))
    with pytest.raises(IndexError):
        deal.step(deal.count())
    with pytest.raises(IndexError):
        deal.step(-1)
    for move in (-1, 1 << 63, 1 << 70, 63 << 52):
        assert not deal.allows(move)
    with pytest.raises(ValueError, match="illegal"):
        deal.play(0)
    with pytest.raises(ValueError, match="not over"):
        deal.points()
    deal.play_out(seed=1)
    assert deal.over
    assert deal.legal() == []
    assert deal.count() == 0
    assert not deal.allows(31 << 58)
    with pytest.raises(ValueError, match="over"):
        deal.draw(1)


def test_what_is_no_position_is_refused() -> None:
    """The kernel counts on what it is given: a build of 31 once led it beyond its tables."""
    simulator = Simulator("standard")
    good = simulator.random_deal(seed=1).facts()
    hand, loose, twos = good["hands"][0], good["loose"], 0b11 << 4
    deal = simulator.blank()
    deal.take_from(**good)
    assert not deal.over
    broken: list[dict[str, object]] = [
        {"hands": [hand, hand]},
        {"hands": [1 << 52, 0]},
        {"hands": [0, 0]},
        {"loose": loose | hand},
        {"builds": [(twos, 17, 0, False)], "hands": [1, 2], "loose": 0, "stock": []},
        {"builds": [(twos, 0, 0, False)], "hands": [1, 2], "loose": 0, "stock": []},
        {"builds": [(twos, 4, 2, False)], "hands": [1, 2], "loose": 0, "stock": []},
        {"builds": [(16, 4, 0, False)], "hands": [1, 2], "loose": 0, "stock": []},
        {"builds": [(twos, 4, 0, False)] * 27},
        {"piles": [hand, 0]},
        {"stock": [52]},
        {"stock": [*range(52), 0]},
        {"to_act": 2},
        {"dealer": 2},
        {"last": -2},
    ]
    for change in broken:
        deal.take_from(**good)
        with pytest.raises(ValueError, match=r"twice|more"):
            deal.take_from(**{**good, **change})  # type: ignore[arg-type]
        assert (deal.count(), deal.facts()["to_act"], deal.facts()["builds"]) == (0, None, [])
    with pytest.raises(ValueError, match="no seat"):
        deal.start(range(52), -1)
    with pytest.raises(ValueError, match="from 0 on"):
        simulator.random_games(3, first=-1)


def test_where_no_move_is_legal_none_is_made() -> None:
    """Whoever owns a build holds a card for it. In a position that was made up a move was taken from nowhere."""
    nines, hand = 0b11 << 32, 0b1
    for room in (None, NO_ROOM):
        deal = Simulator("standard", room=room).blank()
        deal.take_from([hand, 2], 0, [(nines, 9, 0, True)], (), (), (), 0, 1, None)
        assert deal.count() == 0
        assert deal.legal() == []
        with pytest.raises(ValueError, match="no move is legal"):
            deal.draw(1)
        with pytest.raises(ValueError, match="not over"):
            deal.play_out(1)


def test_a_batch_takes_back_what_can_be_and_nothing_else() -> None:
    """The kernel counts on its rows: nobody writes there, and what is put back is looked at."""
    rng, odd = Random("rows"), (-1, 2, float("nan"), float("inf"))
    for book, seats in (("standard", 2), ("digest-royal", 3), ("family-draw", 2)):
        games = Simulator(book, seats).batch(3)
        for rows in (games.cards, games.facts, games.stocks, games.to_act, games.hands, games.loose):
            with pytest.raises(ValueError, match="read-only"):
                rows[0] = 0
        undealt = games.cards.copy(), games.facts.copy(), games.stocks.copy()
        games.deal(seed=1)
        before = games.cards.copy(), games.facts.copy(), games.stocks.copy()
        games.put(*undealt)
        assert not games.counts().any()
        games.put(*before)
        broken = ((0, seats), (0, -2), (1, seats), (2, 9), (3, 53), (3, -1), (4, 27), (4, 30000), (4, -1))
        for column, number in broken:
            facts = before[1].copy()
            facts[1, column] = number
            with pytest.raises(ValueError, match=r"in game 1 |more builds"):
                games.put(before[0], facts, before[2])
        with pytest.raises(ValueError, match="in game 2 "):
            games.put(*before[:2], [*before[2][:2], [0] * 52])
        with pytest.raises(ValueError, match="arrays like those"):
            games.put(before[0][:2], *before[1:])
        after = games.cards, games.facts, games.stocks
        assert [rows.tolist() for rows in before] == [rows.tolist() for rows in after]
        refused = taken = 0
        for _ in range(300):
            games.deal(seed=rng.getrandbits(30))
            for _ in range(rng.randrange(20)):
                games.step([rng.random() for _ in range(3)])
            cards, facts, stocks = games.cards.copy(), games.facts.copy(), games.stocks.copy()
            row, kind = rng.randrange(3), rng.randrange(3)
            if kind == 0:
                cards[row, rng.randrange(cards.shape[1])] = rng.getrandbits(rng.choice((8, 52, 61, 64)))
            elif kind == 1:
                facts[row, rng.randrange(6)] = rng.randrange(-2, 28)
            else:
                stocks[row, rng.randrange(52)] = rng.randrange(256)
            try:
                games.put(cards, facts, stocks)
            except ValueError:
                refused += 1
                continue
            taken += 1
            counts = games.counts()
            assert all(0 <= number <= 16384 for number in counts)
            if (counts[games.to_act != -1] == 0).any():
                with pytest.raises(ValueError, match="no move is legal in game"):
                    games.step([0.5] * 3)
                continue
            games.step([rng.choice((rng.random(), *odd)) for _ in range(3)])
            games.play_out(seed=1)
            assert (games.to_act == -1).all()
        assert refused > 50 and taken > 50


def test_a_view_becomes_a_deal_that_agrees_with_it() -> None:
    rng = Random("view")
    state = GAME.start(load_book("handbook"), 3, 0, shuffled(rng))
    view = GAME.view(state, 1)
    facts = Simulator("handbook", 3).from_view(view, rng).facts()
    assert facts["hands"][1] == sum(1 << card for card in view.hand)
    assert [hand.bit_count() for hand in facts["hands"]] == list(view.counts)
    assert facts["loose"] == sum(1 << card for card in view.layout.loose)


@pytest.mark.parametrize("module", [simulator, simulate, batch], ids=lambda module: module.__name__.rpartition(".")[2])
def test_all_that_python_calls_has_an_example_that_runs(module: ModuleType) -> None:
    stub = KERNEL / f"{module.__name__.rpartition('.')[2]}.pyi"
    source = ast.parse((stub if stub.exists() else stub.with_suffix(".py")).read_text("utf-8"))
    (public,) = (node for node in source.body if isinstance(node, ast.ClassDef) and node.name in WITH_EXAMPLES)
    methods = [node for node in public.body if isinstance(node, ast.FunctionDef)]
    # What is only read is shown by the examples of what is called.
    called = {node.name for node in methods if not node.decorator_list and not node.name.startswith("_")}
    shown = {test.name.rpartition(".")[2] for test in doctest.DocTestFinder().find(module) if test.examples}
    assert called - shown == set()
    for node in methods:
        assert node.returns is not None
        assert all(one.annotation for one in (*node.args.args[1:], *node.args.kwonlyargs)), node.name
        assert getattr(getattr(module, public.name), node.name).__doc__, node.name
    assert doctest.testmod(module).failed == 0


def test_a_deal_is_copied_and_a_compiled_one_says_that_it_is_not_pickled() -> None:
    """It was written, and could not be read back."""
    table = Simulator("standard", 2)
    deal = table.random_deal(seed=1)
    for other in (copy.copy(deal), *copy.deepcopy([deal])):
        assert other.facts() == deal.facts()
        other.step(0)
        assert other.facts() != deal.facts()
    if simulate.compiled:
        for one in (deal, table.laws):
            with pytest.raises(TypeError, match="cannot pickle"):
                pickle.dumps(one)


@pytest.mark.skipif(not simulate.compiled, reason="Python's own loops give way by themselves")
@pytest.mark.parametrize("what", ["random_games", "deal", "counts", "step", "play_out", "solve", "rollouts", "think"])
def test_other_threads_go_on_during_long_calls(what: str) -> None:
    """The interpreter is told to switch threads never; so another one runs only if the call lets it."""
    table = Simulator("standard", 2)
    games, shares = table.batch(20_000), numpy.full(20_000, 0.5)
    games.deal(seed=1)
    deal = table.random_deal(seed=2)
    while len(deal.facts()["stock"]) > 8:
        deal.step(0)
    solver, rollouts = Solver(table.laws), Rollouts(table.laws, 0.1, 0.1, 1)
    kinds = [(temper, cares, 1 / 6) for temper in (0.1, 0.2, 0.5) for cares in (True, False)]
    outlook = Outlook(Instinct(table.laws, 0.1, 0.1, 1, [0.1] * 54), [[0.1] * 21] * 5)
    mind = Mind(rollouts, outlook, kinds, 0.02, 1, 8, 1e9)
    dealt = [table.batch(2000) for _ in range(TRIES)]
    for one in dealt:
        one.deal(seed=3)
    calls: dict[str, Callable[[], object]] = {
        "random_games": lambda: table.random_games(2000),
        "deal": games.deal,
        "counts": games.counts,
        "step": lambda: games.step(shares),
        "play_out": lambda: dealt.pop().play_out(),
        "solve": lambda: solver.solve(deal, 20_000),
        "think": lambda: mind.think(deal, [(move, 0.0) for move in deal.legal()], [], [], 20_000, 52, 1),
        "rollouts": lambda: rollouts.run(deal, deal.legal(), 1000, 1, 1 << 30),
    }
    go, ran = Event(), Event()

    def follow() -> None:
        go.wait()
        ran.set()

    other = Thread(target=follow)
    other.start()
    before = sys.getswitchinterval()
    try:
        sys.setswitchinterval(1000)
        go.set()
        # A machine at work may not give the thread its turn during the first of the calls.
        for _ in range(TRIES):
            calls[what]()
            if ran.is_set():
                break
        meanwhile = ran.is_set()
    finally:
        sys.setswitchinterval(before)
        other.join()
    assert meanwhile


PLAIN = """
import sys, warnings
class Source:  # finds the kernel's Python files, never what was compiled from them
    def find_spec(self, name, path=None, target=None):
        if not name.startswith("sukno.games.casino.kernel."):
            return None
        from importlib.machinery import SourceFileLoader
        from importlib.util import spec_from_file_location
        file = f"{path[0]}/{name.rpartition('.')[2]}.py"
        return spec_from_file_location(name, file, loader=SourceFileLoader(name, file))
sys.meta_path.insert(0, Source())
from random import Random
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    from sukno.games.casino.kernel import Simulator, simulate
    from sukno.games.casino.kernel.exact import Solver
    from sukno.games.casino.kernel.instinct import Instinct
    from sukno.games.casino.kernel.mind import Mind
    from sukno.games.casino.kernel.outlook import Outlook
    from sukno.games.casino.kernel.rollouts import Rollouts
    assert not told
    tables = [Simulator("standard", 2), Simulator("digest-royal", 3)]
assert simulate.compiled == ("compiled" in sys.argv), "the wrong files"
assert len(told) == (not simulate.compiled), told
warnings.simplefilter("ignore")
for table in tables:
    print(table.random_games(6, seed=1))
    deal = table.random_deal(seed=2)
    before = ()
    while not deal.over:
        print(deal.to_act, deal.legal(50))
        cards = sum(map(int.bit_count, deal.facts()["hands"])) + len(deal.facts()["stock"])
        if table is tables[0] and cards < 8:
            print(Solver(table.laws).solve(deal, 2000), Solver(table.laws, 8).solve(deal, 20))
        eye = Instinct(table.laws, 0.1, 0.2, 1, [(place * 7 % 11 - 5) / 10 for place in range(54)])
        print([(move, round(feel, 9)) for move, feel in eye.feel(deal)])
        moves = [(move, 0.0) for move in deal.legal(3)]
        worlds = [deal, deal.clone()] if table is tables[1] else []
        rows = [[(place * hope % 13 - 6) / 20 for hope in range(21)] for place in range(5)]
        outlook = Outlook(eye, rows if table is tables[0] else [])
        print(round(outlook.lead(deal), 9))
        cares = True, True, True, True, False, False
        kinds = list(zip((0.1, 0.5, 1, 2, 0.01, 1), cares, (0.3, 0.2, 0.2, 0.1, 0.1, 0.1), strict=True))
        mind = Mind(Rollouts(table.laws, 0.1, 0.2, 1), outlook, kinds, 0.1, 1, 3, 5)
        past = [(*before, False)] if before and deal.to_act == 1 and table is tables[0] else []
        print([(tries, round(value, 6)) for tries, value in mind.think(deal, moves, past, worlds, 300, 6, 7)])
        number = Random(deal.count()).randrange(deal.count())
        facts = deal.facts()
        card = deal.legal()[number] >> 52 & 63
        facts["hands"][facts["to_act"]] = 1 << card
        before = deal.clone(), deal.legal()[number]
        before[0].take_from(**facts)
        deal.step(number)
batch = tables[0].batch(3)
batch.deal(seed=4)
while batch.step([0.3, 0.6, 0.9]):
    print(batch.counts().tolist())
print(batch.points().tolist())
from casino.twins import compare_turn
for seed in range(6):
    compare_turn(Random(seed), 6, 200)
"""


def test_the_interpreted_files_agree_with_the_compiled_ones() -> None:
    """Run without a compiler the kernel warns once, at the first use, and plays the same."""
    path = os.pathsep.join([str(HERE.parents[1]), str(HERE.parents[2] / "src")])
    env = {**os.environ, "PYTHONPATH": path}
    plain = subprocess.run([sys.executable, "-c", PLAIN], env=env, capture_output=True, text=True, check=False)
    assert plain.returncode == 0, plain.stderr
    compiled = "compiled" if simulate.compiled else "plain"
    code = PLAIN.replace("sys.meta_path.insert(0, Source())", "")
    other = subprocess.run([sys.executable, "-c", code, compiled], env=env, capture_output=True, text=True, check=False)
    assert other.returncode == 0, other.stderr
    assert plain.stdout == other.stdout
