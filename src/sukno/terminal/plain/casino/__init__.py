"""Casino in lines."""

from .teller import CasinoTeller

TELLER = CasinoTeller
