"""Processes that share the work of the league, and end when the one that began them has ended."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def workers(count: int) -> ProcessPoolExecutor:
    """So many processes to give work to, which begin with nothing of this one's."""
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_watch)


def _watch() -> None:
    """Who is killed cannot end its workers, and they would wait for work for ever: so each looks out itself."""
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
