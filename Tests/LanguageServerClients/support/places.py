# SPDX-License-Identifier: Apache-2.0
"""Locations in the files of a theme, in a form that tests compare."""
from lsprotocol import types


def places(theme, result):
    """Returns locations or links as sorted triples of file, line and text; the mark of a class or a state is left out."""
    found, ranges = [], set()
    for part in result if isinstance(result, (list, tuple)) else [result] if result else []:
        link = isinstance(part, types.LocationLink)
        uri, range = (part.target_uri, part.target_selection_range) if link else (part.uri, part.range)
        found.append(place(theme, uri, range))
        assert (uri, str(range)) not in ranges, f"a location occurs twice: {uri} {range}"
        ranges.add((uri, str(range)))
    return sorted(found)


def place(theme, uri, range):
    source = theme.of(uri)
    assert source is not None, f"{uri} is no file of the theme"
    assert source.model.contains(range.start) and source.model.contains(range.end), f"{range} is outside of {uri}"
    name = str(source.path.relative_to(theme.folder))
    return name, range.start.line, source.model.within(range).strip("\"'").lstrip(".#:@")


def marked(theme, *names):
    """Returns the ranges that are marked in files, in the same form."""
    return sorted(place(theme, theme[name].uri, range) for name in names or theme.sources for range in theme[name].ranges)


def edited(theme, edit):
    """Returns the texts of the files after a workspace edit, by name. Edits of open files must name their version."""
    result = {}
    for change in edit.document_changes or []:
        assert isinstance(change, types.TextDocumentEdit), change
        source = theme.of(change.text_document.uri)
        assert change.text_document.version in (source.version or None, None), change
        assert (change.text_document.version is None) == (source.version == 0), "an open file has its version"
        result[str(source.path.relative_to(theme.folder))] = source.model.applying(change.edits)
    for uri, edits in (edit.changes or {}).items():
        source = theme.of(uri)
        result[str(source.path.relative_to(theme.folder))] = source.model.applying(edits)
    return result


def markdown(contents):
    """Returns the text of a hover or of documentation."""
    if isinstance(contents, (list, tuple)):
        return "\n".join(markdown(part) for part in contents)
    return getattr(contents, "value", contents) or ""
