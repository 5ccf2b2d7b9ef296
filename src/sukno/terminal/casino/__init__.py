"""The picture of a Casino table in the terminal."""

from .picture import PICTURE

__all__ = ["PICTURE"]
