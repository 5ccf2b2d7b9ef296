"""What looks at games from beside the table: hints."""
