"""How even Kendo Duel is, and what other readings of its text would change."""

import os

# Must be set before NumPy is imported. The matrices here are small: threads that waited for one another on
# busy cores took twenty times as long, in processor time, too.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
