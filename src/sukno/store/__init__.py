"""Saved games: the log of every table, kept so that a crash at any moment loses nothing that was told."""
