"""Processes of the league leave nothing behind."""

import subprocess
import sys

BUSY = """
import os, time
from chapiteau.league.workers import workers
with workers(2) as pool:
    pool.submit(os.write, 1, b"there\\n").result()
    [pool.submit(time.sleep, 600) for _ in range(2)]
    time.sleep(600)
"""
IDLE = BUSY.replace("    [pool.submit(time.sleep, 600) for _ in range(2)]\n", "")


def test_workers_end_with_who_began_them() -> None:
    for code in (BUSY, IDLE):
        began = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        assert began.stdout is not None
        assert began.stdout.readline() == "there\n"
        began.kill()
        # Its output ends when the last process that may write there has ended.
        assert began.communicate(timeout=30)[0] == ""


def test_workers_work_and_end_by_themselves() -> None:
    code = BUSY.split("    [")[0] + "print('done')\n"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (told.stdout, told.stderr, told.returncode) == ("there\ndone\n", "", 0)
