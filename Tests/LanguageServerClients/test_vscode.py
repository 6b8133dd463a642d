# SPDX-License-Identifier: Apache-2.0
"""The extension of Editors/VSCode, in Node.js with a small form of VS Code's API."""
import json
import re
import select
import subprocess

import pytest
from lsprotocol import types

from support.paths import LIMIT, LIVERY, ROOT

EXTENSION = ROOT / "Editors" / "VSCode"
PACKAGE = json.loads((EXTENSION / "package.json").read_text())
TOKEN = {"token": True}
FILES = {
    ".livery.yml": "extends: default\nthemes: [[base.css, brand.css, main.css]]\n",
    "base.css": ":root {\n  --ink: #123456;\n}\n",
    "brand.css": "toolbar {\n  color: var(--ink);\n}\n",
    "main.css": "@import \"base.css\";\nbutton {\n  colour: red;\n  background: rgb(1, 2, 3);\n  color: var(--ink);\n}\n",
}
SETTINGS = {"livery": {"path": LIVERY, "trace": {"server": "off"}, "diagnostics": {"delay": 0},
                       "inlayHints": {"variables": True, "contrast": True}, "codeLens": {"declarations": True}}}


class Editor:
    """A process of Node.js with the extension."""

    def __init__(self, theme):
        self.theme = theme
        self.process = subprocess.Popen(["node", str(ROOT / "Tests/LanguageServerClients/vscode/driver.js"), str(EXTENSION / "extension.js")],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=theme.folder)

    def do(self, name, *values):
        """Runs an operation of the driver, and returns its result."""
        self.process.stdin.write(json.dumps([name, *values]).encode() + b"\n")
        self.process.stdin.flush()
        assert select.select([self.process.stdout], [], [], LIMIT)[0], f"{name} does not end"
        answer = json.loads(self.process.stdout.readline())
        assert "error" not in answer, answer["error"]
        return answer["result"]

    def open(self, name, language=None):
        source = self.theme[name]
        self.do("open", source.uri, language or source.path.suffix[1:], source.text)
        return source

    def ask(self, kind, method, source, *values):
        return self.do("provider", kind, method, {"document": source.uri}, *values, TOKEN)

    def end(self):
        """Ends the extension and its process. A process with an operation that hangs is killed."""
        self.process.stdin.close()
        if self.process.poll() is None:
            try:
                self.process.wait(LIMIT)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process.stdout.close()


def place(source, part, offset=1):
    start = source.find(part).start
    return {"line": start.line, "character": start.character + offset}


def whole(source):
    return {"start": {"line": 0, "character": 0}, "end": {"line": source.end.line, "character": source.end.character}}


@pytest.fixture
def start(theme):
    """Starts editors with the files of a theme, and ends them."""
    editors = []

    def run(files, settings=SETTINGS):
        editors.append(Editor(theme(files)))
        editors[-1].do("start", settings, [editors[-1].theme.uri])
        return editors[-1]
    yield run
    for editor in editors:
        editor.end()


@pytest.fixture
def editor(start):
    return start(FILES)


@pytest.fixture
def main(editor):
    return editor.open("main.css")


def test_diagnostics_are_shown(editor, main):
    items = editor.do("diagnostics", main.uri, "unknown-property")
    assert items[0]["severity"] == 0
    assert items[0]["range"]["start"] == {"line": 2, "character": 2}
    editor.do("change", main.uri, [{"range": {"start": place(main, "colour", 0), "end": place(main, "colour", 6)}, "text": "margin"}],
              main.text.replace("colour", "margin"))
    editor.do("diagnostics", main.uri, "unknown-property", False)
    editor.do("close", main.uri)
    assert not editor.do("state", "diagnostics").get(main.uri)


def test_all_providers_are_registered(editor):
    registered = editor.do("registered")
    assert len(registered) == 22
    for kind in ["InlayHintsProvider", "CodeLensProvider", "DocumentSemanticTokensProvider"]:
        assert any(name.startswith("onDidChange") for name in registered[kind]["methods"])
    assert "}" in registered["OnTypeFormattingEditProvider"]["more"]
    assert "provideDocumentSemanticTokensEdits" in registered["DocumentSemanticTokensProvider"]["methods"]


def test_the_types_of_tokens_have_a_style(editor):
    legend = editor.do("registered")["DocumentSemanticTokensProvider"]["more"][0]
    standard = {kind.value for kind in types.SemanticTokenTypes}
    contributed = {part["id"] for part in PACKAGE["contributes"].get("semanticTokenTypes", [])}
    assert set(legend["tokenTypes"]) <= standard | contributed
    modifiers = {part["id"] for part in PACKAGE["contributes"].get("semanticTokenModifiers", [])}
    assert set(legend["tokenModifiers"]) <= {kind.value for kind in types.SemanticTokenModifiers} | modifiers
    scoped = {name.split(".")[0] for part in PACKAGE["contributes"]["semanticTokenScopes"] for name in part["scopes"]}
    assert set(legend["tokenTypes"]) <= scoped


def test_completion_offers_and_resolves(editor, main):
    context = {"triggerKind": 0}
    result = editor.do("provider", "CompletionItemProvider", "provideCompletionItems", {"document": main.uri},
                       place(main, "--ink", 2), TOKEN, context)
    index = next(index for index, item in enumerate(result["items"]) if label(item) == "--ink")
    item = result["items"][index]
    assert item["range"]
    resolved = editor.do("provider", "CompletionItemProvider", "resolveCompletionItem", {"last": ["items", index]}, TOKEN)
    assert label(resolved) == "--ink" and resolved["documentation"]


def label(item):
    return item["label"] if isinstance(item["label"], str) else item["label"]["label"]


def test_hover_is_markdown(editor, main):
    result = editor.ask("HoverProvider", "provideHover", main, place(main, "background"))
    assert "background" in result["contents"][0]["value"]


def test_signatures_are_shown(editor, main):
    result = editor.ask("SignatureHelpProvider", "provideSignatureHelp", main, place(main, "2, 3", 0))
    chosen = result["signatures"][result["activeSignature"]]
    assert chosen.get("activeParameter", result["activeParameter"]) == 1
    assert chosen["parameters"]


@pytest.mark.parametrize("kind, method", [("DefinitionProvider", "provideDefinition"), ("DeclarationProvider", "provideDeclaration")])
def test_a_variable_leads_to_its_declaration(editor, main, kind, method):
    result = editor.ask(kind, method, main, place(main, "--ink"))
    assert [part.get("targetUri", part.get("uri")).rpartition("/")[2] for part in result] == ["base.css"]


def test_references_are_found(editor, main):
    result = editor.ask("ReferenceProvider", "provideReferences", main, place(main, "--ink"), {"includeDeclaration": True})
    assert sorted(part["uri"].rpartition("/")[2] for part in result) == ["base.css", "brand.css", "main.css"]


def test_occurrences_are_highlighted(editor, main):
    result = editor.ask("DocumentHighlightProvider", "provideDocumentHighlights", main, place(main, "--ink"))
    assert len(result) == 1 and result[0]["kind"] in (0, 1, 2)


def test_symbols_are_a_tree(editor, main):
    result = editor.ask("DocumentSymbolProvider", "provideDocumentSymbols", main)
    assert "button" in [part["name"] for part in result]
    assert all(0 <= part["kind"] <= 25 and isinstance(part["children"], list) for part in result)


def test_symbols_of_the_workspace_are_found(editor):
    result = editor.do("provider", "WorkspaceSymbolProvider", "provideWorkspaceSymbols", "ink", TOKEN)
    assert "base.css" in [part["location"]["uri"].rpartition("/")[2] for part in result]


def test_a_variable_is_renamed(editor, main):
    prepared = editor.ask("RenameProvider", "prepareRename", main, place(main, "--ink"))
    assert prepared.get("placeholder", "--ink") == "--ink"
    result = editor.ask("RenameProvider", "provideRenameEdits", main, place(main, "--ink"), "--tint")
    assert sorted(uri.rpartition("/")[2] for uri in result) == ["base.css", "brand.css", "main.css"]


def test_a_keyword_is_not_renamed(editor, main):
    with pytest.raises(AssertionError, match="no name|cannot"):
        editor.ask("RenameProvider", "prepareRename", main, place(main, "red"))


def test_colors_are_shown(editor, main):
    result = editor.ask("ColorProvider", "provideDocumentColors", main)
    color = next(part for part in result if part["range"]["start"]["line"] == 3)
    assert round(color["color"]["blue"] * 255) == 3
    labels = editor.do("provider", "ColorProvider", "provideColorPresentations", {"red": 1, "green": 0, "blue": 0, "alpha": 1},
                       {"document": {"document": main.uri}, "range": color["range"]}, TOKEN)
    assert "#ff0000" in [part["label"] for part in labels] or "#f00" in [part["label"] for part in labels]


def test_the_document_is_formatted(editor):
    editor.theme.add("ugly.css", "a{color:red}")
    ugly = editor.open("ugly.css")
    result = editor.ask("DocumentFormattingEditProvider", "provideDocumentFormattingEdits", ugly, {"tabSize": 2, "insertSpaces": True})
    assert result
    result = editor.ask("DocumentRangeFormattingEditProvider", "provideDocumentRangeFormattingEdits", ugly, whole(ugly),
                        {"tabSize": 2, "insertSpaces": True})
    assert result
    end = whole(ugly)["end"]
    assert editor.ask("OnTypeFormattingEditProvider", "provideOnTypeFormattingEdits", ugly, end, "}", {"tabSize": 2, "insertSpaces": True})


def test_a_fix_is_offered_and_resolved(editor, main):
    editor.do("diagnostics", main.uri, "unknown-property")
    context = {"diagnostics": {"last": []}, "triggerKind": 1}
    range = {"start": place(main, "colour", 0), "end": place(main, "colour", 6)}
    result = editor.do("provider", "CodeActionsProvider", "provideCodeActions", {"document": main.uri}, range, context, TOKEN)
    index = next(index for index, part in enumerate(result) if part["kind"]["value"] == "quickfix" and "color" in part["title"])
    action = result[index]
    if "resolveCodeAction" in editor.do("registered")["CodeActionsProvider"]["methods"]:
        action = editor.do("provider", "CodeActionsProvider", "resolveCodeAction", {"last": [index]}, TOKEN)
    assert action["edit"][main.uri][0]["newText"] == "color"


def test_lines_are_folded(editor, main):
    result = editor.ask("FoldingRangeProvider", "provideFoldingRanges", main, {})
    assert {"start": 1, "end": 4} in [{"start": part["start"], "end": part["end"]} for part in result]


def test_selections_grow(editor, main):
    result = editor.ask("SelectionRangeProvider", "provideSelectionRanges", main, [place(main, "colour")])
    assert len(result) == 1 and result[0]["parent"]


def test_links_lead_to_files(editor, main):
    result = editor.ask("DocumentLinkProvider", "provideDocumentLinks", main)
    assert [part["target"] for part in result] == [editor.theme["base.css"].uri]


def test_hints_and_lenses_are_shown(editor, main):
    hints = editor.ask("InlayHintsProvider", "provideInlayHints", main, whole(main))
    assert hints and all(part["label"] for part in hints)
    assert isinstance(editor.ask("CodeLensProvider", "provideCodeLenses", main), list)


def test_tokens_are_numbers(editor, main):
    result = editor.ask("DocumentSemanticTokensProvider", "provideDocumentSemanticTokens", main)
    assert len(result["data"]) % 5 == 0 and len(result["data"]) > 0
    again = editor.ask("DocumentSemanticTokensProvider", "provideDocumentSemanticTokensEdits", main, result["resultId"])
    assert "edits" in again or "data" in again
    part = editor.ask("DocumentRangeSemanticTokensProvider", "provideDocumentRangeSemanticTokens", main, whole(main))
    assert len(part["data"]) == len(result["data"])


def test_other_languages_are_left_alone(start):
    editor = start({"data.json": "{\"a\": 1}", "page.html": "<a>"})
    data, page = editor.open("data.json"), editor.open("page.html")
    for source in (data, page):
        assert editor.ask("HoverProvider", "provideHover", source, {"line": 0, "character": 2}) is None


def test_a_json_sheet_of_a_theme_is_checked(editor):
    editor.theme.add("sheet.json", '{"toolbar": {"color": "@colors.none"}}')
    source = editor.open("sheet.json")
    assert editor.do("diagnostics", source.uri, "invalid-json")


def test_watched_files_are_reported(editor, main):
    editor.do("diagnostics", main.uri, "unknown-property")
    watchers = editor.do("waitFor", "watchers")
    index = next(index for index, part in enumerate(watchers) if "css" in json.dumps(part["pattern"]))
    base = editor.theme["base.css"]
    base.path.write_text(":root { }\n")
    editor.do("watched", index, "change", base.uri)
    editor.do("diagnostics", main.uri, "unresolved-variable")


def test_a_missing_command_is_reported(start):
    editor = start(FILES, {"livery": {"path": "/no/such/livery"}})
    assert [part["type"] for part in editor.do("state", "messages")] == ["error"]
    assert "livery.path" in editor.do("state", "messages")[0]["text"]


def test_the_server_is_restarted(editor, main):
    editor.do("diagnostics", main.uri, "unknown-property")
    editor.do("command", "livery.restart")
    editor.do("diagnostics", main.uri, "unknown-property")
    assert editor.do("state", "messages") == []


def test_messages_are_traced_on_request(editor, main):
    editor.do("configure", {**SETTINGS, "livery": {**SETTINGS["livery"], "trace": {"server": "messages"}}}, ["livery.trace.server"])
    editor.ask("HoverProvider", "provideHover", main, place(main, "background"))
    assert any(re.fullmatch(r"sent textDocument/hover \d+", line) for line in editor.do("state", "log"))


def test_the_manifest_names_what_the_extension_uses():
    properties = PACKAGE["contributes"]["configuration"]["properties"]
    assert set(properties) == {
        "livery.path", "livery.trace.server", "livery.diagnostics.delay", "livery.inlayHints.variables",
        "livery.inlayHints.contrast", "livery.codeLens.declarations", "livery.completion.semicolons",
        "livery.pictures.enabled"}
    assert (EXTENSION / PACKAGE["main"]).is_file()
    code = "".join(path.read_text() for path in EXTENSION.glob("*.js"))
    for command in PACKAGE["contributes"]["commands"]:
        assert f"'{command['command']}'" in code
    required = set(re.findall(r"require\('([^'.]+)'\)", code))
    assert required == {"vscode", "fs", "path", "child_process"}
    assert "dependencies" not in PACKAGE and "devDependencies" not in PACKAGE
