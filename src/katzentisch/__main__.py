"""`python -m katzentisch` is the command `katzentisch`."""

import sys

from katzentisch.cli.main import main

sys.exit(main())
