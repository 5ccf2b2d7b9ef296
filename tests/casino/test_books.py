"""The rule books: every option written down with its source, a house's changes, and the rules in words."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
import tomli_w

from sukno.core.refusal import Mistake
from sukno.games.casino.book import FIXED, SHELF, load_book, playable
from sukno.games.casino.options import OPTIONS
from sukno.games.casino.prose import PROSE
from sukno.words import LANGS, Lang, Words, message

STANDARD: Mapping[str, object] = {
    "players": (2, 3, 4),
    "partnership": "pairs",
    "next_dealer": "rotate",
    "next_match_dealer": "winner",
    "deal_packets": "twos",
    "table_packet": "before_dealer",
    "hand_size": 4,
    "table_size": 4,
    "stock": "deals",
    "face_values": (),
    "ace_values": (1,),
    "little_values": (2,),
    "big_values": (10,),
    "face_capture": "one",
    "building": "full",
    "raise_who": "any",
    "add_who": "any",
    "absorb_on_raise": True,
    "add_without_card": "none",
    "same_value_builds": "allowed",
    "owner_obligation": "no_trail",
    "trail": "free",
    "sweep_points": 1,
    "majority": "most",
    "scoring": "standard",
    "bonus_suit": "s",
    "little_card": "2s",
    "big_card": "Td",
    "match": "target",
    "one_deal_sweeps": True,
    "target": 21,
    "both_reach": "higher_total",
    "tie": "cards_then_extra_deal",
    "claim": False,
    "lookback": "since_own_last_play",
    "penalties": "off",
}
"""The international core, as the binding table has it."""

ROYAL: Mapping[str, object] = {"face_values": (11, 12, 13), "ace_values": (1, 14), "face_capture": "any"}
SPADE: Mapping[str, object] = {"scoring": "spade", "target": 61}
DIGEST: Mapping[str, object] = {"claim": True, "majority": "threshold"}
FAMILY: Mapping[str, object] = {
    "partnership": "off",
    "table_packet": ("before_dealer", "after_dealer"),
    "face_capture": "one_or_three",
    "owner_obligation": "take_or_build",
    "majority": "threshold",
}
ENCYCLOPEDIA: Mapping[str, object] = {"building": "none", "sweep_points": 0, "table_packet": "after_dealer"}

DEPARTURES: Mapping[str, Mapping[str, object]] = {
    "standard": {},
    "handbook": {
        "add_without_card": "partner",
        "next_dealer": "winner",
        "match": ("one_deal", "twenty_one_count_out"),
        "one_deal_sweeps": False,
    },
    "digest": DIGEST,
    "digest-royal": {**DIGEST, **ROYAL, "little_values": (2, 15), "big_values": (10, 16)},
    "digest-spade": {**DIGEST, **SPADE},
    "digest-lottery": {**DIGEST, "players": (2,), "hand_size": 12, "stock": "draw"},
    "digest-six-card": {**DIGEST, "players": (2,), "hand_size": 6},
    "family": FAMILY,
    "family-royal": {**FAMILY, **ROYAL},
    "family-draw": {**FAMILY, "stock": "draw"},
    "family-spade": {**FAMILY, **SPADE},
    "encyclopedia": ENCYCLOPEDIA,
    "pra": {**ENCYCLOPEDIA, "bonus_suit": "c", "little_card": "2c"},
    "palki": {**ENCYCLOPEDIA, "bonus_suit": "c", "little_card": "2c"},
    "leeming": {
        "face_capture": "one_or_three",
        "raise_who": "own",
        "add_who": "own",
        "absorb_on_raise": False,
        "majority": "threshold",
    },
}
"""The binding table of departures."""

SOURCES = {"handbook": "000", "digest": "001", "family": "002", "encyclopedia": "003", "pra": "003", "palki": "003"}

each_book = pytest.mark.parametrize("key", DEPARTURES)
each_lang = pytest.mark.parametrize("lang", LANGS)


def plain(key: str, house: Mapping[str, object] = {}) -> dict[str, object]:
    """Every option of a book as TOML would have it."""
    rules = load_book(key, house).rules
    return {name: known.plain(getattr(rules, name)) for name, known in OPTIONS.items()}


def book_file(key: str) -> str:
    return files("sukno.games.casino").joinpath("books").joinpath(f"{key}.toml").read_text("utf-8")


def mistake(key: str, house: Mapping[str, object]) -> str:
    """The id of the mistake that a house makes, put into words in both languages on the way."""
    with pytest.raises(Mistake) as caught:
        load_book(key, house)
    assert all(Words(lang)(caught.value.message) for lang in LANGS)
    return caught.value.message.id


# Books


def test_the_books_come_in_the_order_of_their_sources() -> None:
    assert list(SHELF.books) == list(DEPARTURES)


@each_book
def test_a_book_departs_from_the_standard_exactly_as_the_table_says(key: str) -> None:
    assert plain(key) == {**STANDARD, **DEPARTURES[key]}


@each_book
def test_a_file_lists_every_option_and_every_fixed_rule_with_a_source_or_a_reason(key: str) -> None:
    data = tomllib.loads(book_file(key))
    assert list(data["options"]) == list(OPTIONS)
    assert set(data["rules"]) == set(FIXED)
    book = load_book(key)
    assert set(book.sources) == {*OPTIONS, *FIXED}
    for citation in book.sources.values():
        if citation.file is None:
            assert citation.silent is not None
            assert not citation.phrase
            assert all(Words(lang)(citation.silent) for lang in LANGS)
        else:
            assert citation.silent is None
            assert citation.phrase.strip(" …") == citation.phrase != ""
            assert len(citation.phrase) < 300, "short quotations only"


@each_book
def test_a_book_cites_its_own_source_only(key: str) -> None:
    book = load_book(key)
    cited = {citation.file for citation in book.sources.values() if citation.file is not None}
    if key == "standard":
        assert book.source is None
        assert len(cited) > 1
    else:
        assert cited == {book.source}
        family = key.partition("-")[0]
        assert str(book.source).startswith(SOURCES.get(family, "004"))


@each_book
def test_a_book_survives_being_written_and_read(key: str) -> None:
    book = load_book(key)
    written = SHELF.write(book)
    assert tomllib.loads(written) == tomllib.loads(book_file(key))
    again = SHELF.read(written, key)
    assert (again, again.rules, again.sources, again.source) == (book, book.rules, book.sources, book.source)


def test_a_book_with_house_rules_survives_being_written_and_read() -> None:
    book = load_book("handbook", {"match": ["one_deal", "target"], "little_values": [2, 15], "bonus_suit": "c"})
    assert SHELF.read(SHELF.write(book), "handbook").rules == book.rules


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ("[options.trail]", "[options.trails]", "books-missing-name"),
        ("[rules.sum]", "[rules.sums]", "books-missing-name"),
        ("[options.trail]", "[options.dummy]\nvalue = 1\nsilent = 'house'\n[options.trail]", "books-unknown-name"),
        ("[rules.sum]", "[rules.dummy]\nsilent = 'house'\n[rules.sum]", "books-unknown-name"),
        ("[options.trail]", "[surprise]\n[options.trail]", "books-unknown-name"),
        ("[options.trail]", "[options.trail]\nnote = 'x'", "books-unknown-name"),
        ('[options.trail]\nvalue = "free"', "[options.trail]", "books-missing-name"),
        ('[options.trail]\nvalue = "free"', '[options.trail]\nvalue = "fre"', "options-value-close"),
        ("[options.trail]", "[options.trail]\nsilent = 'house'", "books-citation"),
        ('silent = "absorb"', "", "books-citation"),
        ('silent = "absorb"', 'file = "000.txt"', "books-citation"),
        ('key = "handbook"', 'key = "standard"', "books-key"),
        ('key = "handbook"', "key = handbook", "books-toml"),
        ("[options.claim]\nvalue = false", "[options.claim]\nvalue = true", "rules-claim-needs-target"),
    ],
)
def test_a_file_that_is_not_a_whole_book_is_refused(old: str, new: str, id: str) -> None:
    text = book_file("handbook")
    assert old in text
    with pytest.raises(Mistake) as caught:
        SHELF.read(text.replace(old, new, 1), "handbook")
    assert caught.value.message.id == id
    assert all(Words(lang)(caught.value.message) for lang in LANGS)


@pytest.mark.parametrize("name", OPTIONS)
def test_no_option_may_be_missing(name: str) -> None:
    data = tomllib.loads(SHELF.write(load_book("standard")))
    del data["options"][name]
    with pytest.raises(Mistake) as caught:
        SHELF.read(_dumps(data), "standard")
    assert dict(caught.value.message.args)["name"] == f"options.{name}"


def _dumps(data: dict[str, Any]) -> str:
    return tomli_w.dumps(data)


def test_an_option_that_is_no_table_is_refused() -> None:
    data = tomllib.loads(book_file("standard"))
    data["options"]["trail"] = "free"
    with pytest.raises(Mistake) as caught:
        SHELF.read(_dumps(data), "standard")
    assert caught.value.message.id == "books-no-table"


def test_an_unknown_book_is_refused_with_the_likely_one() -> None:
    assert mistake("hanbook", {}) == "books-unknown-close"
    assert mistake("nothing-like-it", {}) == "books-unknown"


# House rules


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("face_capture", "one_or_three", "one_or_three"),
        ("face_capture", " One or three ", "one_or_three"),
        ("face_capture", "one-or-three", "one_or_three"),
        ("absorb_on_raise", False, False),
        ("absorb_on_raise", "false", False),
        ("absorb_on_raise", "no", False),
        ("absorb_on_raise", "нет", False),
        ("absorb_on_raise", 0, False),
        ("sweep_points", 2, 2),
        ("sweep_points", "2", 2),
        ("ace_values", [1, 14], (1, 14)),
        ("ace_values", (14, 1), (1, 14)),
        ("ace_values", "1,14", (1, 14)),
        ("ace_values", "[1, 14]", (1, 14)),
        ("face_values", "11,12,13", (11, 12, 13)),
        ("players", "[4, 2]", (2, 4)),
        ("players", 2, (2,)),
        ("players", "2", (2,)),
        ("little_card", "2♣", "2c"),
        ("little_card", "2т", "2c"),
        ("little_card", "2C", "2c"),
        ("big_card", "10h", "Th"),
        ("bonus_suit", "♥", "h"),
        ("bonus_suit", "Clubs", "c"),
        ("bonus_suit", "трефы", "c"),
        ("table_packet", "after_dealer", "after_dealer"),
        ("table_packet", ["after_dealer"], "after_dealer"),
        ("table_packet", ["after_dealer", "after_dealer"], "after_dealer"),
        ("table_packet", ["before_dealer", "after_dealer"], ("before_dealer", "after_dealer")),
        ("table_packet", "before_dealer, after_dealer", ("before_dealer", "after_dealer")),
        ("table_packet", '["before_dealer", "after_dealer"]', ("before_dealer", "after_dealer")),
    ],
)
def test_a_house_value_may_come_from_a_file_or_a_command_line(name: str, given: object, value: object) -> None:
    book = load_book("standard", {name: given})
    assert book.house == ((name, value),)
    assert book.changed(name)
    assert plain("standard", {name: given}) == {**STANDARD, name: value}
    assert load_book("standard", book.house_data) == book
    assert load_book("standard", json.loads(json.dumps(book.house_data))) == book
    assert load_book("standard", {name: OPTIONS[name].text(getattr(book.rules, name))}) == book


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_is_read_back_from_its_text_and_from_its_plain_shape(name: str) -> None:
    known = OPTIONS[name]
    for single in known.values:
        value = (single,) if known.by_seats else single
        for raw in (known.text(value), known.plain(value), json.loads(json.dumps(known.plain(value)))):
            read = known.read(raw)
            assert (read, type(read)) == (value, type(value))


def test_a_house_is_canonical() -> None:
    house = {"trail": "only_if_no_play", "face_capture": "any", "target": 21}
    book = load_book("standard", house)
    assert book.house == (("face_capture", "any"), ("trail", "only_if_no_play"))
    assert book == load_book("standard", dict(reversed(house.items())))
    assert hash(book) == hash(load_book("standard", dict(book.house)))
    assert book != load_book("standard")
    assert load_book("standard", {"target": "21"}) == load_book("standard")
    assert load_book("standard") is load_book("standard")


def test_house_rules_are_read_from_texts() -> None:
    assert OPTIONS.parse(["match=target", " claim = yes"]) == {"match": "target", "claim": " yes"}
    with pytest.raises(Mistake):
        OPTIONS.parse(["claim"])
    with pytest.raises(Mistake):
        OPTIONS.parse(["clam=yes"])


@pytest.mark.parametrize(
    ("key", "house", "id"),
    [
        ("standard", {"face_captures": "any"}, "options-unknown-close"),
        ("standard", {"zzz": 1}, "options-unknown"),
        ("standard", {"face_capture": "one_or_thre"}, "options-value-close"),
        ("standard", {"face_capture": "two"}, "options-value"),
        ("standard", {"building": None}, "options-value"),
        ("standard", {"building": {"a": 1}}, "options-value"),
        ("standard", {"absorb_on_raise": "maybe"}, "options-value"),
        ("standard", {"absorb_on_raise": 2}, "options-value"),
        ("standard", {"sweep_points": 11}, "options-value"),
        ("standard", {"sweep_points": -1}, "options-value"),
        ("standard", {"sweep_points": 1.0}, "options-value"),
        ("standard", {"target": 0}, "options-value"),
        ("standard", {"target": "2001"}, "options-value"),
        ("standard", {"hand_size": 25}, "options-value"),
        ("standard", {"ace_values": [14]}, "options-value"),
        ("standard", {"players": []}, "options-value"),
        ("standard", {"players": [2, 5]}, "options-value"),
        ("standard", {"little_card": "1z"}, "options-value"),
        ("standard", {"bonus_suit": "stars"}, "options-value"),
        ("standard", {"add_who": "opponents"}, "options-value"),
        ("standard", {"match": ["target", "target", "target"]}, "options-by-seats"),
        ("standard", {"match": []}, "options-by-seats"),
        ("handbook", {"claim": True}, "rules-claim-needs-target"),
        ("digest", {"match": "one_deal"}, "rules-claim-needs-target"),
        ("digest", {"match": ["target", "one_deal"]}, "rules-claim-needs-target"),
        ("handbook", {"scoring": "spade"}, "rules-spade-for-eleven"),
        ("digest-spade", {"match": "eleven_multiplied", "claim": False}, "rules-spade-for-eleven"),
        ("handbook", {"target": 31}, "house-needs-target"),
        ("handbook", {"tie": "draw"}, "house-needs-target"),
        ("standard", {"match": "one_deal", "both_reach": "higher_total"}, "house-needs-target"),
        ("standard", {"penalties": "graduated"}, "rules-penalties-later"),
        ("standard", {"penalties": "loss_of_game"}, "rules-penalties-later"),
        ("standard", {"little_card": "Td"}, "rules-one-casino"),
        ("digest-royal", {"big_card": "9d"}, "rules-high-value-card"),
        ("digest-lottery", {"players": [2, 3]}, "house-players"),
        ("digest-six-card", {"players": 4}, "house-players"),
        ("standard", {"hand_size": 5}, "seats-deals-uneven"),
        ("standard", {"table_size": 5}, "seats-deals-uneven"),
        ("family-draw", {"hand_size": 24, "players": [3, 4]}, "seats-pack-too-small"),
        ("family-draw", {"table_size": 3, "players": 2}, "seats-draw-uneven"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(key: str, house: dict[str, object], id: str) -> None:
    assert mistake(key, house) == id


@pytest.mark.parametrize(
    ("key", "house"),
    [
        ("handbook", {"match": "target", "target": 21, "both_reach": "higher_total", "tie": "draw"}),
        ("handbook", {"match": ["one_deal", "target"], "target": 31}),
        ("handbook", {"players": 2, "scoring": "spade"}),
        ("handbook", {"match": "target", "claim": True}),
        ("handbook", {"building": "none", "raise_who": "own"}),
        ("digest", {"match": "one_deal", "claim": False}),
        ("standard", {"face_values": [11, 12, 13], "face_capture": "one"}),
        ("digest-lottery", {"players": [2]}),
    ],
)
def test_what_can_be_played_together_is_accepted(key: str, house: dict[str, object]) -> None:
    assert set(load_book(key, house).house_data) <= set(house)


@pytest.mark.parametrize(
    ("key", "house", "name", "source"),
    [
        ("handbook", {"trail": "only_if_no_play"}, "trail", "002"),
        ("family", {"add_without_card": "any_other"}, "add_without_card", "000"),
        ("standard", {"match": "eleven_multiplied"}, "match", "000"),
        ("standard", {"target": 11}, "target", "003"),
        ("handbook", {"face_capture": "one_or_three"}, "face_capture", "002"),
        ("family", {"ace_values": [1, 14]}, "ace_values", "002"),
        ("digest", {"ace_values": [1, 14]}, "ace_values", "001"),
        ("standard", {"raise_who": "opponents"}, "raise_who", None),
        ("standard", {"target": 100}, "target", None),
    ],
)
def test_a_house_value_cites_whoever_prints_it(
    key: str, house: dict[str, object], name: str, source: str | None
) -> None:
    citation = load_book(key, house).sources[name]
    if source is None:
        assert citation.file is None
        assert citation.silent == message("silent-house")
    else:
        assert str(citation.file).startswith(source)


# Seats


@pytest.mark.parametrize(
    ("key", "house", "seats"),
    [
        ("standard", {}, (2, 3, 4)),
        ("standard", {"hand_size": 6}, (2, 4)),
        ("standard", {"hand_size": 16}, (3,)),
        ("standard", {"hand_size": 3, "table_size": 4}, (2, 4)),
        ("standard", {"players": [2, 4]}, (2, 4)),
        ("family-draw", {}, (2, 3, 4)),
        ("family-draw", {"table_size": 2}, (2,)),
        ("family-draw", {"hand_size": 12}, (2, 3, 4)),
        ("family-draw", {"hand_size": 13}, (2, 3)),
        ("digest-lottery", {}, (2,)),
        ("digest-six-card", {}, (2,)),
    ],
)
def test_only_so_many_may_sit_down_as_the_pack_can_serve(
    key: str, house: dict[str, object], seats: tuple[int, ...]
) -> None:
    book = load_book(key, house)
    assert playable(book) == seats
    for number in (1, 2, 3, 4, 5):
        if number in seats:
            SHELF.check_seats(book, number)
        else:
            with pytest.raises(Mistake) as caught:
                SHELF.check_seats(book, number)
            assert all(Words(lang)(caught.value.message) for lang in LANGS)


# The rules in words

HOUSES: list[dict[str, object]] = [
    {},
    {"building": "single"},
    {"building": "none", "face_values": [11, 12, 13]},
    {"match": "target", "target": 31, "bonus_suit": "h", "sweep_points": 0, "table_size": 0, "hand_size": 13},
]


@each_lang
@each_book
def test_the_rules_in_words_have_a_place_for_every_option(key: str, lang: Lang) -> None:
    words = Words(lang)
    for house, seats in product(HOUSES, (None, 2, 3, 4)):
        try:
            book = load_book(key, house)
        except Mistake:
            continue
        if seats is not None and seats not in playable(book):
            continue
        said = list(PROSE.points(book, seats))
        who = playable(book) if seats is None else (seats,)
        named = (*OPTIONS, *(name for name in FIXED if name not in ("hand", "notation")))
        wanted = {name for name in named if PROSE.matters(book.rules, name, who) or book.changed(name)}
        assert {point.name for point in said} == {*wanted, *(point.name for point in said if not point.source)}
        text = PROSE.rules_text(book, words, seats)
        assert all(words(point.text) in text for point in said)
        ours = re.sub(r"[“«].*", "", re.sub(r"(?m)^ +", "", text))
        assert not re.search(r"[{}!]|  | [.,;:]", ours), "no blanks where words are missing"


@each_lang
def test_changes_of_the_house_are_marked(lang: Lang) -> None:
    words = Words(lang)
    data = PROSE.rules_data(load_book("handbook", {"face_capture": "any"}), words)
    assert [point["option"] for point in data if point["changed"]] == ["face_capture"]
    changed = next(point for point in data if point["changed"])
    text = PROSE.rules_text(load_book("handbook", {"face_capture": "any"}), words)
    assert words("rules-changed", text=changed["text"]) in text
    assert words("silent-house") in PROSE.rules_text(load_book("handbook", {"sweep_points": 3}), words)


@each_lang
def test_a_table_of_two_reads_only_what_concerns_two(lang: Lang) -> None:
    words = Words(lang)
    handbook = load_book("handbook")
    assert words("rule-match-one_deal") in PROSE.rules_text(handbook, words, 2)
    assert "Т♦" not in PROSE.rules_text(handbook, words, 2)
    assert "A♦" not in PROSE.rules_text(handbook, words, 2)
    assert words("rule-match-one_deal") not in PROSE.rules_text(handbook, words, 3)
    both = PROSE.rules_text(handbook, words)
    assert words("rules-two", text=message("rule-match-one_deal")) in both
    with pytest.raises(Mistake):
        PROSE.rules_text(load_book("digest-lottery"), words, 3)


@each_lang
def test_lines_are_broken_where_a_width_is_given(lang: Lang) -> None:
    text = PROSE.rules_text(load_book("family-royal"), Words(lang), width=60)
    assert max(map(len, text.splitlines())) <= 60
    assert text.replace("\n", "").replace(" ", "") == re.sub(
        r"\s", "", PROSE.rules_text(load_book("family-royal"), Words(lang))
    )


@each_lang
def test_every_value_has_its_words(lang: Lang) -> None:
    words = Words(lang)
    for data in PROSE.options_data(words):
        assert data["title"]
        assert data["help"]
        known = OPTIONS[data["option"]]
        assert len(data.get("values", known.values)) == len(known.values)
        for single in known.values:
            assert words(PROSE.value_message(known.name, (single,) if known.by_seats else single))


@each_lang
@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_has_its_rule_in_words(name: str, lang: Lang) -> None:
    words, known = Words(lang), OPTIONS[name]
    # All numbers have one text.
    for single in known.values[:3] if isinstance(known.values, range) else known.values:
        for key in ("standard", "digest-royal", "family-draw", "pra"):
            try:
                book = load_book(key, {name: known.text((single,) if known.by_seats else single)})
            except Mistake:
                continue
            assert all(words(point.text) for point in PROSE.points(book))


@each_lang
def test_the_list_of_books_names_each(lang: Lang) -> None:
    words = Words(lang)
    text = PROSE.books_text(words)
    for data in PROSE.books_data(words):
        assert f"{data['name']} ({data['key']})" in text
        assert data["about"] in text
    assert [data["key"] for data in PROSE.books_data(words) if data["default"]] == ["handbook"]


@each_lang
def test_books_are_compared_where_they_differ(lang: Lang) -> None:
    words = Words(lang)
    standard, leeming = load_book("standard"), load_book("leeming")
    data = PROSE.compare_data(standard, leeming, words)
    assert {difference["option"] for difference in data} == set(DEPARTURES["leeming"])
    text = PROSE.compare(standard, leeming, words)
    for difference in data:
        assert difference["title"] in text
        assert all(side["text"] in text for side in difference["sides"])
    assert PROSE.compare_data(leeming, leeming, words) == []
    assert PROSE.compare(leeming, leeming, words).count("\n") == 1
    # A difference that neither book would notice is none.
    pra = load_book("pra")
    assert not any(
        d["option"] == "raise_who" for d in PROSE.compare_data(pra, load_book("pra", {"raise_who": "own"}), words)
    )
    sides = next(d for d in PROSE.compare_data(pra, leeming, words) if d["option"] == "raise_who")["sides"]
    assert [side["matters"] for side in sides] == [False, True]


@each_lang
def test_what_programs_get_is_json(lang: Lang) -> None:
    words = Words(lang)
    book = load_book("family", {"trail": "only_if_no_play"})
    for data in (
        PROSE.rules_data(book, words, 3),
        PROSE.compare_data(book, load_book("pra"), words),
        PROSE.books_data(words),
    ):
        assert json.loads(json.dumps(data))
    assert json.loads(json.dumps(PROSE.options_data(words)))
