"""The game in plain lines, for braille displays, pipes and scripts, over the same tables and saved games."""

from .game import run

__all__ = ["run"]
