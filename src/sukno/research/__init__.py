"""What researchers bring along: other people's machines."""
