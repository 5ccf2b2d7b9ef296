"""Looks for a pack whose deal shows every step of the first game: ``PYTHONPATH=tests python -m casino.lay_out``.

Wanted again only where the lesson or its bot have changed so much that ``test_lesson.py`` says the deal no longer does.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sukno.cards import PACK, Card, write_cards
from sukno.core.refusal import Refusal
from sukno.games.casino import GAME
from sukno.games.casino.lesson import FIRST_GAME, Key, Step, lesson
from sukno.games.casino.position import State

SHOWN: tuple[tuple[Key | None, ...], ...] = (
    ("take", "sum", "trail", None),
    ("build", "raise", None, "several"),
    (None, "sweep"),
)
"""What the learner's cards of the first packets are to show; None: nothing new."""
DEALT = 8
"""Cards of a packet, for two; with the first one come four for the table."""


def advised(state: State) -> Step:
    """What the lesson says first to the learner, whose turn it is."""
    told = lesson(GAME.view(state, 0))
    assert told.remark is not None
    return next((step for step in told.now if step.move), told.remark)


def followed(pack: tuple[Card, ...]) -> Iterator[tuple[Step | None, State]]:
    """The lesson's deal played by somebody who does what is said: each State with what is said in it; None: the end."""
    bot = GAME.bots()[FIRST_GAME.bot]
    state = GAME.start(GAME.load_book(FIRST_GAME.book, FIRST_GAME.house), 2, FIRST_GAME.dealer, pack, (0, 0))
    while state.to_act is not None:
        if state.to_act == 0:
            step = advised(state)
            yield step, state
            move = step.move
        else:
            move = bot.choose(GAME.view(state, state.to_act), Random(0))
        assert move is not None
        after = GAME.play(state, state.to_act, move)
        assert not isinstance(after, Refusal)
        state = after
    yield None, state


def shows(pack: tuple[Card, ...], packets: int) -> bool:
    """Whether the first packets show what they are to show."""
    wanted = [key for packet in SHOWN[:packets] for key in packet]
    said = (step.key for step, _ in followed(pack) if step is not None)
    return all(key == wish for key, wish in zip(said, wanted, strict=False))


def pleasant(pack: tuple[Card, ...]) -> bool:
    """Whether the learner wins, but not everything, and no sweep of the bot's comes before the learner's own."""
    *_, (_, end) = followed(pack)
    mine, others = GAME.outcome(end)
    return mine > others >= 3 and end.sweep_order == (0,)


def search(rng: Random) -> tuple[Card, ...]:
    """Find a pack, packet by packet."""
    pack = list(PACK)
    known = 0
    for packets in range(1, len(SHOWN) + 1):
        while True:
            rest = pack[known:]
            rng.shuffle(rest)
            pack[known:] = rest
            if shows(tuple(pack), packets):
                break
        known += DEALT if known else DEALT + 4
    while not pleasant(tuple(pack)):
        rest = pack[known:]
        rng.shuffle(rest)
        pack[known:] = rest
    return tuple(pack)


if __name__ == "__main__":
    import sys

    sys.stdout.write(write_cards(search(Random(int(sys.argv[1])))) + "\n")
