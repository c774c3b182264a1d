"""A plugin of pytest under which the day and the number of processors are others."""

import os
import time

_today = time.time
time.time = lambda: _today() + 100 * 86_400
os.cpu_count = lambda: 7
