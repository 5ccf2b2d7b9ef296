from .table import Laws

class Referee:
    def __init__(self, laws: Laws) -> None: ...
