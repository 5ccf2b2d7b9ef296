"""What a deal may be worth where a packet is over: what is hoped for there, and how it is taught."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import ModuleType

import numpy
import pytest

from benches import bench
from casino.test_instinct import eye_at
from casino.twins import table_of
from sukno.cards import PACK, Rank, shuffled
from sukno.games.casino.book import Book, load_book
from sukno.games.casino.kernel import Simulator
from sukno.games.casino.kernel.outlook import Outlook
from sukno.games.casino.kernel.simulate import Deal
from sukno.games.casino.outlook import HOPES, outlook_of, read_rows, rows_learned, usual, write_rows
from sukno.games.casino.worth import Worth, chance, lead


def worth_at(book: Book, seats: int) -> Worth:
    return Worth(book.rules, book.rules.form(seats))


def between(table: Simulator, packet: int, number: int) -> Deal:
    """A deal played at random up to a packet that has just been dealt."""
    rng = Random(f"between {number}")
    deal = table.start(shuffled(rng), number % 2)
    for _ in range(8 * packet):
        deal.play(deal.draw(rng.getrandbits(60)))
    return deal


def test_with_nothing_learned_a_deal_is_worth_what_the_specification_says() -> None:
    compared = 0
    for number in range(12):
        rng = Random(f"outlook {number}")
        book, seats = table_of(rng)
        table, worth = Simulator(book, seats), worth_at(book, seats)
        outlook = outlook_of(table.laws, worth, ())
        deal = table.start(shuffled(rng), 0)
        while deal.to_act is not None:
            facts = deal.facts()
            told = worth.outlook(facts["piles"][: table.laws.sides], facts["sweeps"][: table.laws.sides], over=False)
            assert outlook.lead(deal) == pytest.approx(lead(told, book.rules.side(deal.to_act, seats)))
            compared += 1
            deal.play(deal.draw(rng.getrandbits(60)))
        with pytest.raises(ValueError, match="over"):
            outlook.lead(deal)
    assert compared > 300


def test_what_is_hoped_for_is_what_lies_there_and_what_nobody_has_seen() -> None:
    table = Simulator("standard", 2)
    outlook, eye = outlook_of(table.laws, worth_at(table.book, 2)), eye_at(table)
    replies = 0
    for number in range(40):
        packet = 1 + number % 5
        deal = between(table, packet, number)
        facts = deal.facts()
        hoped = dict(zip(HOPES, outlook.sense(deal), strict=True))
        hidden = [card for card in PACK if any(hand >> card & 1 for hand in facts["hands"])]
        hidden += [PACK[card] for card in facts["stock"]]
        for rank in Rank:
            assert hoped[f"unseen-{rank.name.lower()}"] == sum(card.rank is rank for card in hidden)
        assert hoped["leading"] == 1
        assert hoped["table-cards"] == facts["loose"].bit_count()
        assert hoped["big-card"] == (table.book.rules.big_card in hidden)
        # A card that takes a single one that lies there is enough; whoever leads is likely to hold one.
        equal = sum(card.rank in {other.rank for other in PACK if facts["loose"] >> other & 1} for card in hidden)
        assert 0 <= hoped["spared"] <= 1 - chance(min(equal, 16), len(hidden), 4) + 0.2
        assert (hoped["reply"] > 0) == (hoped["spared"] < 1)
        assert hoped["reply-sweep"] <= 1 - hoped["spared"] + 1e-9
        replies += hoped["reply"] > 0
        # What is hoped for does not tell who holds what.
        facts["hands"].reverse()
        other = table.blank()
        other.take_from(**facts)
        assert outlook.sense(other) == outlook.sense(deal)
        assert outlook.lead(other) == outlook.lead(deal)
        assert outlook.lead(deal) == pytest.approx(
            outlook_of(table.laws, worth_at(table.book, 2), ()).lead(deal)
            + sum(weight * hope for weight, hope in zip(rows_learned()[packet - 1], hoped.values(), strict=True))
        )
        deal.play(deal.draw(number))
        with pytest.raises(ValueError, match="just been dealt"):
            outlook.sense(deal)
    assert replies > 30
    assert eye.laws is table.laws


@pytest.mark.parametrize(
    ("key", "seats", "house", "fits"),
    [
        ("standard", 2, {}, True),
        ("standard", 2, {"sweep_points": 0}, True),
        ("handbook", 2, {}, True),
        ("handbook", 3, {}, False),
        ("pra", 2, {}, False),
        ("standard", 4, {}, False),
        ("family-draw", 2, {}, False),
        ("digest-royal", 2, {}, False),
    ],
)
def test_what_was_learned_serves_tables_where_cards_count_so(
    key: str, seats: int, house: dict[str, object], *, fits: bool
) -> None:
    book = load_book(key, house)
    assert usual(book.rules, seats) is fits
    table, rng = Simulator(book, seats), Random(key)
    learned, plain = (outlook_of(table.laws, worth_at(book, seats), rows) for rows in (None, ()))
    deal, different = table.start(shuffled(rng), 0), 0
    while not deal.over:
        different += learned.lead(deal) != plain.lead(deal)
        deal.play(deal.draw(rng.getrandbits(60)))
    assert different == (5 if fits else 0)


def test_the_weights_are_kept_by_name() -> None:
    rows = [[place + hope / 8 for hope in range(len(HOPES))] for place in range(5)]
    text = write_rows(rows, "somehow")
    assert read_rows(text) == rows
    assert 'made = "somehow"' in text
    for wrong in (text.replace("reply =", "answer ="), text.replace("table = [", "table = [1, "), text + "more = [1]"):
        with pytest.raises(ValueError, match="as many weights"):
            read_rows(wrong)
    with pytest.raises(ValueError, match="5 rows of 21"):
        Outlook(eye_at(Simulator("standard", 2)), rows[1:])


@pytest.fixture(scope="module")
def teaching() -> ModuleType:
    """What teaches it."""
    return bench("outlook")


@pytest.mark.parametrize("packet", range(1, 6))
def test_what_was_learned_tells_a_good_part_of_what_comes(teaching: ModuleType, packet: int) -> None:
    """Of positions that it was not taught with."""
    rows = rows_learned()
    found = [teaching.come_of(rows, packet, "unheard of", number) for number in range(400)]
    came = numpy.array([value for _, value in found])
    told = numpy.array([hopes for hopes, _ in found]) @ numpy.array(rows[packet - 1])
    assert numpy.mean((came - told) ** 2) < 0.85 * numpy.mean(came**2)


def test_teaching_gives_the_same_again(
    teaching: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = []
    for _ in range(2):
        out = tmp_path / "outlook.toml"
        monkeypatch.setattr("sys.argv", ["outlook.py", "--positions", "120", "--out", str(out)])
        teaching.main()
        texts.append(out.read_text("utf-8"))
    assert texts[0] == texts[1]
    assert len(read_rows(texts[0])) == 5
    assert "packet 2: " in capsys.readouterr().out


def test_what_tells_what_comes_is_found(teaching: ModuleType) -> None:
    """Given positions whose value comes of known weights, and of luck, it is near these weights."""
    luck = numpy.random.default_rng(1)
    wanted = luck.normal(size=len(HOPES))
    hoped = luck.normal(size=(4000, len(HOPES)))
    hoped[:, 0] = 1
    weights, part = teaching.fit(list(zip(hoped, hoped @ wanted + luck.normal(size=4000), strict=True)))
    assert weights == pytest.approx(wanted, abs=0.1)
    assert part > 0.8
