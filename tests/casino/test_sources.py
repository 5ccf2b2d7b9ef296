"""The worked examples of the five sources, one by one, in the order of the texts.

Each line: a name, the book, the mover's hand, the table, the builds (``value/owner: groups``), the move, and what comes
of it: ``+ captured``, ``= build`` (an ``s`` or ``m`` for single or multiple), ``trail``, or the rule that refuses it.
"""

from __future__ import annotations

from typing import Any

import pytest

from sukno.games.casino.answers import check, score
from sukno.words import Words

RU = Words("ru")

EXAMPLES = """
# 000, Выигрыш: «При наличии шестерки игрок может взять любую шестерку на столе, или четверку с двойкой …»
000 six takes six            | handbook | 6c Kd | 6d 4s 2h | | 6cx6d | + 6c 6d
000 six takes four and two   | handbook | 6c Kd | 6d 4s 2h | | 6cx4s2h | + 6c 4s 2h
000 six takes all of it      | handbook | 6c Kd | 6d 4s 2h | | 6cx6d4s2h | + 6c 6d 4s 2h !
000 six takes two sixes      | handbook | 6c Kd | 6d 6s Jh | | 6cx6d6s | + 6c 6d 6s
000 six takes three sixes    | handbook | 6c Kd | 6d 6s 6h | | 6cx6d6s6h | + 6c 6d 6s 6h !
# 000, Построение
000 building six             | handbook | 6c 2d | 4s | | 2d+4s=6 | = s6 2d 4s «Строю шесть»
000 without a six no six     | handbook | 5c 2d | 4s | | 2d+4s=6 | hold_card
000 building fours           | handbook | 4c 4d | 4s | | 4c+4s=4 | = m4 4c 4s «Строю четвёрки»
000 four on four is no eight without one | handbook | 4c 4d | 4s | | 4c+4s=8 | hold_card
000 anybody takes a build    | handbook | 6h Kd | | 6/1: 2d 4s | 6hx[6] | + 2d 4s 6h !
# 000, «Фигуры не разрешается комбинировать»
000 one jack of two          | handbook | Jc 5d | Jd Js | | JcxJd | + Jc Jd
000 not both jacks           | handbook | Jc 5d | Jd Js | | JcxJdJs | face_capture
000 not three jacks          | handbook | Jc 5d | Jd Js Jh | | JcxJdJhJs | face_capture
000 jacks are not built      | handbook | Jc Jh | Jd | | Jc+Jd=11 | pictures
000 queens are not built     | handbook | Qc Qh | Qd | | Qc+Qd=12 | pictures
000 a jack is in no sum      | handbook | 8c Kd | 7d Js | | 8cx7dJs | pictures
000 a jack takes no numerals | handbook | Jc Kd | 7d 4s | | Jcx7d4s | pictures
# 000, Наращивание
000 nine on a seven          | handbook | 9c 2d | | 7/1: 6h Ac | 2d+[7]=9 | = s9 2d 6h Ac «Строю девять»
000 ten on the nine          | handbook | Tc Ad | | 9/1: 6h Ac 2d | Ad+[9]=10 | = s10 Ad 2d 6h Ac «Строю десять»
000 one's own build          | handbook | 9c 2d 7d | | 7/0: 6h Ac | 2d+[7]=9 | = s9 2d 6h Ac
000 without the nine         | handbook | 8c 2d | | 7/1: 6h Ac | 2d+[7]=9 | hold_card
000 a multiple is fixed      | handbook | Ac 9h | | 4/1: 4s, 3d Ah | Ac+[4]=9 | multiple_fixed
000 nor is it raised to five | handbook | Ac 5h | | 4/1: 4s, 3d Ah | Ac+[4]=5 | multiple_fixed
000 only a four takes it     | handbook | 4h 5h | | 4/1: 4s, 3d Ah | 4hx[4] | + 3d 4h 4s Ah !
000 an eight does not        | handbook | 8h 5h | | 4/1: 4s, 3d Ah | 8hx[4] | announced_value
000 not with a table card    | handbook | Ac 8h | 2d | 5/1: 3c 2c | Ac+[5]2d=8 | sum
# 000, Добавление
000 adding to the nine       | handbook | 3h 9s | 6d | 9/0: 7c 2c | 3h+6d[9]=9 | = m9 2c 3h 6d 7c «Строю девятки»
000 the adder needs a nine   | handbook | 3h 5s | 6d | 9/1: 7c 2c | 3h+6d[9]=9 | hold_card
000 a nine alone is added    | handbook | 9h 9s | | 9/1: 7c 2c | 9h+[9]=9 | = m9 2c 7c 9h
000 a build and a sum        | handbook | 7s Kd | 3d 4d | 7/1: 5c 2c | 7sx3d4d[7] | + 2c 3d 4d 5c 7s !
000 the build alone          | handbook | 7s Kd | 3d 4d | 7/1: 5c 2c | 7sx[7] | + 2c 5c 7s
000 the sum alone            | handbook | 7s Kd | 3d 4d | 7/1: 5c 2c | 7sx3d4d | + 3d 4d 7s
# 000, Трейлинг
000 trailing                 | handbook | 6c Kd | 6d | | 6c | trail
000 no trail with a build    | handbook | 6c Kd | 9c | 6/0: 2d 4s | Kd | owner_obligation
000 the other's build binds not | handbook | 6c Kd | 9c | 6/1: 2d 4s | Kd | trail
000 the build's card is kept | handbook | 6c Kd | 6h | 6/0: 2d 4s | 6cx6h | own_build
# 001, Пара
001 a jack takes a jack      | digest | Jc 5d | Jd 4c | | JcxJd | + Jc Jd
001 a queen takes a queen    | digest | Qc 5d | Qd 4c | | QcxQd | + Qc Qd
001 an ace takes three aces  | digest | Ac 5d | Ad Ah As | | AcxAdAhAs | + Ac Ad Ah As !
# 001, Комбинация
001 nine takes three and six | digest | 9c Kd | 3d 6h 8c | | 9cx3d6h | + 9c 3d 6h
001 ten takes 4, 5 and ace   | digest | Tc Kd | 4d 5h As 8c | | Tcx4d5hAs | + Tc 4d 5h As
001 nine takes nine and 7+2  | digest | 9c Kd | 9d 7h 2s | | 9cx9d7h2s | + 9c 9d 7h 2s !
# 001, Построение
001 seven on two             | digest | 7c 9d | 2h | | 7c+2h=9 | = s9 7c 2h «Строю девять»
001 seven on two without nine | digest | 7c 8d | 2h | | 7c+2h=9 | hold_card
001 six on four, and the ten | digest | Tc 3h 6s | Th 4d | | 6s+4dTh=10 | = m10 4d 6s Th «Строю десятки»
001 the ten takes it         | digest | Tc 3h | | 10/0: 4d 6s, Th | Tcx[10] | + 4d 6s Tc Th !
# 001, Увеличение
001 three on six             | digest | Tc 9d 3h As | 6c | | 3h+6c=9 | = s9 3h 6c «Строю девять»
001 and the ace on it        | digest | Tc 9d As | | 9/0: 3h 6c | As+[9]=10 | = s10 3h 6c As «Строю десять»
001 pictures pair only       | digest | Tc Kd | 7c Kh 3d | | Tcx7c3d | + Tc 7c 3d
# 001, Рояль
001 royal king takes ten and three | digest-royal | Kd 5c | Tc 3h | | KdxTc3h | + Kd Tc 3h !
001 royal queens by two      | digest-royal | Qd 5c | Qc Qh 3c | | QdxQcQh | + Qd Qc Qh
001 royal jacks by three     | digest-royal | Jd 5c | Jc Jh Js | | JdxJcJhJs | + Jd Jc Jh Js !
001 royal ace is fourteen    | digest-royal | As 5c | 9c 5h | | As=14x9c5h | + As 9c 5h !
001 little casino fifteen    | digest-royal | 2s 5c | 9c 6h | | 2s=15x9c6h | + 2s 9c 6h !
001 big casino sixteen       | digest-royal | Td 5c | 9c 7h | | Td=16x9c7h | + Td 9c 7h !
001 another two is two       | digest-royal | 2c 5c | 9c 6h | | 2c=15x9c6h | notation
001 another ten is ten       | digest-royal | Tc 5c | 9c 7h | | Tc=16x9c7h | notation
001 building fourteen        | digest-royal | 5c As | 9c | | 5c+9c=14 | = s14 5c 9c «Строю четырнадцать»
001 building fifteen         | digest-royal | 6c 2s | 9c | | 6c+9c=15 | = s15 6c 9c
001 building sixteen         | digest-royal | 7c Td | 9c | | 7c+9c=16 | = s16 7c 9c
001 an ace is one or fourteen, not both | digest-royal | As 5c Kd | 9c | 1/0: Ac, Ah | 5c+9c=14 | own_build
# 002, Взятие
002 seven of spades          | family | 7s Kd | 7d 4c | | 7sx7d | + 7s 7d
002 two and more at once     | family | 7s Kd | 7d 7c | | 7sx7d7c | + 7s 7d 7c !
002 nine takes 2, 3, 4       | family | 9s Kd | 2d 3c 4h 8c | | 9sx2d3c4h | + 9s 2d 3c 4h
002 and the nine of diamonds | family | 9s Kd | 2d 3c 4h 9d | | 9sx2d3c4h9d | + 9s 2d 3c 4h 9d !
002 one queen of two         | family | Qs 5d | Qd Qc | | QsxQd | + Qs Qd
002 not two queens           | family | Qs 5d | Qd Qc | | QsxQcQd | face_capture
002 three queens             | family | Qs 5d | Qd Qc Qh | | QsxQcQdQh | + Qs Qd Qc Qh !
002 one queen of three       | family | Qs 5d | Qd Qc Qh | | QsxQc | + Qs Qc
002 two queens of three      | family | Qs 5d | Qd Qc Qh | | QsxQcQd | face_capture
# 002, Достройка
002 building seven           | family | 4c 7d | 3h | | 4c+3h=7 | = s7 3h 4c «Строю семь»
002 no more than ten         | family | 4c Kd | 9h | | 4c+9h=13 | hold_card
002 the ace makes it eight   | family | As 8h | | 7/1: 3h 4c | As+[7]=8 | = s8 3h 4c As «Строю восемь»
002 and two and six go in | family | As 8h | 2d 6c | 7/1: 3h 4c | As+[7]2d6c=8 | = m8 2d 3h 4c 6c As «Строю восьмёрки»
002 only whole groups go in  | family | As 8h | 2d 5c | 7/1: 3h 4c | As+[7]2d5c=8 | sum
002 a multiple is fixed      | family | As 9h | | 8/1: 3h 4c Ac, 2d 6c | As+[8]=9 | multiple_fixed
002 an eight takes it        | family | 8h Kd | | 8/1: 3h 4c Ac, 2d 6c | 8hx[8] | + 2d 3h 4c 6c 8h Ac !
# 002, Следующий ход
002 а) the build is taken    | family | 6c 9h | 9d | 6/0: 2d 4s | 6cx[6] | + 2d 4s 6c
002 б) a new one             | family | 6c 9h 4h | 5d | 6/0: 2d 4s | 4h+5d=9 | = s9 4h 5d
002 в) it is raised          | family | 6c 9h 3h | 5d | 6/0: 2d 4s | 3h+[6]=9 | = s9 2d 3h 4s
002 в) it is added to        | family | 6c 9h 3h | 3d | 6/0: 2d 4s | 3h+3d[6]=6 | = m6 2d 3d 3h 4s
002 nothing else is taken    | family | 6c 9h | 9d | 6/0: 2d 4s | 9hx9d | owner_obligation
002 no trail                 | family | 6c 9h | 9d | 6/0: 2d 4s | 9h | owner_obligation
# 002, Руайяль
002 royal king by sum        | family-royal | Kd 5c | 6d 4h 3c | | Kdx6d4h3c | + Kd 6d 4h 3c !
002 royal jack is eleven     | family-royal | Jd 5c | 6d 5h | | Jdx6d5h | + Jd 6d 5h !
002 royal king on ace        | family-royal | Ac 7s | Kd Ah | | Ac=14xAhKd | + Ac Ah Kd !
002 royal little casino is two | family-royal | 2s 5c | 9c 6h | | 2s=15x9c6h | little_values
002 an ace is one otherwise  | family | Ac 5c | 9c 5h | | Ac=14x9c5h | ace_values
# 003
003 equal rank               | encyclopedia | 7c Kd | 7d 3c | | 7cx7d | + 7c 7d
003 ten takes 6, 3, ace      | encyclopedia | Tc Kd | 6d 3c As 8h | | Tcx6d3cAs | + Tc 6d 3c As
003 pictures pair only       | encyclopedia | Qc Kd | Qd 8h | | QcxQd | + Qc Qd
003 no building              | encyclopedia | 4c 9h | 5d | | 4c+5d=9 | building
003 nobody must take         | encyclopedia | 7c Kd | 7d 3c | | 7c | trail
003 nor in pra               | pra | 4c 9h | 5d | | 4c+5d=9 | building
003 nor in palki             | palki | 4c 9h | 5d | | 4c+5d=9 | building
# 004, Присоединение
004 1 seven on seven         | leeming | 7c Kd | 7d 4c | | 7cx7d | + 7c 7d
004 2 two tens               | leeming | Tc Kd | Td Th 4c | | TcxTdTh | + Tc Td Th
004 3 ace, three and four    | leeming | 8c Kd | Ad 3c 4h 9s | | 8cxAd3c4h | + 8c Ad 3c 4h
004 4 and the eight besides  | leeming | 8c Kd | Ad 3c 4h 8s | | 8cxAd3c4h8s | + 8c Ad 3c 4h 8s !
004 5 two threes by a three  | leeming | 3c 6h | 3d 3s | | 3cx3d3s | + 3c 3d 3s !
004 5 or by the six          | leeming | 3c 6h | 3d 3s | | 6hx3d3s | + 6h 3d 3s !
004 6 one king of two        | leeming | Kc 5d | Kd Ks | | KcxKd | + Kc Kd
004 6 not two kings          | leeming | Kc 5d | Kd Ks | | KcxKdKs | face_capture
004 6 all three kings        | leeming | Kc 5d | Kd Ks Kh | | KcxKdKhKs | + Kc Kd Kh Ks !
# 004, Постройка
004 ace with two and three   | leeming | As 6h | 2d 3c | | As+2d3c=6 | = s6 2d 3c As «Строю шесть»
004 the other takes it       | leeming | 6c Kd | 9c | 6/1: As 2d 3c | 6cx[6] | + 2d 3c 6c As
004 not single cards of it   | leeming | 2c Kd | 9c | 6/1: As 2d 3c | 2cx2d | announced_value
004 not half of it           | leeming | 5c Kd | 9c | 6/1: As 2d 3c | 5cx2d3c | announced_value
004 building fives           | leeming | 5c 5d | 5h | | 5c+5h=5 | = m5 5c 5h «Строю пятёрки»
004 and what else makes five | leeming | 5d Kd | 4c As | 5/0: 5c, 5h | 5dx4cAs[5] | + 4c 5c 5d 5h As !
004 jacks are not built      | leeming | Jc Jd | Jh | | Jc+Jh=11 | pictures
# 004, Расширение
004 1 two on four, to the six | leeming | 6h 2c | 4d | 6/0: As 2d 3c | 2c+4d[6]=6 | = m6 2c 2d 3c 4d As «Строю шестёрки»
004 2 building eight         | leeming | 6h 2c 8d | | 6/0: As 2d 3c | 2c+[6]=8 | = s8 2c 2d 3c As «Строю восемь»
004 2 not the other's        | leeming | 6h 2c 8d | | 6/1: As 2d 3c | 2c+[6]=8 | raise_who
004 1 nor added to the other's | leeming | 6h 2c | 4d | 6/1: As 2d 3c | 2c+4d[6]=6 | add_who
004 multiples do not change  | leeming | 2c 4d 6h | | 2/0: 2h, 2d | 4d+[2]=6 | multiple_fixed
004 twos are not a four      | leeming | 4c Kd | 9c | 2/1: 2h, 2d | 4cx[2] | announced_value
004 only cards from the hand | leeming | 2c 6h 8d | 4d 4h | 6/0: As 2d 3c | 2c+[6]4d4h=8 | absorb_on_raise
# 004, «Игрок обязан присоединить …»
004 exception 1 another build | leeming | 6h 9c 4c | 5d | 6/0: As 2d 3c | 4c+5d=9 | = s9 4c 5d
004 exception 2 other cards  | leeming | 6h 9c | 9d | 6/0: As 2d 3c | 9cx9d | + 9c 9d
004 exception 3 the other's build | leeming | 6h 9c | | 6/0: As 2d 3c; 9/1: 7c 2c | 9cx[9] | + 2c 7c 9c
004 no trail with a build    | leeming | 6h 9c | 9d | 6/0: As 2d 3c | 9c | owner_obligation
004 trailing when one likes  | leeming | 9c 9h | 9d | | 9c | trail
"""


def _builds(text: str) -> list[dict[str, Any]]:
    builds = []
    for part in filter(None, map(str.strip, text.split(";"))):
        head, _, groups = part.partition(":")
        value, _, owner = head.partition("/")
        builds.append({"value": int(value), "owner": int(owner), "groups": [g.strip() for g in groups.split(",")]})
    return builds


LINES = [line for line in EXAMPLES.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("line", LINES, ids=[line.split("|")[0].strip() for line in LINES])
def test_worked_example(line: str) -> None:
    _, book, hand, table, builds, move, wanted = map(str.strip, line.split("|"))
    position = {
        "book": book,
        "players": 2,
        "to_act": 0,
        "hands": [hand, 4],
        "table": table,
        "builds": _builds(builds),
    }
    answer = check(position, move, {}, RU)
    facts = answer.facts
    if wanted[0] == "+":
        assert facts["legal"], answer.text
        assert set(facts["captured"].split()) == set(wanted.strip("+! ").split())
        assert facts["sweep"] is wanted.endswith("!")
    elif wanted[0] == "=":
        cards, _, said = wanted[2:].partition("«")
        value, *cards_built = cards.split()
        assert facts["legal"], answer.text
        built = facts["build"]
        assert (f"{'m' if built['multiple'] else 's'}{built['value']}") == value
        assert set(built["cards"].split()) == set(cards_built)
        assert built["owner"] == 0
        if said:
            assert facts["announce"] == said.strip("» ")
    elif wanted == "trail":
        assert facts["legal"], answer.text
        assert not facts["captured"]
        assert facts["build"] is None
    else:
        assert not facts["legal"]
        assert facts["rule"] == wanted, answer.text
        assert facts["why"]


def test_000_five_five_three_spades_score_nobody() -> None:
    """«Если в игре с тремя участниками у двоих игроков окажется пять пик, очко за пики не начисляется»."""
    facts = score(
        {
            "book": "handbook",
            "players": 3,
            "sides": [
                {"cards": "As 2s 3s 4s 5s Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"},
                {"cards": "6s 7s 8s 9s Ts Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd"},
                {"cards": "Js Qs Ks Kd Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"},
            ],
        },
        {},
        RU,
    ).facts
    assert [items["suit"] for items in facts["items"]] == [0, 0, 0]


def test_users_faults_of_other_engines() -> None:
    """What real engines let pass (an eight that took 8+K+Q+3, a seven that took a nine-build …) is refused here."""

    def rule(hand: str, table: str, move: str, builds: str = "", book: str = "standard") -> Any:
        position = {"book": book, "to_act": 0, "hands": [hand, 4], "table": table, "builds": _builds(builds)}
        return check(position, move, {}, RU).facts.get("rule")

    assert rule("8c 2d", "8d Kh Qh 3c", "8cx3c8dQhKh") == "pictures"
    assert rule("7c 2d", "3c", "7cx[9]", "9/1: 5h 4d") == "announced_value"
    assert rule("8c 2d", "6d 6h 4c", "8cx4c6d6h") == "sum"
    assert rule("3c 9d", "6d Kh", "3c+6dKh=9") == "pictures"
    assert rule("Jc 9d", "6d 5h", "Jcx5h6d") == "pictures"
    assert rule("As 5d Kc", "9c", "5d+9c=14", "1/0: Ac, Ah", "family-royal") == "own_build"
