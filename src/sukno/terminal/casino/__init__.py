"""The picture of a Casino table in the terminal."""
