"""Duels on a cluster: a real Ray on this machine gives what the processes of this machine give."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from cli.conftest import Call, call, home
from sukno.bots.workers import Processes
from sukno.core.refusal import Mistake
from sukno.research.cluster import Cluster

__all__ = ["call", "home"]

DUEL = ("arena", "sensible", "random", "--game", "hearts", "--deals", "40", "--seed", "5", "--json")


@pytest.fixture(scope="module")
def ray_address() -> Iterator[str]:
    """A head of a cluster with two cores, in processes of its own."""
    start = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", "--num-cpus=2"]
    alone = ["--node-ip-address=127.0.0.1", "--port=0", "--include-dashboard=false", "--disable-usage-stats"]
    with subprocess.Popen([*start, *alone], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as head:
        assert head.stdout is not None
        found = next(filter(None, (re.search(r"--address='([\d.:]+)'", line) for line in head.stdout)))
        yield found[1]
        head.terminate()
        head.communicate(timeout=30)


def test_a_cluster_plays_what_this_machine_plays(call: Call, ray_address: str) -> None:
    here = call(*DUEL, "--processes", "1")
    there = call(*DUEL, "--ray", ray_address)
    assert (there.code, there.out) == (0, here.out)


def test_whoever_has_heard_enough_waits_for_nothing(ray_address: str) -> None:
    with Cluster(ray_address) as cluster:
        assert cluster.cores == 2
        heard = cluster.map(float, range(1000))
        assert list(islice(heard, 25)) == list(map(float, range(25)))
        heard.close()  # type: ignore[attr-defined]
        assert list(cluster.map(float, range(15))) == list(Processes(1).map(float, range(15)))


def test_a_cluster_that_is_not_there_is_said(call: Call) -> None:
    assert "127.0.0.1:1" in call(*DUEL[:-1], "--ray", "127.0.0.1:1").error
    assert "--processes" in call(*DUEL[:-1], "--ray", "auto", "--processes", "2").error


def test_without_ray_it_is_said_how_to_get_it(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'sukno[ray]'" in call(*DUEL[:-1], "--ray", "auto").error
    with pytest.raises(Mistake):
        Cluster("auto")


def test_results_that_would_not_agree_are_not_begun(ray_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sukno.research.cluster.__version__", "9.9")
    with pytest.raises(Mistake, match="cli-ray-other"):
        Cluster(ray_address)
