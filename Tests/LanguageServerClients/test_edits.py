# SPDX-License-Identifier: Apache-2.0
"""Random edits: `Scripts/campaign language-server` has more of them."""
import os
import sys

import pytest
from lsprotocol import types

from support.edits import Campaign, Edits
from support.text import Text

SHEET = """/* A sheet 😀 */
:root { --a: 1px; --b: var(--a) }
.b, a:hover {
  color: red;
  margin: 0 var(--b);
}\r
@media print { a { colour: blue } }\r
"""
EDITS = int(os.environ.get("LIVERY_EDITS") or 0)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8", "utf-32"])
def test_edits_leave_the_text_of_the_command(raw, theme, encoding):
    count = EDITS or (1000 if encoding == "utf-16" else 300)
    files = theme({".livery.yml": "themes: [[base.css, main.css]]\n", "base.css": ":root { --c: red }\n.c { color: var(--b) }\n", "main.css": SHEET})
    server = raw()
    server.start(files.folder, "static" if encoding == "utf-16" else encoding)
    files.encode(encoding)
    seed = int(os.environ.get("LIVERY_SEED") or 31)
    campaign = Campaign(server, files, files["main.css"], seed)
    campaign.run(count, lambda done: print(f"{done} of {count} edits in {encoding}", file=sys.__stderr__, flush=True) if EDITS else None)
    assert server.end() == 0


def test_edits_are_those_of_their_seed():
    one, other = Edits(1, SHEET), Edits(1, SHEET)
    assert [one.next() for _ in range(100)] == [other.next() for _ in range(100)]
    assert one.model.text == other.model.text != SHEET
    assert any(ord(letter) > 0xffff for letter in one.model.text) and "\r" in one.model.text


def test_the_model_is_that_of_plain_offsets():
    """The positions of edits within the text are the offsets from which they were made."""
    text = Text("a😀\r\nb\rc\ne\u0301\n")
    for offset in range(len(text.text) + 1):
        position = text.position(offset)
        between = text.text[offset - 1:offset + 1] == "\r\n"
        assert text.offset(position) == offset - between
        assert text.replacing(types.Range(position, position), "x").text == text.text[:offset - between] + "x" + text.text[offset - between:]
