"""Words for people, in Russian and English: code says a `Message`, the ``.ftl`` files say how it reads."""

from sukno.words.catalogue import LANGS, Lang, MissingWords, Words, detect_lang, figure
from sukno.words.message import Message, Value, message

__all__ = ["LANGS", "Lang", "Message", "MissingWords", "Value", "Words", "detect_lang", "figure", "message"]
