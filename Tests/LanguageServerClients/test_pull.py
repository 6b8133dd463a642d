# SPDX-License-Identifier: Apache-2.0
"""The diagnostics that a client pulls, for a document and for the workspace."""
import os

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from support.lint import command_findings, server_findings
from support.themes import same_file
from test_push import TEXTS

THEME = {
    ".livery.yml": "extends: default\nthemes: [[base.css, brand.css, caret.json]]",
    "base.css": ":root { --ink: black }\nbutton { colour: red }\n",
    "brand.css": "toolbar { color: var(--ink); margin: var(--none) }\n",
    "caret.json": '{"toolbar": {"color": "@colors.none"}}\n',
}


async def workspace(client, previous=()):
    """Pulls the diagnostics of the workspace, as reports by the name of the file."""
    report = await client.ask(types.WORKSPACE_DIAGNOSTIC, previous_result_ids=list(previous))
    names = [os.path.basename(part.uri) for part in report.items]
    assert len(names) == len(set(names))
    return dict(zip(names, report.items))


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
async def test_they_equal_those_of_the_command(client, theme, text):
    files = theme({".livery.yml": "", "main.css": text})
    await client.start(files)
    source = await client.open(files["main.css"])
    assert server_findings(source, await client.items(source)) == command_findings(files, source)


async def test_a_second_pull_is_unchanged(client, theme):
    files = theme({"main.css": "a { colour: red }"})
    await client.start(files)
    source = await client.open(files["main.css"])
    first = await client.pull(source)
    assert first.kind == "full" and first.result_id
    second = await client.pull(source, first.result_id)
    assert second.kind == "unchanged" and second.result_id


async def test_pushed_diagnostics_go_once_the_client_pulls(client, theme):
    # A client shows both, so each finding would be there twice.
    files = theme({"main.css": "a { colour: red }"})
    await client.start(files, settings={"diagnostics": {"delay": 0}})
    source = await client.open(files["main.css"])
    assert await client.publication(source)
    await client.pull(source)
    pushed = len(client.published)
    for text in ["a { colr: red }", "a { colour: red }"]:
        client.change(source, text)
        await client.pull(source)
    await client.ask(types.WORKSPACE_SYMBOL, query="a")
    await client.ask(types.WORKSPACE_DIAGNOSTIC, previous_result_ids=[])
    assert not client.published[pushed - 1].diagnostics
    assert client.published[pushed:] == []


async def test_a_pull_after_a_change_is_full(client, theme):
    files = theme({"main.css": "a { colour: red }"})
    await client.start(files)
    source = await client.open(files["main.css"])
    first = await client.pull(source)
    client.change(source, "a { color: red; colr: red }")
    second = await client.pull(source, first.result_id)
    assert second.kind == "full" and second.result_id != first.result_id
    assert server_findings(source, second.items) == command_findings(files, source)


async def test_an_unknown_result_is_full(client, theme):
    files = theme({"main.css": "a { colour: red }"})
    await client.start(files)
    report = await client.pull(await client.open(files["main.css"]), "of another session")
    assert report.kind == "full" and report.items


async def test_a_change_of_another_file_is_noticed(client, theme):
    files = theme(THEME)
    await client.start(files)
    base, brand = await client.open(files["base.css"]), await client.open(files["brand.css"])
    first = await client.pull(brand)
    client.change(base, (base.find("--ink"), "--tint"))
    second = await client.pull(brand, first.result_id)
    assert [item.code for item in second.items].count("unresolved-variable") == 2


async def test_a_closed_document_is_checked_or_refused(client, theme):
    files = theme(THEME)
    await client.start(files)
    try:
        items = await client.items(files["base.css"])
    except JsonRpcException as error:
        assert error.code == types.ErrorCodes.InvalidParams
    else:
        assert server_findings(files["base.css"], items) == command_findings(files, files["base.css"])


@pytest.mark.parametrize("name", ["missing.css", "folder.css", "../outside.css"])
async def test_a_file_that_cannot_be_read_has_none(client, theme, name):
    files = theme(THEME)
    (files.folder / "folder.css").mkdir()
    await client.start(files)
    params = types.TextDocumentIdentifier((files.folder / name).as_uri())
    try:
        report = await client.ask(types.TEXT_DOCUMENT_DIAGNOSTIC, text_document=params)
        assert report.kind == "full" and not report.items
    except JsonRpcException as error:
        assert error.code == types.ErrorCodes.InvalidParams


async def test_a_workspace_report_has_every_file(client, theme):
    files = theme(THEME)
    await client.start(files)
    reports = await workspace(client)
    assert {"base.css", "brand.css", "caret.json"} <= reports.keys()
    for name in ["base.css", "brand.css", "caret.json"]:
        assert reports[name].kind == "full" and reports[name].version is None
        assert server_findings(files[name], reports[name].items) == command_findings(files, files[name]), name


async def test_a_workspace_report_names_the_versions_of_open_files(client, theme):
    files = theme(THEME)
    await client.start(files)
    source = await client.open(files["base.css"])
    client.change(source, "a { colr: red }\nb { colour: red }")
    reports = await workspace(client)
    assert reports["base.css"].version == source.version
    assert reports["brand.css"].version is None
    assert server_findings(source, reports["base.css"].items) == server_findings(source, await client.items(source))


async def test_a_second_workspace_report_has_unchanged_files(client, theme):
    files = theme(THEME)
    await client.start(files)
    first = await workspace(client)
    previous = [types.PreviousResultId(part.uri, part.result_id) for part in first.values()]
    files["base.css"].path.write_text(":root { --ink: black }\n")
    client.watched((files["base.css"], types.FileChangeType.Changed))
    second = await workspace(client, previous)
    assert second["base.css"].kind == "full" and not [item for item in second["base.css"].items if item.code == "unknown-property"]
    assert {second.get(name) is None or second[name].kind == "unchanged" for name in ["caret.json"]} == {True}


async def test_a_deleted_file_is_no_longer_reported(client, theme):
    files = theme({".livery.yml": "", "one.css": "a { colour: red }", "two.css": "b { colour: red }"})
    await client.start(files)
    assert {"one.css", "two.css"} <= (await workspace(client)).keys()
    files["two.css"].path.unlink()
    client.watched((files["two.css"], types.FileChangeType.Deleted))
    reports = await workspace(client)
    assert "two.css" not in reports or not reports["two.css"].items


async def test_an_ignored_file_has_none(client, theme):
    files = theme({".livery.yml": "ignore: ['vendor/']", "main.css": "a { colour: red }", "vendor/own.css": "a { colour: red }"})
    await client.start(files)
    reports = await workspace(client)
    assert reports["main.css"].items
    assert "own.css" not in reports or not reports["own.css"].items
    assert await client.items(await client.open(files["vendor/own.css"])) == []


async def test_a_workspace_report_has_the_files_of_all_folders(client, theme):
    one, two = theme({"one.css": "a { colour: red }"}), theme({"two.css": "b { colour: red }"}, "two")
    folders = [types.WorkspaceFolder(part.uri, part.folder.name) for part in (one, two)]
    await client.start(one, workspace_folders=folders)
    reports = await workspace(client)
    assert same_file(reports["one.css"].uri, one["one.css"].uri) and same_file(reports["two.css"].uri, two["two.css"].uri)
    assert reports["one.css"].items and reports["two.css"].items


async def test_a_document_without_a_folder_is_checked(client, theme):
    files = theme({"main.css": "a { colour: red }"})
    await client.start()
    assert "unknown-property" in await client.rules(await client.open(files["main.css"]))
    report = await client.ask(types.WORKSPACE_DIAGNOSTIC, previous_result_ids=[])
    assert all(part.uri == files["main.css"].uri for part in report.items)


async def test_a_partial_result_is_streamed_or_returned(client, theme):
    files = theme(THEME)
    await client.start(files)
    client.validator.tokens.add("partial")
    report = await client.ask(types.WORKSPACE_DIAGNOSTIC, previous_result_ids=[], partial_result_token="partial")
    parts = [part.uri for part in report.items]
    parts += [item["uri"] for value in client.partial.get("partial", []) for item in value["items"]]
    assert {"base.css", "brand.css", "caret.json"} <= {os.path.basename(uri) for uri in parts}


async def test_the_findings_of_a_baseline_are_left_out(client, theme):
    files = theme({".livery.yml": "baseline: known.json", "known.json": "{}", "main.css": "a { colour: red }"})
    output, _ = files.livery("lint", "--write-baseline", "known.json", "main.css")
    await client.start(files)
    source = await client.open(files["main.css"])
    assert await client.items(source) == [] == command_findings(files, source)
    client.change(source, "a { colour: red; colr: red }")
    assert server_findings(source, await client.items(source)) == command_findings(files, source) != []
    known = files.folder / "known.json"
    known.write_text(known.read_text().replace("unknown-property", "unknown-unit"))
    client.watched((known, types.FileChangeType.Changed))
    assert len(await client.items(source)) == 2
    assert server_findings(source, await client.items(source)) == command_findings(files, source)
