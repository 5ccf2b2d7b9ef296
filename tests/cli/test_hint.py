"""``sukno hint``: for people, for programs, in both languages; and what cannot be advised on is said."""

from __future__ import annotations

import json

from cli.conftest import Sukno

POSITION = '{"book": "standard", "hands": ["Td Jd Kh Qs", 4], "table": "6s 4s Ah Jc", "stock": 30}'
