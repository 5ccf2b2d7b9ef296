"""A table is what its log makes of it: resume, undo, stepping back, commands on an old version, bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from sukno.cards import PACK
from sukno.core.record import read_record, replay, verify, write_record
from sukno.core.refusal import Mistake, Refusal
from sukno.games.casino.position import Played
from sukno.table import Awaited, Entry, Host, Person, Player, Robot, Table, decode, encode
from sukno.table.people import player_name
from sukno.words import LANGS, Words


class Memory:
    """A journal in memory that keeps the log as text, as a store does, and can be made to fail."""

    def __init__(self) -> None:
        self.log: list[str] = []
        self.broken = False

    def append(self, place: int, entries: Sequence[Entry], table: Table) -> None:
        if self.broken:
            raise OSError("disk full")
        assert place == len(self.log)
        self.log += map(encode, entries)

    def table(self) -> Table:
        return Table.fold(decode(text, place) for place, text in enumerate(self.log))


def host(*players: Player, seed: int = 1, book: str = "handbook", **more: Any) -> tuple[Host, Memory]:
    memory, rng, ticks = Memory(), Random(seed), iter(range(10**9))
    opened = Host.open(
        memory,
        game="casino",
        book=book,
        house=more.pop("house", {}),
        players=players or (Person(), Robot("random")),
        clock=lambda: next(ticks),
        entropy=rng.randbytes,
        **more,
    )
    return opened, memory


def first_move(table: Host, seat: int) -> str:
    view = table.seen(seat).view
    game = table.table.game
    return game.write(view, next(iter(game.legal(view))))


def play_match(table: Host, seat: int = 0) -> None:
    while not table.table.over:
        if table.table.deal_over:
            table.deal()
        elif seat in table.table.to_act:
            assert table.move(seat, first_move(table, seat)) is None
        else:
            table.bot_acts()


def test_a_match_is_played_and_its_log_makes_the_same_table() -> None:
    table, memory = host(book="leeming")
    play_match(table)
    assert memory.table() == table.table
    record = read_record(write_record(table.table.record(0)))
    *_, last = replay(record)
    assert last.match == table.table.match
    assert all(kept for _, kept in verify(record))


def test_a_pack_handed_in_is_dealt_as_it_is_and_the_table_says_so() -> None:
    pack = tuple(PACK)
    table, memory = host(seed=5, pack=pack, dealer=1, lesson=True, book="standard")
    assert table.table.opened.lesson
    assert table.seen(0).laid_out
    assert table.table.cut == ()
    play_match(table)
    assert memory.table() == table.table
    first, *others = table.table.record(0).deals
    assert first.pack == pack
    assert [deal.laid_out for deal in (first, *others)] == [True] + [False] * len(others)
    assert others, "the next deals are shuffled"
    assert not table.seen(0).laid_out


def test_every_prefix_of_the_log_is_a_table() -> None:
    table, memory = host(book="standard", seed=3)
    for _ in range(30):
        if 0 in table.table.to_act:
            table.move(0, first_move(table, 0))
        else:
            table.bot_acts()
    for end in range(1, len(memory.log) + 1):
        Table.fold(decode(text, place) for place, text in enumerate(memory.log[:end]))


def test_a_resumed_table_goes_on_as_it_would_have() -> None:
    table, memory = host(Robot("random"), Robot("random"), seed=4)
    for _ in range(10):
        table.bot_acts()
    again = Host(memory.table(), Memory(), clock=lambda: 0, entropy=Random(99).randbytes)
    assert again.bot_choice() == table.bot_choice()


def test_nothing_changes_where_the_log_cannot_be_written() -> None:
    table, memory = host(seed=2)
    while 0 not in table.table.to_act:
        table.bot_acts()
    before = table.table
    memory.broken = True
    with pytest.raises(OSError, match="disk full"):
        table.move(0, first_move(table, 0))
    assert table.table is before


def test_a_refused_move_and_an_old_version_change_nothing() -> None:
    table, memory = host(seed=2)
    while 0 not in table.table.to_act:
        table.bot_acts()
    before, length = table.table, len(memory.log)
    other = next(card for card in PACK if card not in table.seen(0).view.hand)
    assert isinstance(table.move(0, str(other)), Refusal)
    refusal = table.move(1, first_move(table, 0))
    assert isinstance(refusal, Refusal)
    assert refusal.rule in ("turn", "hand")
    with pytest.raises(Mistake):
        table.move(0, first_move(table, 0), version=table.table.version - 1)
    with pytest.raises(Mistake):
        table.move(0, "nonsense")
    with pytest.raises(Mistake):
        table.deal()
    assert table.table is before
    assert len(memory.log) == length


def test_undo_takes_back_ones_last_move_and_the_replies() -> None:
    table, memory = host(seed=2)
    while 0 not in table.table.to_act:
        table.bot_acts()
    assert table.seen(0).undoable == 0 or table.seen(0).moves
    before = table.seen(0)
    text = first_move(table, 0)
    table.move(0, text)
    reply = None
    if 0 not in table.table.to_act:
        reply = table.bot_choice()
        table.bot_acts()
    if table.seen(0).undoable:
        table.undo(0)
        after = table.seen(0)
        assert after.view == before.view
        assert after.version > before.version
        assert memory.table() == table.table
        table.move(0, text)
        assert table.bot_choice() == reply  # taken back and made again, it goes the same way


def test_undo_never_goes_past_cards_dealt_or_drawn() -> None:
    for book in ("handbook", "family-draw"):
        for seed in range(6):
            table, _ = host(seed=seed, book=book)
            undone = 0
            for _ in range(60):
                if not table.table.to_act:
                    break
                if 0 in table.table.to_act:
                    table.move(0, first_move(table, 0))
                    stock_before = table.seen(0).view.stock
                else:
                    table.bot_acts()
                seen = table.seen(0)
                if seen.undoable and 0 in table.table.to_act and undone < 5:
                    hand = set(seen.view.hand)
                    table.undo(0)
                    undone += 1
                    # What is in the hand now was in it before, but for the card taken back.
                    assert len(hand - set(table.seen(0).view.hand)) == 0
                    assert table.seen(0).view.stock == stock_before
            if book == "handbook":
                assert undone


def test_people_do_not_undo_without_consent() -> None:
    table, _ = host(Person("Anna"), Person("Boris"), seed=5)
    seat = min(table.table.to_act)
    table.move(seat, first_move(table, seat))
    assert table.seen(seat).undoable == 0
    with pytest.raises(Mistake):
        table.undo(seat)


def test_stepping_back_shows_what_the_seat_saw() -> None:
    table, _ = host(Robot("random"), Robot("random"), seed=6)
    views = [table.seen(0).view]
    for _ in range(9):
        table.bot_acts()
        views.append(table.seen(0).view)
    for back in range(10):
        assert table.table.earlier(0, back) == views[-1 - back]
    assert table.table.earlier(0, 999) == views[0]


def test_bots_call_when_they_are_sure() -> None:
    """001: with the call in the book a bot says so as soon as its side has 21."""
    for seed in range(40):
        table, memory = host(Robot("random"), Robot("random"), seed=seed, book="digest")
        play_match(table)
        verdict = table.table.match.verdict
        assert verdict.how in ("claim", "points", "cards")
        if verdict.how == "claim":
            assert memory.table() == table.table
            break
    else:
        pytest.fail("nobody ever called")


def test_resigning_and_calling_too_early_end_the_match() -> None:
    table, memory = host(seed=3, book="digest")
    assert table.seen(0).calls == ("claim",)
    table.call(0, "claim")
    assert table.table.match.verdict.how == "false_claim"
    assert table.table.match.winner == 1
    assert memory.table() == table.table
    with pytest.raises(Mistake):
        table.call(0, "resign")
    given_up, _ = host(seed=3)
    given_up.call(0, "resign")
    assert given_up.table.match.winner == 1
    with pytest.raises(Mistake):
        given_up.deal()


def test_the_winner_deals_first_in_the_next_match() -> None:
    table, _ = host(Robot("random"), Robot("random"), seed=8, book="encyclopedia")
    play_match(table)
    dealer, opened = table.rematch()
    assert dealer == table.table.match.winner
    again, _ = host(*opened.players, seed=9, book=opened.book, dealer=dealer)
    assert again.table.match.dealer == dealer
    assert again.table.cut == ()


@pytest.mark.parametrize(
    "change",
    [
        lambda log: log[1:],
        lambda log: log[:2] + log[3:],
        lambda log: [*log, log[0]],
        lambda log: [*log[:-1], log[-1][:-5]],
        lambda log: [*log[:-1], '{"type":"made","seat":0,"text":"Zz"}'],
        lambda log: [*log, '{"type":"undone","moves":99}'],
        lambda log: [log[0].replace("casino", "chess"), *log[1:]],
        lambda log: [],
    ],
)
def test_a_damaged_log_is_told_and_not_guessed_at(change: Any) -> None:
    table, memory = host(Robot("random"), Robot("random"), seed=8)
    for _ in range(6):
        table.bot_acts()
    with pytest.raises(Mistake) as caught:
        Table.fold(decode(text, place) for place, text in enumerate(change(memory.log)))
    for lang in LANGS:
        assert Words(lang)(caught.value.message)


def test_a_spectator_sees_no_hand() -> None:
    table, _ = host(Robot("random"), Robot("random"), seed=8)
    seen = table.seen(None)
    assert seen.view.hand == ()
    assert seen.calls == ()
    assert not any(isinstance(event, Played) for event in seen.view.history)


@pytest.mark.parametrize("seats", range(2, 11))
def test_no_two_players_have_the_same_name_wherever_one_sits(seats: int) -> None:
    kinds: tuple[Player, ...] = (Person(), Awaited(), Robot("random"), Person("Anna", guest=True))
    for shift in range(len(kinds)):
        # One of each kind first, then as many as there are of one of them.
        players = (*kinds, *(kinds[shift % 3] for _ in range(seats)))[:seats]
        for own in (None, *range(seats)):
            assert len({player_name(players, place, own) for place in range(seats)}) == seats


def test_a_log_of_before_seats_were_kept_for_friends_makes_the_same_table() -> None:
    table, memory = host(Person("Anna"), Robot("random"))
    play_match(table)
    older = [text.replace(',"guest":false', "") for text in memory.log]
    assert older != memory.log
    assert Table.fold(decode(text, place) for place, text in enumerate(older)) == table.table


def test_a_seat_in_the_log_is_taken_once_and_only_where_somebody_is_awaited() -> None:
    table, memory = host(Person(), Awaited())
    table.take(1, 0, "Boris", "mark")
    for place, entry in ((1, "joined"), (1, "renewed"), (0, "renewed"), (7, "renewed")):
        text = memory.log[-1] if entry == "joined" else f'{{"type":"renewed","seat":{place}}}'
        with pytest.raises(Mistake, match="log-damaged"):
            table.table.after(decode(text, len(memory.log)))
    with pytest.raises(Mistake, match="log-damaged"):
        table.follow("elsewhere")
