"""The terminal game: Textual screens and a plain line mode, over the same tables and the same saved games."""
