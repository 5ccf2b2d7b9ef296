"""Records: what may be wrong with one is told with its place; a commitment is kept or it is not."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sukno.cards import parse_cards, shuffled
from sukno.core.commitment import commit
from sukno.core.record import DealRecord, Record, read_record, replay, verify, write_record
from sukno.core.refusal import Mistake, Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import load_book
from sukno.words import LANGS, Words

NONCE = bytes(range(32))


def played(deals: int = 2, book: str = "leeming") -> Record:
    """A match of some deals, played at random."""
    rng = Random(11)
    rules = load_book(book)
    match = GAME.open_match(rules, 2, 0)
    written = []
    for _ in range(deals):
        pack, dealer = shuffled(rng), match.dealer
        state = GAME.start(rules, 2, dealer, pack, match.totals)
        play = []
        while state.to_act is not None:
            view = GAME.view(state, state.to_act)
            move = GAME.draw(view, rng)
            play.append(f"{state.to_act} {GAME.write(view, move)}")
            after = GAME.play(state, state.to_act, move)
            assert not isinstance(after, Refusal)
            state = after
        match = GAME.after_deal(match, state)
        deal = DealRecord(dealer, pack, tuple(play), commit(NONCE, pack), NONCE.hex(), GAME.outcome(state))
        written.append(deal)
    return Record("casino", book, 2, tuple(written))


RECORD = played()


def changed(**changes: Any) -> Record:
    return replace(RECORD, deals=(RECORD.deals[0], replace(RECORD.deals[1], **changes)))


def test_a_record_holds() -> None:
    steps = list(replay(read_record(write_record(RECORD))))
    assert len(steps) == 2 * 49
    assert steps[-1].match.finished == 2
    assert verify(RECORD) == [(0, True), (1, True)]


def test_a_record_says_where_a_pack_was_laid_out() -> None:
    text = write_record(changed(laid_out=True))
    assert [deal.laid_out for deal in read_record(text).deals] == [False, True]
    assert read_record(text) == changed(laid_out=True)
    with pytest.raises(Mistake) as caught:
        read_record(text.replace("laid_out = true", "laid_out = 1"))
    assert all("laid_out" in Words(lang)(caught.value.message) for lang in LANGS)


def test_a_call_and_a_resignation_stand_where_they_were_made() -> None:
    record = replace(RECORD, deals=(replace(RECORD.deals[0], play=(*RECORD.deals[0].play[:3], "1 resign"), points=()),))
    *_, last = replay(record)
    assert last.move == "resign"
    assert last.match.over
    assert last.match.winner == 0
    called = replace(record, book="digest", deals=(replace(record.deals[0], play=("1 claim",), points=(), dealer=0),))
    *_, last = replay(called)
    assert (last.match.verdict.how, last.match.winner) == ("false_claim", 0)


def test_a_running_deal_is_written_with_what_is_hidden_and_ends_the_replay() -> None:
    pack = tuple(card if place < 4 else None for place, card in enumerate(RECORD.deals[1].pack))
    record = changed(pack=pack, nonce="", points=())
    text = write_record(record)
    assert "??" in text
    assert read_record(text) == record
    assert [step.deal for step in replay(record)] == [0] * 49
    assert verify(record) == [(0, True), (1, None)]


@pytest.mark.parametrize(
    ("record", "hint"),
    [
        (changed(dealer=1 - RECORD.deals[1].dealer), "2"),
        (changed(play=(*RECORD.deals[1].play[:5], "0 Zz")), "6"),
        (changed(play=("9 As", *RECORD.deals[1].play[1:])), "1"),
        (changed(play=("As", *RECORD.deals[1].play[1:])), "1"),
        (changed(play=(*RECORD.deals[1].play, "0 As")), "49"),
        (changed(points=(1, 2)), "2"),
        (changed(pack=RECORD.deals[1].pack[:51]), "51"),
        (changed(pack=(*RECORD.deals[1].pack[:51], RECORD.deals[1].pack[0])), "52"),
        (
            replace(
                RECORD, deals=(replace(RECORD.deals[0], play=RECORD.deals[0].play[:9], points=()), RECORD.deals[1])
            ),
            "1",
        ),
        (replace(RECORD, book="no-such"), "no-such"),
        (replace(RECORD, game="chess"), "chess"),
        (replace(RECORD, house={"target": "many"}), "many"),
        (replace(RECORD, seats=5), "5"),
        (replace(RECORD, cut=(parse_cards("Kc Ac"),)), "1"),
    ],
)
def test_a_record_that_does_not_hold_says_where(record: Record, hint: str) -> None:
    with pytest.raises(Mistake) as caught:
        list(replay(read_record(write_record(record))))
    for lang in LANGS:
        assert hint in Words(lang)(caught.value.message)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "format = 1",
        "format = 99",
        "format = 'one'",
        "[[[",
        '{"format": 1',
        "[1, 2]",
        'format = 1\ngame = "casino"\nbook = "handbook"\nseats = 2\ncolour = "red"',
        'format = 1\ngame = "casino"\nbook = "handbook"\nseats = "two"',
        'format = 1\ngame = "casino"\nbook = "handbook"\nseats = 2\ndeals = 5',
        'format = 1\ngame = "casino"\nbook = "handbook"\nseats = 2\n[[deals]]\ndealer = 0\npack = "Zz"\nplay = []',
        'format = 1\ngame = "casino"\nbook = "handbook"\nseats = 2\n[[deals]]\ndealer = 0\npack = "As"\nplay = [1]',
        'format = 1\ngame = "casino"\nbook = "handbook"\nseats = 2\ncut = ["Zz"]',
    ],
)
def test_a_text_that_is_no_record_is_a_mistake(text: str) -> None:
    with pytest.raises(Mistake) as caught:
        list(replay(read_record(text, "game.toml")))
    for lang in LANGS:
        assert Words(lang)(caught.value.message)


def test_a_record_of_a_future_format_names_both_formats() -> None:
    with pytest.raises(Mistake) as caught:
        read_record("format = 7", "game.toml")
    text = Words("en")(caught.value.message)
    assert "7" in text


def test_another_pack_or_nonce_breaks_the_promise() -> None:
    swapped = list(RECORD.deals[0].pack)
    swapped[50], swapped[51] = swapped[51], swapped[50]
    for deal in (
        replace(RECORD.deals[0], pack=tuple(swapped)),
        replace(RECORD.deals[0], nonce=bytes(32).hex()),
        replace(RECORD.deals[0], nonce="zz"),
        replace(RECORD.deals[0], nonce="00"),
        replace(RECORD.deals[0], commitment="0" * 64),
    ):
        assert verify(replace(RECORD, deals=(deal,))) == [(0, False)]


def test_the_commitment_is_the_hash_of_the_nonce_and_the_text_of_the_pack() -> None:
    import hashlib

    pack = RECORD.deals[0].pack
    text = " ".join(str(card) for card in pack)
    assert len(text) == 52 * 3 - 1
    assert RECORD.deals[0].commitment == hashlib.sha256(NONCE + text.encode("ascii")).hexdigest()
