"""The games, one folder each; the registry finds them by walking this package."""
