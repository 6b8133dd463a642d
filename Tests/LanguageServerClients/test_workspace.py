# SPDX-License-Identifier: Apache-2.0
"""What surrounds a document: settings, watched files, folders and progress."""
import pytest
from lsprotocol import types

from support.lint import command_findings, server_findings
from support.themes import same_file

THEME = {".livery.yml": "extends: default\nthemes: [[base.css, main.css]]", "base.css": ":root { --ink: red }\n",
         "main.css": "button { color: var(--ink); colour: red }\n"}
Changed, Created, Deleted = types.FileChangeType.Changed, types.FileChangeType.Created, types.FileChangeType.Deleted


async def check(client, source):
    assert server_findings(source, await client.items(source)) == command_findings(client.theme, source)


# settings

async def test_settings_are_read_from_the_client(client, theme):
    await client.start(theme(THEME))
    source = await client.open(client.theme["main.css"])
    await check(client, source)
    assert client.result.capabilities.workspace.workspace_folders.supported


@pytest.mark.parametrize("settings", [
    None, 3, "x", [], {"livery": None}, {"livery": {"diagnostics": "x", "inlayHints": [1]}}, {"livery": {"diagnostics": {"delay": -5}}},
    {"livery": {"diagnostics": {"delay": "soon"}, "unknown": {}}}, {"other": {}},
])
@pytest.mark.parametrize("name", ["full", "static"])
async def test_odd_settings_are_survived(client, theme, settings, name):
    await client.start(theme(THEME), name)
    source = await client.open(client.theme["main.css"])
    client.set_configuration({"livery": settings.get("livery")} if isinstance(settings, dict) else {"livery": settings})
    client.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings=settings))
    await check(client, source)


async def test_pushed_settings_count_without_requests(client, theme):
    await client.start(theme({**THEME, "main.css": "a { color: var(--ink) }"}), "static")
    source = await client.open(client.theme["main.css"])
    hints = await client.ask(types.TEXT_DOCUMENT_INLAY_HINT, source, range=source.whole)
    assert hints
    client.configure({"inlayHints": {"variables": False, "contrast": False}})
    assert not await client.ask(types.TEXT_DOCUMENT_INLAY_HINT, source, range=source.whole)


async def test_initial_options_are_settings(client, theme):
    await client.start(theme({**THEME, "main.css": "a { color: var(--ink) }"}), "static",
                       initialization_options={"inlayHints": {"variables": False, "contrast": False}})
    source = await client.open(client.theme["main.css"])
    assert not await client.ask(types.TEXT_DOCUMENT_INLAY_HINT, source, range=source.whole)


# watched files

async def test_files_are_watched_where_the_client_can(client, theme):
    await client.start(theme(THEME))

    def watchers():
        return [watcher for part in client.registrations.values() if part.method == types.WORKSPACE_DID_CHANGE_WATCHED_FILES
                for watcher in (part.register_options.watchers if hasattr(part.register_options, "watchers")
                                else part.register_options["watchers"])]
    found = str(await client.until(watchers, "a registration of watched files"))
    for name in ["css", "json", ".livery"]:
        assert name in found


async def test_a_changed_sheet_is_read_again(client, theme):
    await client.start(theme(THEME))
    source = await client.open(client.theme["main.css"])
    assert "unresolved-variable" not in await client.rules(source)
    base = client.theme["base.css"]
    base.path.write_text(":root { --tint: red }\n")
    client.watched((base, Changed))
    assert "unresolved-variable" in await client.rules(source)
    await check(client, source)


async def test_an_open_sheet_keeps_its_text(client, theme):
    await client.start(theme(THEME))
    source, base = await client.open(client.theme["main.css"]), await client.open(client.theme["base.css"])
    base.path.write_text(":root { --tint: red }\n")
    client.watched((base, Changed))
    assert "unresolved-variable" not in await client.rules(source)


async def test_a_new_sheet_is_read(client, theme):
    await client.start(theme({**THEME, ".livery.yml": "extends: default\nthemes: [['*.css']]"}))
    source = await client.open(client.theme["main.css"])
    client.change(source, "button { color: var(--late) }\n")
    assert "unresolved-variable" in await client.rules(source)
    late = client.theme.add("late.css", ":root { --late: red }\n")
    client.watched((late, Created))
    assert "unresolved-variable" not in await client.rules(source)


async def test_a_deleted_sheet_is_forgotten(client, theme):
    await client.start(theme(THEME))
    source = await client.open(client.theme["main.css"])
    base = client.theme["base.css"]
    base.path.unlink()
    client.watched((base, Deleted))
    assert "unresolved-variable" in await client.rules(source)
    base.path.write_text(":root { --ink: red }\n")
    client.watched((base, Created))
    assert "unresolved-variable" not in await client.rules(source)


@pytest.mark.parametrize("before, after", [
    ("", "rules: {unknown-property: off}"), ("rules: {unknown-property: off}", ""), ("", "ignore: ['main.css']"), ("", "strict: true"),
    ("", "properties: {colour: {}}"), ("strict: true", "rules: ["), ("rules: [", "strict: true"),
])
async def test_a_changed_configuration_is_read_again(client, theme, before, after):
    files = theme({"main.css": "a { colour: red }", ".livery.yml": before})
    await client.start(files)
    source = await client.open(files["main.css"])
    await client.pull(source)
    files[".livery.yml"].path.write_text(after)
    client.watched((files[".livery.yml"], Changed))
    if after == "rules: [":
        await client.items(source)
    else:
        await check(client, source)


async def test_a_new_and_a_deleted_configuration_are_noticed(client, theme):
    files = theme({"main.css": "a { colour: red }"})
    await client.start(files)
    source = await client.open(files["main.css"])
    configuration = files.add(".livery.yml", "rules: {unknown-property: off}")
    client.watched((configuration, Created))
    assert "unknown-property" not in await client.rules(source)
    configuration.path.unlink()
    client.watched((configuration, Deleted))
    assert "unknown-property" in await client.rules(source)


async def test_a_changed_file_asks_the_client_to_pull_again(client, theme):
    await client.start(theme(THEME))
    source = await client.open(client.theme["main.css"])
    await client.pull(source)
    client.theme["base.css"].path.write_text(":root { }\n")
    client.watched((client.theme["base.css"], Changed))
    await client.until(lambda: types.WORKSPACE_DIAGNOSTIC_REFRESH in client.refreshes, "a refresh of diagnostics")


async def test_changes_of_unknown_files_are_survived(client, theme):
    await client.start(theme(THEME))
    source = await client.open(client.theme["main.css"])
    for kind in (Created, Changed, Deleted):
        client.watched((client.theme.folder / "no.css", kind), (client.theme.folder, kind), (client.theme.folder / "a.txt", kind))
    await check(client, source)


# folders

def folder_of(theme):
    return types.WorkspaceFolder(theme.uri, theme.folder.name)


async def test_folders_have_configurations_of_their_own(client, theme):
    one = theme({".livery.yml": "rules: {unknown-property: off}", "main.css": "a { colour: red }"})
    two = theme({".livery.yml": "", "main.css": "a { colour: red }"}, "two")
    await client.start(one, workspace_folders=[folder_of(one), folder_of(two)])
    assert "unknown-property" not in await client.rules(await client.open(one["main.css"]))
    assert "unknown-property" in await client.rules(await client.open(two["main.css"]))


async def test_a_name_of_one_folder_is_unknown_in_another(client, theme):
    one = theme({"base.css": ":root { --ink: red }", "main.css": "a { color: var(--ink) }", ".livery.yml": "themes: [[base.css, main.css]]"})
    two = theme({"main.css": "a { color: var(--ink) }", ".livery.yml": ""}, "two")
    await client.start(one, workspace_folders=[folder_of(one), folder_of(two)])
    assert "unresolved-variable" not in await client.rules(await client.open(one["main.css"]))
    assert "unresolved-variable" in await client.rules(await client.open(two["main.css"]))


async def test_folders_are_added_and_removed(client, theme):
    one, two = theme({"one.css": "a { colour: red }"}), theme({"two.css": "a { colour: red }"}, "two")
    await client.start(one)

    async def reported():
        report = await client.ask(types.WORKSPACE_DIAGNOSTIC, previous_result_ids=[])
        return {part.uri.rpartition("/")[2] for part in report.items if getattr(part, "items", None)}
    assert await reported() == {"one.css"}
    client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(
        types.WorkspaceFoldersChangeEvent(added=[folder_of(two)], removed=[])))
    assert await reported() == {"one.css", "two.css"}
    client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(
        types.WorkspaceFoldersChangeEvent(added=[], removed=[folder_of(one)])))
    assert await reported() == {"two.css"}


async def test_a_root_without_folders_is_the_workspace(client, theme):
    files = theme(THEME)
    await client.start(files, workspace_folders=None)
    report = await client.ask(types.WORKSPACE_DIAGNOSTIC, previous_result_ids=[])
    assert any(same_file(part.uri, files["base.css"].uri) for part in report.items)


async def test_a_file_without_a_folder_finds_its_configuration(client, theme):
    files = theme({**THEME, ".livery.yml": "rules: {unknown-property: off}"})
    await client.start()
    source = await client.open(files["main.css"])
    assert "unknown-property" not in await client.rules(source)


async def test_a_file_of_no_folder_is_checked(client, theme):
    files, other = theme(THEME), theme({"other.css": "a { colour: red }"}, "other")
    await client.start(files)
    assert "unknown-property" in await client.rules(await client.open(other["other.css"]))


@pytest.mark.parametrize("name", ["ö é", "a%20b", "#x?y", "😀", "a+b&c=d", "[x]"])
async def test_names_of_folders_are_escaped(client, theme, name):
    files = theme(THEME, name)
    await client.start(files)
    source = await client.open(files["main.css"])
    await check(client, source)
    found = await client.ask(types.TEXT_DOCUMENT_DEFINITION, source, position=source.find("--ink").start)
    found = found if isinstance(found, (list, tuple)) else [found]
    assert [same_file(getattr(part, "target_uri", None) or part.uri, files["base.css"].uri) for part in found] == [True]


async def test_the_base_of_the_configuration_is_known(client, theme):
    files = theme({".livery.yml": "extends: default", "main.css": "a { color: var(--link-text-color) }"})
    await client.start(files)
    assert "unresolved-variable" not in await client.rules(await client.open(files["main.css"]))


# progress

MANY = {f"sheet{number}.css": "".join(f".a{number}-{rule} {{ color: red }}\n" for rule in range(100)) for number in range(60)}


async def test_long_work_reports_progress(client, theme):
    await client.start(theme(MANY))
    client.validator.tokens.add("work")
    client.progress_reports["work"] = []
    await client.ask(types.WORKSPACE_DIAGNOSTIC, previous_result_ids=[], work_done_token="work")
    kinds = [part.kind for part in client.progress_reports["work"]]
    assert kinds[0] == "begin" and kinds[-1] == "end" and set(kinds[1:-1]) <= {"report"}
    percentages = [part.percentage for part in client.progress_reports["work"][:-1] if part.percentage is not None]
    assert percentages == sorted(percentages)


async def test_progress_of_the_server_ends(client, theme):
    await client.start(theme(MANY))
    await client.ask(types.WORKSPACE_DIAGNOSTIC, previous_result_ids=[])
    await client.until(lambda: all(parts and parts[-1].kind == "end" for parts in client.progress_reports.values()), "the end of its progress")


@pytest.mark.parametrize("name", ["bare", "static"])
async def test_a_client_without_progress_gets_none(client, theme, name):
    await client.start(theme(MANY), name)
    await client.ask(types.WORKSPACE_DIAGNOSTIC, previous_result_ids=[])
    assert client.progress_reports == {}


async def test_a_cancelled_progress_ends(client, theme):
    await client.start(theme({"main.css": "a { }"}))
    client.window_work_done_progress_cancel(types.WorkDoneProgressCancelParams("nothing"))
    assert await client.items(await client.open(client.theme["main.css"])) is not None
