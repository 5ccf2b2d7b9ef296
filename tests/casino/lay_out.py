"""Looks for a pack whose deal shows every step of the first game: ``PYTHONPATH=tests python -m casino.lay_out 1``.

Wanted again only where the lesson or its bot have changed so much that ``test_lesson.py`` says the deal no longer does.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from random import Random

from sukno.cards import Card, shuffled
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
WANTED = [key for packet in SHOWN for key in packet]
PATIENCE = 10_000
"""After so many changes in vain a new pack is tried."""


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


def shown(pack: tuple[Card, ...]) -> int:
    """How many of the learner's first moves show what they are to show, before the first that does not."""
    said = (step.key for step, _ in followed(pack) if step is not None)
    return sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(WANTED, said, strict=False)))


def pleasant(pack: tuple[Card, ...]) -> bool:
    """Whether the learner wins, but not everything, and no sweep of the bot's comes before the learner's own."""
    *_, (_, end) = followed(pack)
    mine, others = GAME.outcome(end)
    return mine > others >= 3 and end.sweep_order == (0,)


def search(rng: Random) -> tuple[Card, ...]:
    """Find a pack: cards change places at random, and what has been found is not given up again."""
    while True:
        pack = list(shuffled(rng))
        best = shown(tuple(pack))
        for _ in range(PATIENCE):
            one, other = rng.sample(range(len(pack)), 2)
            pack[one], pack[other] = pack[other], pack[one]
            now = shown(tuple(pack))
            if now < best:
                pack[one], pack[other] = pack[other], pack[one]
                continue
            best = now
            if best == len(WANTED) and pleasant(tuple(pack)):
                return tuple(pack)


if __name__ == "__main__":
    import sys

    sys.stdout.write(" ".join(map(str, search(Random(int(sys.argv[1]))))) + "\n")
