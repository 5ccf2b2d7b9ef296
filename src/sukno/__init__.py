"""Sukno: a card table for Casino, with every rule book exactly as written."""

__version__ = "0.1.0"
