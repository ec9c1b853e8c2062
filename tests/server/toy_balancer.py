"""A balancer that knows the toy game, and crashes if it is told to."""

import sys

from katzentisch.server import balancer
from tests.server.serving import put_toy_on_the_shelf

put_toy_on_the_shelf()
if "crash" in sys.argv:
    sys.exit(1)
balancer.main()
