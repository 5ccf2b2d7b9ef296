"""``sukno arena`` and ``sukno ladder``: how strong the players are, by deals each of them plays from both sides."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from time import monotonic
from typing import Any, Final

import click

from sukno.bots.arena import CONFIDENCE, FEW, Duel, duel
from sukno.bots.workers import Processes, Workers
from sukno.core.game import bots_at
from sukno.core.refusal import Mistake
from sukno.core.registry import find_game
from sukno.words import Message, Words, message
from sukno.words.message import Value

from . import duels, frame, plot
from .bots import BotsCommand, bot_meant, bots_told
from .duels import Pairing
from .frame import Function, command, house_option, json_option, meant, number

SAVED_EVERY: Final = 2.0
"""Seconds between two savings of what has been played."""
TOLD_EVERY: Final = 30.0
"""Seconds between two lines that tell how far it is, where there is no bar: in a file, in another program's log."""


def played_option(function: Function) -> Function:
    """What both commands take: what is played, how much of it, and how."""
    for option in (
        json_option,
        click.option("--until-clear", is_flag=True, help="cli-option-arena-until-clear"),
        click.option("--ray", metavar="ADDRESS", help="cli-option-arena-ray"),
        click.option("--processes", metavar="N", callback=number, help="cli-option-arena-processes"),
        click.option("--seed", metavar="N", default="1", callback=number, help="cli-option-arena-seed"),
        click.option("--deals", metavar="N", default="1000", callback=number, help="cli-option-arena-deals"),
        click.option("--seats", metavar="N", callback=number, help="cli-option-arena-seats"),
        house_option,
        click.option("--book", metavar="BOOK", help="cli-option-arena-book"),
        click.option("--game", default="casino", metavar="GAME", callback=frame.game, help="cli-option-arena-game"),
    ):
        function = option(function)
    return function


@command("cli-arena", cls=BotsCommand, a="cli-argument-arena-a", b="cli-argument-arena-b")
@click.argument("a")
@click.argument("b")
@played_option
@click.option("--out", metavar="FILE.json", help="cli-option-arena-out")
@click.option("--plot", "picture", metavar="FILE.svg", help="cli-option-arena-plot")
def arena(
    words: Words, a: str, b: str, out: str | None, picture: str | None, as_json: bool, until_clear: bool, **asked: Any
) -> int:
    """A against B."""
    playing = find_game(asked["game"])
    known = bots_at(playing, asked["seats"] or min(playing.seats))
    a, b = bot_meant(a, known), bot_meant(b, known)
    contest = Contest.of(**asked, players=(a, b), until_clear=until_clear, words=words)
    if picture:
        plot.needed(Path(picture))
    pairing, found = contest.play(a, b, Path(out) if out else None)
    if picture:
        plot.duel(Path(picture), pairing, found, words)
    click.echo(json.dumps(duels.facts(pairing, found), ensure_ascii=False) if as_json else _told(pairing, found, words))
    return 0


@command("cli-ladder", cls=BotsCommand, bots="cli-argument-ladder-bots")
@click.argument("bots", nargs=-1)
@played_option
@click.option("--out", metavar="FOLDER", help="cli-option-ladder-out")
@click.option("--plot", "picture", metavar="FILE.svg", help="cli-option-ladder-plot")
def ladder(
    words: Words,
    bots: tuple[str, ...],
    out: str | None,
    picture: str | None,
    as_json: bool,
    until_clear: bool,
    **asked: Any,
) -> int:
    """All against all."""
    playing = find_game(asked["game"])
    offered = bots_at(playing, asked["seats"] or min(playing.seats))
    players = tuple(dict.fromkeys(bot_meant(bot, offered) for bot in bots or offered))
    if len(playing.bots()) == 1:
        raise Mistake(message("cli-ladder-one", game=playing.prose.called, bot=next(iter(playing.bots()))))
    if len(players) == 1:
        raise Mistake(message("cli-ladder-same" if len(bots) > 1 else "cli-ladder-two", bot=players[0]))
    contest = Contest.of(**asked, players=players, until_clear=until_clear, words=words)
    if picture:
        plot.needed(Path(picture))
    results: dict[tuple[str, str], Duel] = {}
    for below, above in combinations(players, 2):
        file = Path(out, f"{above}-{below}.json") if out else None
        _, results[above, below] = contest.play(above, below, file)
    if picture:
        plot.ladder(Path(picture), players, results, contest.better, words)
    if as_json:
        click.echo(json.dumps([{"a": a, "b": b, **duels.figures(found)} for (a, b), found in results.items()]))
    else:
        click.echo("\n".join(_table(players, results, contest.better, words)))
    return 0


@dataclass(frozen=True, slots=True)
class Contest:
    """What the players play against each other, and how."""

    game: str
    book: Any
    seats: int
    seed: int
    deals: int
    workers: Workers
    until_clear: bool
    words: Words

    @property
    def better(self) -> str:
        """See ``Pairing``."""
        return "fewer" if self.book.low_wins else "more"

    @staticmethod
    def of(
        *,
        game: str,
        book: str | None,
        house: tuple[str, ...],
        seats: int | None,
        seed: int,
        deals: int,
        processes: int | None,
        ray: str | None,
        players: Sequence[str],
        until_clear: bool,
        words: Words,
    ) -> Contest:
        """From the command line. Raises Mistake for what cannot be played."""
        playing = find_game(game)
        key = meant(book or playing.default_book, playing.books())
        rules = playing.load_book(key, playing.prose.shelf.options.parse(house))
        seats = min(playing.seats) if seats is None else seats
        playing.check_seats(rules, seats)
        known = bots_at(playing, seats)
        for player in players:
            if player not in known:
                raise Mistake(message("cli-arena-bot", bot=player, seats=seats, bots=bots_told(known, words)))
        if deals < 2:
            raise Mistake(message("cli-arena-deals"))
        workers = click.get_current_context().with_resource(_working(processes, ray))
        return Contest(playing.key, rules, seats, seed, deals, workers, until_clear, words)

    def play(self, a: str, b: str, file: Path | None) -> tuple[Pairing, Duel]:
        """A against B, or what is missing of it in the file, which is kept up to date on the way."""
        pairing = Pairing(
            self.game, self.book.key, dict(self.book.house_data), self.seats, self.seed, a, b, self.better
        )
        known = duels.read(file, pairing) if file else ()
        latest, saved = Duel(known), monotonic()
        with _bar(self.deals, pairing, self.words) as show:

            def progress(so_far: Duel) -> None:
                nonlocal latest, saved
                latest = so_far
                show(so_far)
                if file and monotonic() - saved > SAVED_EVERY:
                    duels.write(file, pairing, so_far)
                    saved = monotonic()

            try:
                found = duel(
                    *(self.game, self.book, a, b, self.deals, self.seed),
                    seats=self.seats,
                    workers=self.workers,
                    known=known,
                    until_clear=self.until_clear,
                    progress=progress,
                )
            except KeyboardInterrupt:
                if file:
                    self._keep(file, pairing, latest)
                raise
        if file and len(found.rounds) > len(known):
            duels.write(file, pairing, found)
        return pairing, found

    def _keep(self, file: Path, pairing: Pairing, latest: Duel) -> None:
        """Write down what had been played when somebody stopped it, and say so."""
        if latest.rounds:
            duels.write(file, pairing, latest)
        kept = message("cli-arena-kept", deals=len(latest.rounds), path=str(file))
        click.echo(f"\n{self.words(kept)}", err=True)


@contextmanager
def _working(processes: int | None, ray: str | None) -> Iterator[Workers]:
    """Who plays: the cores of this machine, or those of a cluster, which is let go at the end."""
    if ray is None:
        yield Processes(processes or os.cpu_count() or 1)
        return
    if processes is not None:
        raise Mistake(message("cli-ray-alone"))
    from sukno.research.cluster import Cluster

    with Cluster(ray) as cluster:
        yield cluster


@contextmanager
def _bar(deals: int, pairing: Pairing, words: Words) -> Iterator[Callable[[Duel], None]]:
    """A bar on the standard error, or a line now and then where nobody looks; what is yielded moves it on."""
    lead, label = "", words(message("cli-arena-bar", a=pairing.a, b=pairing.b))
    told = monotonic()
    with click.progressbar(range(deals), label=label, file=sys.stderr, item_show_func=lambda _: lead) as bar:

        def show(so_far: Duel) -> None:
            nonlocal lead, told
            ahead, _ = _ahead(pairing, so_far)
            error = CONFIDENCE * so_far.error
            lead = words(message("cli-arena-so-far", ahead=ahead, lead=abs(so_far.mean), error=error))
            bar.update(len(so_far.rounds) - bar.pos)
            if not sys.stderr.isatty() and monotonic() - told >= TOLD_EVERY:
                told = monotonic()
                click.echo(words(message("cli-arena-line", done=bar.pos, deals=deals, so_far=lead)), err=True)

        yield show


# In words


def _ahead(pairing: Pairing, found: Duel) -> tuple[str, str]:
    """Who is ahead, and who is not."""
    return (pairing.a, pairing.b) if found.mean >= 0 else (pairing.b, pairing.a)


def _told(pairing: Pairing, found: Duel, words: Words) -> str:
    """The result of a duel: who is better, by how much, and how sure that is."""
    if found.mean == 0:
        result = message("cli-arena-level", a=pairing.a, b=pairing.b, deals=len(found.rounds))
        return f"{words(result)}\n{words(_setting(pairing))}"
    interval = found.sure if found.clear else found.interval
    low, high = interval if found.mean > 0 else (-interval[1], -interval[0])
    ahead, behind = _ahead(pairing, found)
    result = message(
        "cli-arena-result",
        ahead=ahead,
        behind=behind,
        sure="clear" if found.clear else "yes" if low > 0 and len(found.rounds) >= FEW else "no",
        better=pairing.better,
        deals=len(found.rounds),
        lead=abs(found.mean),
        low=low,
        high=high,
    )
    return f"{words(result)}\n{words(_setting(pairing))}"


def _setting(pairing: Pairing) -> Message:
    where: dict[str, Value] = {"game": pairing.game, "book": pairing.book, "seats": pairing.seats, "seed": pairing.seed}
    if not pairing.house:
        return message("cli-arena-setting", **where)
    house = " ".join(f"{name}={value}" for name, value in pairing.house.items())
    return message("cli-arena-setting-house", house=house, **where)


def _lead(found: Duel) -> Message:
    ahead = "yes" if found.mean >= 0 else "no"
    error = CONFIDENCE * found.error
    return message("cli-ladder-cell", ahead=ahead, lead=abs(found.mean), error=error, deals=len(found.rounds))


def _table(players: Sequence[str], results: Mapping[tuple[str, str], Duel], better: str, words: Words) -> Iterator[str]:
    """A table in Markdown, the strongest first: the lead of each over those before it in the list."""
    rows = [[words(message("cli-ladder-corner")), *players[:-1]]]
    for place, above in reversed(list(enumerate(players))):
        beaten = [results[above, below] for below in players[:place]]
        rows.append([above, *(words(_lead(one)) for one in beaten), *[""] * (len(players) - 1 - place)])
    rows.pop()
    wide = [max(len(row[column]) for row in rows) for column in range(len(players))]
    yield words(message("cli-ladder-about", better=better))
    yield ""
    for line, row in enumerate(rows):
        yield "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)) + " |"
        if line == 0:
            yield "|" + "|".join("-" * (width + 2) for width in wide) + "|"
