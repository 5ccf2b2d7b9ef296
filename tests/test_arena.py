"""How a duel is judged."""

from __future__ import annotations

from random import Random

from sukno.bots.arena import Duel, duel
from sukno.bots.workers import Processes
from sukno.core.registry import find_game


def test_it_stops_when_it_is_clear_and_goes_on_from_what_is_known() -> None:
    book = find_game("hearts").load_book("leeming", {})
    whole = duel("hearts", book, "random", "sensible", 80, 9, workers=Processes(1))
    known = whole.rounds[:30]
    stopped = duel("hearts", book, "random", "sensible", 80, 9, workers=Processes(1), known=known, until_clear=True)
    assert stopped.rounds == whole.rounds[:50]
    assert stopped.clear
    low, high = stopped.sure
    assert high < 0  # few hearts are good, and chance takes more of them
    assert high - low > stopped.interval[1] - stopped.interval[0]


def test_players_of_one_strength_seem_different_no_more_often_than_promised() -> None:
    """Looked at after every deal, the plain interval would leave 0 out in about half of these."""
    rng = Random(5)
    clear = 0
    for _ in range(200):
        rounds = [rng.gauss(0, 3) for _ in range(400)]
        clear += any(Duel(tuple(rounds[:deals])).clear for deals in range(50, 401, 10))
    assert clear <= 10
