"""``python -m sukno`` is ``sukno``."""

import sys

from sukno.cli import main

sys.exit(main())
