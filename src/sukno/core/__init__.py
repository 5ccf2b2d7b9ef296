"""What every game shares: the Game and Bot protocols, refusals, records, replay and the registry."""
