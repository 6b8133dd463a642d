# SPDX-License-Identifier: Apache-2.0
"""The other files of Editors: each is valid in its format, and all have the same settings."""
import json
import os
import re
import subprocess
import sys
import tomllib

import pytest

from support.paths import ROOT

EDITORS = ROOT / "Editors"
PACKAGE = json.loads((EDITORS / "VSCode" / "package.json").read_text())
DEFAULTS = {name: part["default"] for name, part in PACKAGE["contributes"]["configuration"]["properties"].items()
            if name not in ("livery.path", "livery.trace.server")}
NEOVIM = os.path.join(os.path.dirname(sys.executable), "nvim")


def nested(settings):
    """The settings with their dots as objects, without the name of the server."""
    result = {}
    for name, value in settings.items():
        _, group, key = name.split(".")
        result.setdefault(group, {})[key] = value
    return result


def commented(path):
    """Reads JSON whose first lines are comments."""
    return json.loads(re.sub(r"^//.*$", "", path.read_text(), flags=re.MULTILINE))


def lua(code, folder):
    """Runs Lua in Neovim, and returns the JSON that it prints."""
    done = subprocess.run([NEOVIM, "--clean", "-u", "NONE", "-i", "NONE", "--headless", "-c", f"lua {code}", "-c", "qa!"], cwd=folder,
                          capture_output=True, text=True, timeout=100, env={**os.environ, "NVIM_LOG_FILE": "/dev/null", "EDITORS": str(EDITORS)})
    assert done.returncode == 0
    return json.loads((done.stdout + done.stderr).strip())


def test_helix_has_the_settings():
    settings = tomllib.loads((EDITORS / "Helix" / "languages.toml").read_text())
    server = settings["language-server"]["livery"]
    assert [server["command"], *server["args"]] == ["livery", "lsp"]
    assert server["config"]["livery"] == nested(DEFAULTS)
    assert settings["language"][0]["language-servers"] == ["livery"]


def test_zed_has_the_settings():
    settings = commented(EDITORS / "Zed" / "settings.json")
    (name, server), = settings["lsp"].items()
    assert [server["binary"]["path"], *server["binary"]["arguments"]] == ["livery", "lsp"]
    assert server["initialization_options"] == nested(DEFAULTS)
    assert settings["languages"]["CSS"]["language_servers"][0] == name


def test_sublime_text_has_the_settings():
    client = commented(EDITORS / "Sublime" / "LSP.sublime-settings")["clients"]["livery"]
    assert client["command"] == ["livery", "lsp"]
    assert client["settings"] == DEFAULTS


def test_emacs_has_the_settings():
    text = (EDITORS / "Emacs" / "livery.el").read_text()
    code = re.sub(r'"(?:\\.|[^"\\])*"|;[^\n]*', "", text)
    assert code.count("(") == code.count(")") > 20
    for name, value in DEFAULTS.items():
        group, key = name.split(".")[1:]
        written = {True: "t", False: ":json-false"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        assert re.search(rf":{group} \([^)]*:{key} {written}\b", text), name


def test_neovim_has_the_settings(tmp_path):
    result = lua("local c = dofile(vim.env.EDITORS .. '/Neovim/lsp/livery.lua') "
                 "io.write(vim.json.encode({ c.cmd, c.filetypes, c.settings }))", tmp_path)
    assert result == [["livery", "lsp"], ["css", "json"], {"livery": nested(DEFAULTS)}]


@pytest.mark.parametrize("files, name, root", [
    ([".livery.yml"], "a.css", "."), ([".livery.yml"], "sub/a.css", "."), ([".livery.yml"], "sub/a.json", "."),
    (["sub/.livery.yml", ".git/x"], "sub/a.css", "sub"), ([".git/x"], "sub/a.css", "."), ([".git/x"], "a.json", None),
    ([], "a.json", None),
])
def test_neovim_finds_the_folder_of_a_theme(tmp_path, files, name, root):
    for file in [*files, name]:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("")
    result = lua("local c = dofile(vim.env.EDITORS .. '/Neovim/lsp/livery.lua') "
                 f"vim.cmd.edit('{name}') vim.bo.filetype = vim.fn.expand('%:e') local found = vim.NIL "
                 "c.root_dir(0, function(root) found = root end) io.write(vim.json.encode({ found }))", tmp_path)
    assert result == [str((tmp_path / root).resolve()) if root else None]


@pytest.mark.parametrize("name, root", [("a.css", "/theme"), ("a.json", "/theme"), ("other.json", None), ("other.css", "/git")])
def test_the_form_for_lspconfig_registers_the_server(tmp_path, name, root):
    path = f"/git/{name}" if root != "/theme" else f"/theme/{name}"
    stub = ("package.loaded['lspconfig.configs'] = {} "
            "package.loaded['lspconfig.util'] = { root_pattern = function(mark) return function(path) "
            "if mark == '.livery.yml' then return path:match('^/theme') end return path:match('^/git') end end } "
            "local done = false "
            "package.loaded['lspconfig'] = setmetatable({}, { __index = function() return { setup = function() done = true end } end }) ")
    result = lua(stub + "dofile(vim.env.EDITORS .. '/Neovim/lspconfig.lua') "
                 "local c = package.loaded['lspconfig.configs'].livery.default_config "
                 f"io.write(vim.json.encode({{ done, c.cmd, c.settings, c.root_dir('{path}') or vim.NIL }}))", tmp_path)
    assert result == [True, ["livery", "lsp"], {"livery": nested(DEFAULTS)}, root]


def test_the_readme_lists_the_settings():
    text = (EDITORS / "README.md").read_text()
    rows = dict(re.findall(r"^\| `(livery\.[\w.]+)` \| `(\w+)` \|", text, re.MULTILINE))
    assert rows == {name: json.dumps(value) for name, value in DEFAULTS.items()}
    for path in re.findall(r"`((?:Neovim|Helix|Zed|Emacs|Sublime|VSCode)/[\w./-]+)`", text):
        assert (EDITORS / path).is_file(), path
