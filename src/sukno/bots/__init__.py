"""What serves the bots of every game: measuring them against each other."""
