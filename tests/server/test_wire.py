"""The messages between server and page: types of the page that are not stale, and a JSON Schema for each."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sukno.wire import messages, typescript

PROJECT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_not_stale() -> None:
    written = (PROJECT / typescript.PLACE).read_text("utf-8")
    assert written == typescript.typescript(), "run: python -m sukno.wire.typescript"


def test_every_message_is_frozen_and_has_a_json_schema() -> None:
    structs = list(typescript.structs())
    assert all(struct.__struct_config__.frozen for struct in structs)
    _, components = msgspec.json.schema_components([messages.FromPage, messages.FromServer, *structs])
    named = {struct.__name__ for struct in structs} - {"Command"}
    assert named <= components.keys()


def test_what_the_page_sends_is_held_to_its_fields() -> None:
    for struct in messages.FromPage.__args__:
        assert struct.__struct_config__.forbid_unknown_fields
        assert struct.__struct_config__.tag
