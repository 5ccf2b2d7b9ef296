"""At a table in pairs nobody does, where it costs nothing to avoid, what looks senseless to a partner."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from casino.last_packet import last_packet
from sukno.cards import parse_card
from sukno.core.registry import find_game
from sukno.games.casino.bots import BOTS, FarsightedBot, ObservantBot, SteadyBot
from sukno.games.casino.moves import Trail
from sukno.games.casino.partners import SAME, agreeable
from sukno.games.casino.play import view
from sukno.games.casino.position import View
from sukno.games.casino.setup import read_position

GAME = find_game("casino")
PARTNERS_SEVEN = {"value": 7, "owner": 2, "groups": ["3d 4c"]}


def position(hand: str, table: str, *builds: Any, pairs: bool = True) -> View:
    text = {
        "book": "standard",
        "house": {"partnership": "pairs" if pairs else "off"},
        "players": 4,
        "hands": [hand, 4, 4, 4],
        "table": table,
        "builds": list(builds),
        "to_act": 0,
        "dealer": 3,
        "stock": 0,
    }
    return read_position(text).view


def chosen(view: View, values: dict[str, float]) -> str:
    """What is played of moves that are worth so much."""
    return GAME.write(view, agreeable(view, {GAME.parse(view, move): worth for move, worth in values.items()}))


@pytest.mark.parametrize(
    ("seen", "wondered_at", "understood"),
    [
        (position("7c 9c Kh Qh", "4d 5h", PARTNERS_SEVEN), "7cx[7]", "9cx4d5h"),
        (position("2c 9c Kh Qh", "4d 5h", PARTNERS_SEVEN), "2c+[7]=9", "9cx4d5h"),
        (position("9c Kh Qh 2c", "9d 9h"), "9cx9d", "9cx9d9h"),
        (position("Ac Kh Qh 2c", "9d 9h"), "Ac", "Kh"),
        (position("Td 8h Qh 3c", "9d 9h"), "Td", "8h"),
    ],
    ids=["takes the partner's build", "raises it", "leaves a part", "lays an ace down", "lays the big ten down"],
)
def test_what_a_partner_would_wonder_at_is_avoided_where_it_costs_nothing(
    seen: View, wondered_at: str, understood: str
) -> None:
    assert GAME.refuse(seen, GAME.parse(seen, wondered_at)) is None
    assert chosen(seen, {wondered_at: 1.0, understood: 1.0}) == understood
    assert chosen(seen, {wondered_at: 1.0, understood: 1.0 - SAME / 2}) == understood
    assert chosen(seen, {understood: 1.0, wondered_at: 1.0 + 2 * SAME}) == wondered_at, "it would cost something"


def test_what_is_added_to_a_partners_build_is_still_for_him() -> None:
    seen = position("3c 7c Kh Qh", "4d", PARTNERS_SEVEN)
    assert chosen(seen, {"3c+4d[7]=7": 1.0, "Kh": 1.0}) == "3c+4d[7]=7"


def test_everybody_for_himself_has_no_partner_to_mind() -> None:
    seen = position("7c 9c Kh Qh", "4d 5h", PARTNERS_SEVEN, pairs=False)
    assert chosen(seen, {"7cx[7]": 1.0, "9cx4d5h": 1.0 - SAME / 2}) == "7cx[7]"


@pytest.mark.parametrize(
    "bot",
    [BOTS["amateur"], BOTS["greedy"], SteadyBot(effort=4_000), FarsightedBot(worlds=16), ObservantBot(work=5_000)],
    ids=type,
)
def test_players_of_every_level_mind_their_partners(bot: Any) -> None:
    """The end of a deal: nobody can take anything any more, and the ace was laid down first."""
    seen = view(last_packet("Ad Kh", "Qc", "Jc", "2c", table="9s Tc"), 0)
    assert bot.choose(seen, Random(1)) == Trail(parse_card("Kh"))
