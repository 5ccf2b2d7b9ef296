"""What is shown where the page is not: unbuilt, how to build it and how to play without it; elsewhere, the way home."""

from __future__ import annotations

from html import escape

from sukno.words import LANGS, Lang, Words


def unbuilt(accepted: str) -> str:
    """The page without the page, in the language the browser asks for."""
    words = Words(_lang(accepted))
    return _bare(words, *(escape(words(id)) for id in ("server-unbuilt", "server-unbuilt-terminal")))


def lost(accepted: str) -> str:
    """The page at an address where nothing is."""
    words = Words(_lang(accepted))
    home = f'<a href="/">{escape(words("server-home"))}</a>'
    return _bare(words, escape(words("server-not-found")), home)


def _bare(words: Words, *paragraphs: str) -> str:
    title = escape(words("server-name"))
    told = "\n".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
    return (
        f'<!doctype html>\n<html lang="{words.lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>\n'
        '<link rel="stylesheet" href="/bare.css">\n'
        f"<h1>{title}</h1>\n{told}\n</html>\n"
    )


def _lang(accepted: str) -> Lang:
    """The first of our languages in an Accept-Language header; English where it has none."""
    wishes = [wish.partition(";")[0].strip().lower().partition("-")[0] for wish in accepted.split(",")]
    return next((lang for wish in wishes for lang in LANGS if lang == wish), "en")
