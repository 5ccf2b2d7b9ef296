"""The catalogue is whole: both languages say everything the code says, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sukno
from sukno.core.prose import text_key
from sukno.core.registry import find_game, game_keys
from sukno.games.casino.talk import ITEMS
from sukno.table.people import bot_name
from sukno.words import LANGS, Lang, Message, MissingWords, Words, detect_lang, figure, message

SOURCE = Path(sukno.__file__).parent
CATALOGUE = SOURCE / "words"
PAGE = Path(__file__).parent.parent / "web" / "src"


PROSES = [find_game(key).prose for key in game_keys()]


def of_options(*forms: str) -> list[str]:
    """For every option of every game."""
    return [form.format(prose.shelf.words, name) for prose in PROSES for name in prose.shelf.options for form in forms]


def of_books(*forms: str) -> list[str]:
    return [form.format(prose.shelf.words, key) for prose in PROSES for key in prose.shelf.books for form in forms]


def of_values(form: str) -> list[str]:
    """For every value of every option of every game."""
    return [
        form.format(prose.shelf.words, text_key(option, value))
        for prose in PROSES
        for option in prose.shelf.options.values()
        for value in option.values
    ]


def of_rules() -> list[str]:
    """Every value of every option, and the rules no option changes."""
    fixed = [(prose, name) for prose in PROSES for name in prose.names if name in prose.shelf.fixed]
    return of_values("{}rule-{}") + [f"{prose.shelf.words}rule-{name}" for prose, name in fixed]


def of_sections() -> list[str]:
    return [f"{prose.shelf.words}section-{name}" for prose in PROSES for name in prose.sections[:-1]]


def silent_ids() -> list[str]:
    """The reasons that the books give."""
    books = [prose.shelf.load(key) for prose in PROSES for key in prose.shelf.books]
    cited = [citation.silent for book in books for citation in book.sources.values()]
    return [silent.id for silent in cited if silent is not None]


# Ids that code composes: the f-string with {} for what is put in, and the ids that come of it.
FAMILIES: dict[str, Callable[[], Iterable[str]]] = {
    "{}book-{}": lambda: of_books("{}book-{}"),
    "{}book-{}-about": lambda: of_books("{}book-{}-about"),
    "{}-name": lambda: [f"{prose.stem}-name" for prose in PROSES],
    "{}-bots": lambda: [f"{prose.stem}-bots" for prose in PROSES],
    "{}-about": lambda: [f"{prose.stem}-about" for prose in PROSES],
    "item-{}": lambda: [f"item-{item}" for item in (*ITEMS, *(f"ace-{suit}" for suit in "schd"))],
    "{}option-{}": lambda: of_options("{}option-{}"),
    "{}option-{}-help": lambda: of_options("{}option-{}-help"),
    "refusal-add-{}": lambda: ["refusal-add-own"],
    "refusal-pictures-{}": lambda: ["refusal-pictures-one", "refusal-pictures-one_or_three"],
    "refusal-raise-{}": lambda: ["refusal-raise-own", "refusal-raise-opponents"],
    "{}rule-{}": of_rules,
    "{}section-{}": of_sections,
    "{}silent-{}": silent_ids,
    "verdict-{}-drawn": lambda: ["verdict-false-claim-drawn", "verdict-resigned-drawn"],
    "{}value-{}": lambda: of_values("{}value-{}"),
    "wanted-{}": lambda: [
        f"wanted-{what}"
        for what in ("number", "numbers", "yes", "text", "texts", "list", "table", "tables", "cards", "sides")
    ],
}

# Functions whose first argument is an id.
SPEAKERS = {"message", "words", "Message", "say"}


class Facts(Visitor):
    """What one text needs: its variables (which of them are printed as numbers), the texts it refers to, the values
    its selectors know, its plain text."""

    def __init__(self, entry: ftl.Message | ftl.Term) -> None:
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.references: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.plain: list[str] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        if node.id.name == "NUMBER":
            self.numbers |= {
                part.id.name for part in node.arguments.positional if isinstance(part, ftl.VariableReference)
            }
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.references.add(f"-{node.id.name}")

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.plain.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            names = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
            self.keys.setdefault(node.selector.id.name, set()).update(names - PLURALS)
        self.generic_visit(node)


PLURALS = {"zero", "one", "two", "few", "many", "other"}

WITHOUT_YO = re.compile(
    r"\b(еще|ее|нее|счет|трех|четырех|причем|свое|твое|идет|берет|дает|сдает|кладет|ведет|остается|возьмет|придется)\b",
    re.IGNORECASE,
)


def catalogue(lang: Lang) -> dict[str, Facts]:
    """Every text of a language, terms with their dash; a file that cannot be read whole fails here."""
    facts: dict[str, Facts] = {}
    for room in sorted((CATALOGUE / lang).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(room.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{room.name}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                assert not entry.attributes, f"{lang}/{room.name}: {entry.id.name} has attributes, which nobody reads"
                id = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                assert id not in facts, f"{lang}/{room.name}: {id} is written twice"
                facts[id] = Facts(entry)
    return facts


TEXTS = {lang: catalogue(lang) for lang in LANGS}


def variables(texts: dict[str, Facts], id: str, kind: str = "variables") -> set[str]:
    """The arguments a text needs: its own variables and those of the texts it refers to (a term has its own)."""
    facts = texts[id]
    others = (variables(texts, other, kind) for other in facts.references if not other.startswith("-"))
    own: set[str] = getattr(facts, kind)
    return own.union(*others)


def spoken(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, id) wherever code names a text; an f-string with {} for what is put in."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and call.args:
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if name.lstrip("_") in SPEAKERS:
                yield from ((call.lineno, id) for id in ids(call.args[0]))


def ids(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(id)):
            yield id
        case ast.JoinedStr():
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        case ast.IfExp():
            yield from ids(node.body)
            yield from ids(node.orelse)
        case ast.BinOp():
            yield f"{ast.unparse(node)}: an id is a literal or an f-string of a declared family"


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def page_ids() -> dict[str, Path]:
    """The ids that the page names, each with a file where it does.

    An id is always a whole literal, as in t('page-close'): any that begins as ids of the catalogue do.
    """
    rooms = "|".join({id.split("-")[0] for id in TEXTS["en"]} - {""})
    named = re.compile(rf"'((?:{rooms})-[a-z0-9-]+)'")
    return {id: path for path, text in page_sources() for id in named.findall(text)}


def page_sources() -> Iterator[tuple[Path, str]]:
    """The files of the page."""
    for end in ("*.ts", "*.svelte"):
        for path in sorted(PAGE.rglob(end)):
            yield path, path.read_text("utf-8")


def test_the_page_composes_no_ids() -> None:
    composed = {path.name for path, text in page_sources() if re.search(r"\b(t\(|id: )[`\"]|'[a-z]+-' \+", text)}
    assert not composed


def test_everything_the_page_says_is_in_the_catalogue() -> None:
    missing = {id: path.name for id, path in page_ids().items() if id not in TEXTS["en"]}
    assert not missing


def family_ids() -> set[str]:
    return {id for family in FAMILIES.values() for id in family()}


def test_both_languages_have_the_same_texts() -> None:
    messages = {lang: {id for id in texts if not id.startswith("-")} for lang, texts in TEXTS.items()}
    assert messages["en"] == messages["ru"]


def test_both_languages_take_the_same_arguments() -> None:
    for id in TEXTS["en"]:
        if not id.startswith("-") and id in TEXTS["ru"]:
            assert variables(TEXTS["en"], id) == variables(TEXTS["ru"], id), id


def test_whatever_the_code_says_has_words() -> None:
    missing = [
        f"{path.relative_to(SOURCE)}:{line}: {id}"
        for path, tree in sources()
        for line, id in spoken(tree)
        if id not in TEXTS["en"] and id not in FAMILIES
    ]
    assert not missing, "\n".join(missing)
    assert family_ids() <= TEXTS["en"].keys()


def test_no_words_are_left_over() -> None:
    used = family_ids() | page_ids().keys()
    for _, tree in sources():
        used |= {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    for lang, texts in TEXTS.items():
        referred = set[str]().union(*(facts.references for facts in texts.values()))
        assert texts.keys() - used - referred == set(), lang
        assert referred <= texts.keys(), lang


def samples(texts: dict[str, Facts], id: str) -> Iterator[dict[str, str | float]]:
    """Arguments to try a text with: numbers of every plural form, texts, and each value that a selector knows."""
    names, numbers = variables(texts, id), variables(texts, id, "numbers")
    for value in (0, 1, 2, 5, 11, 21, 22, 1000, "x"):
        yield {name: 1.25 if value == "x" and name in numbers else value for name in names}
    seen = [id]
    for known in seen:
        seen += texts[known].references - set(seen)
        for name, keys in texts[known].keys.items():
            for key in keys if name in names else ():
                yield {**dict.fromkeys(names, 2), name: key}


@pytest.mark.parametrize("lang", LANGS)
def test_every_text_can_be_said(lang: Lang) -> None:
    words = Words(lang)
    for id in TEXTS[lang]:
        if not id.startswith("-"):
            for args in samples(TEXTS[lang], id):
                text = words(id, **args)
                assert text.strip(), id
                assert "{" not in text, text
                assert "\u2068" not in text, text


@pytest.mark.parametrize("lang", LANGS)
def test_texts_keep_the_style_of_the_house(lang: Lang) -> None:
    for id, facts in TEXTS[lang].items():
        text = " ".join(facts.plain)
        assert "!" not in text, f"{id}: nothing is shouted"
        assert "..." not in text, f"{id}: an ellipsis is one character"
        if lang == "ru":
            assert not re.search(r"[\"“”]", text), f"{id}: кавычки-ёлочки"
            assert not WITHOUT_YO.search(text), f"{id}: ё"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", game_keys())
def test_the_help_speaks_of_the_bots_a_game_has(game: str, lang: Lang) -> None:
    words, bots = Words(lang), [list(find_game(key).bots()) for key in (game, *game_keys())]
    own, *others = ({words(bot_name(bot)).lower() for bot in some} for some in bots)
    text = words(find_game(game).prose.bots).lower()
    assert not [level for level in set[str]().union(*others) - own if level in text]
    assert len(own) == 1 or any(level in text for level in own)


@pytest.mark.parametrize(("lang", "dealing"), [("en", r"\bdeals?\b"), ("ru", r"\bсдач")])
def test_where_a_pack_is_scored_at_once_it_is_not_called_a_deal(lang: Lang, dealing: str) -> None:
    """In Fifteen each of its rounds is dealt: “deal” meant both."""
    words = Words(lang)
    by_part = [id for id in TEXTS[lang] if "part" in variables(TEXTS[lang], id)]
    assert len(by_part) > 10
    for id in by_part:
        said = {
            part: words(id, **{**dict.fromkeys(variables(TEXTS[lang], id), 3), "part": part, "state": "open"})
            for part in ("deal", "pack")
        }
        assert re.search(dealing, said["deal"], re.IGNORECASE), id
        assert not re.search(dealing, said["pack"], re.IGNORECASE), id


def test_words_are_strict() -> None:
    words = Words("en")
    with pytest.raises(MissingWords):
        words("no-such-text")
    with pytest.raises(MissingWords):
        words("store-no-table")
    with pytest.raises(TypeError):
        words(message("store-no-table", table="t"), table="u")
    with pytest.raises(TypeError):
        message("store-no-table", table=True)
    assert words.has("store-no-table")
    assert not words.has("no-such-text")
    with pytest.raises(ValueError, match="language"):
        Words("de")  # type: ignore[arg-type]


def test_numbers_are_not_grouped_and_long_texts_pass() -> None:
    words = Words("ru")
    assert "1234567" in words("store-conflict", table="t", n=1234567)
    assert "x" * 5000 in words("store-no-table", table="x" * 5000)


def test_a_message_within_a_message_speaks_the_same_language() -> None:
    inner = message("store-no-table", table="abc")
    outer = message("store-unwritable", path="p", detail=inner)
    for lang in LANGS:
        assert Words(lang)(inner) in Words(lang)(outer)


@pytest.mark.parametrize(
    ("lang", "you", "side", "pair", "marina"),
    [
        ("en", "You won", "Your side won", "Marina and Peter won", "Marina won"),
        ("ru", "Вы выиграли", "Ваша сторона выиграла", "Выигрывают Марина и Пётр", "Выигрывает Марина"),
    ],
)
def test_whoever_won_is_spoken_to_or_of(lang: Lang, you: str, side: str, pair: str, marina: str) -> None:
    """“Won: You” is no sentence; and whoever calls himself You is still somebody else."""
    words = Words(lang)
    partners = message("player-pair", one=message("player-1"), other=message("player-2"))
    winners = message("player-you"), message("player-your-side"), partners, message("player-1")
    assert [words("table-won", winner=winner) for winner in winners] == [you, side, pair, marina]
    name = words("player-you")
    assert words("table-won", winner=name) == marina.replace(words("player-1"), name)


def test_messages_are_values() -> None:
    assert message("a", x=1, y=2) == message("a", y=2, x=1)
    assert hash(message("a", x=1, y=2)) == hash(message("a", y=2, x=1))
    assert message("a", y=message("b"), x=1) == Message("a", (("x", 1), ("y", Message("b"))))


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "rub_X"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LC_MESSAGES": "ru_RU", "LANG": "en_US"}, "ru"),
        ({"LC_ALL": "", "LANG": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "uk_UA.UTF-8", "LANGUAGE": "uk:ru:en"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LANGUAGE": "en"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "ru"}, "en"),
        ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LANGUAGE": "ru"}, "ru"),
    ],
)
def test_the_language_follows_the_locale(environ: dict[str, str], lang: Lang) -> None:
    assert detect_lang(environ) == lang


@pytest.mark.parametrize("lang", LANGS)
def test_a_number_below_zero_has_a_true_minus_wherever_it_is_read(lang: Lang) -> None:
    """Scores had one, tables and lists a hyphen."""
    words = Words(lang)
    assert words("plain-of-each", name="x", value=-5) == "x: −5"
    assert words("plain-cards", cards=-12).startswith("−12 ")
    assert (figure(-5), figure(0), figure(5, "+d"), figure(-1.25, ".1f")) == ("−5", "0", "+5", "−1.2")
