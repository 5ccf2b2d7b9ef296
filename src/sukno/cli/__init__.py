"""The command line: ``sukno``. Every command is thin: it reads, asks the house below and shows the answer."""

from .main import main

__all__ = ["main"]
