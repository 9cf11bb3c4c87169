"""The programs in the pages about the engine run."""

import contextlib
import io
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.engine

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_program_of_the_contract_page() -> None:
    program = re.search(
        r"```python\n(from .*?)```", (DOCS / "contract.md").read_text("utf-8"), re.S
    )
    assert program
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(program[1], {})
    assert re.fullmatch(r"\[[12], [12]\]\n", said.getvalue())


@pytest.mark.parametrize("page", ["contract", "record", "perft"])
def test_links_lead_somewhere(page: str) -> None:
    text = (DOCS / f"{page}.md").read_text("utf-8")
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert all((DOCS / link).is_file() for link in links)
    named = re.findall(r"`((?:tests|tools|docs)/[\w/.]+)`", text)
    assert all((DOCS.parent / name).exists() for name in named), named
