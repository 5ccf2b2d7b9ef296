"""What is shown where the page has not been built: how to build it, and how to play without it."""

from __future__ import annotations

from html import escape

from sukno.words import LANGS, Lang, Words


def unbuilt(accepted: str) -> str:
    """The page without the page, in the language the browser asks for."""
    words = Words(_lang(accepted))
    title, build, terminal = (escape(words(id)) for id in ("server-name", "server-unbuilt", "server-unbuilt-terminal"))
    return (
        f'<!doctype html>\n<html lang="{words.lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>\n'
        f"<h1>{title}</h1>\n<p>{build}</p>\n<p>{terminal}</p>\n</html>\n"
    )


def _lang(accepted: str) -> Lang:
    """The first of our languages in an Accept-Language header; English where it has none."""
    wishes = [wish.partition(";")[0].strip().lower().partition("-")[0] for wish in accepted.split(",")]
    return next((lang for wish in wishes for lang in LANGS if lang == wish), "en")
