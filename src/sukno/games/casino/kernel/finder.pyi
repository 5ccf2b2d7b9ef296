from .table import Laws

class Finder:
    def __init__(self, laws: Laws, room: int = ...) -> None: ...
