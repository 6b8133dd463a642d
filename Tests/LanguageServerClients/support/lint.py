# SPDX-License-Identifier: Apache-2.0
"""The findings of the command, in the form of the diagnostics of the protocol."""
import json

SEVERITIES = {"error": 1, "warning": 2, "note": 3}


def command_findings(theme, source):
    """Lints the text of a source in the folder of its theme. Returns a sorted list of rule, severity, message and range."""
    name = str(source.path.relative_to(theme.folder))
    if source.path.suffix == ".css":
        output, _ = theme.livery("lint", "--format", "json", "--stdin-filename", name, "-", input=source.text.encode())
    else:
        source.path.write_bytes(source.text.encode())
        output, _ = theme.livery("lint", "--format", "json", name)
    # The command counts bytes after a byte order mark; the protocol counts the mark.
    mark = len(source.text) - len(source.text.removeprefix("\ufeff"))
    data = source.text[mark:].encode()

    def span(finding):
        return tuple(mark + len(data[:finding[key]].decode()) for key in ["start", "end"])
    # The command reports the findings of the other files of a theme as well if they depend on this one.
    own = [part for part in json.loads(output)["findings"] if part["file"].endswith(source.path.name)]
    return sorted((part["rule"], SEVERITIES[part["severity"]], part["message"], *span(part)) for part in own)


def server_findings(source, diagnostics):
    """Returns diagnostics of the server in the same form."""
    def severity(item):
        # A note is an information or a hint.
        return min(int(item.severity), 3)
    return sorted((str(item.code), severity(item), item.message, *source.model.span(item.range)) for item in diagnostics)
