"""A pytest plugin that fakes another day and number of processors."""

import os
import time

_today = time.time
time.time = lambda: _today() + 100 * 86_400
os.cpu_count = lambda: 7
