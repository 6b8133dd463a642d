# SPDX-License-Identifier: Apache-2.0
"""The check of each message that a server sends, by the types of lsprotocol.

A type of lsprotocol converts a value that nearly fits: it ignores unknown members and reads "5" as a number. A message
is therefore valid only if its typed value, written again, equals the message.
"""
import enum
import typing

import attrs
from lsprotocol import converters, types

CONVERTER = converters.get_converter()


def sections(value, _):
    """Reads the sections of a registration of settings, a type that lsprotocol has no reader for."""
    parts = value if isinstance(value, list) else [value]
    if value is not None and not all(isinstance(part, str) for part in parts):
        raise TypeError(f"{value!r} is neither a text nor a list of texts")
    return value


CONVERTER.register_structure_hook(typing.Optional[typing.Union[str, typing.Sequence[str]]], sections)

# Enumerations to which a server may not add values. lsprotocol accepts any number for them.
CLOSED = {
    types.CompletionItemKind, types.CompletionItemTag, types.CompletionTriggerKind, types.DiagnosticSeverity,
    types.DiagnosticTag, types.DocumentHighlightKind, types.InlayHintKind, types.InsertTextFormat, types.InsertTextMode,
    types.MarkupKind, types.MessageType, types.SymbolKind, types.SymbolTag, types.TextDocumentSyncKind,
}

# The capability that a client declares before a server may send a request or a notification, as a path of members.
NEEDED = {
    types.CLIENT_REGISTER_CAPABILITY: None,
    types.WORKSPACE_APPLY_EDIT: "workspace.apply_edit",
    types.WORKSPACE_CODE_LENS_REFRESH: "workspace.code_lens.refresh_support",
    types.WORKSPACE_CONFIGURATION: "workspace.configuration",
    types.WORKSPACE_DIAGNOSTIC_REFRESH: "workspace.diagnostics.refresh_support",
    types.WORKSPACE_FOLDING_RANGE_REFRESH: "workspace.folding_range.refresh_support",
    types.WORKSPACE_INLAY_HINT_REFRESH: "workspace.inlay_hint.refresh_support",
    types.WORKSPACE_SEMANTIC_TOKENS_REFRESH: "workspace.semantic_tokens.refresh_support",
    types.WORKSPACE_WORKSPACE_FOLDERS: "workspace.workspace_folders",
    types.WINDOW_SHOW_DOCUMENT: "window.show_document.support",
    types.WINDOW_WORK_DONE_PROGRESS_CREATE: "window.work_done_progress",
}

# The capability with `dynamic_registration` for each method that can be registered.
DYNAMIC = {
    types.WORKSPACE_DID_CHANGE_CONFIGURATION: "workspace.did_change_configuration",
    types.WORKSPACE_DID_CHANGE_WATCHED_FILES: "workspace.did_change_watched_files",
    types.WORKSPACE_EXECUTE_COMMAND: "workspace.execute_command",
    types.WORKSPACE_SYMBOL: "workspace.symbol",
    "textDocument/semanticTokens": "text_document.semantic_tokens",
}

PROGRESS = {
    "begin": types.WorkDoneProgressBegin, "report": types.WorkDoneProgressReport, "end": types.WorkDoneProgressEnd,
}


def capability(capabilities, path):
    """Returns a member of the client's capabilities, or None if a part of its path is missing."""
    for name in path.split("."):
        capabilities = getattr(capabilities, name, None)
    return capabilities


class Validator:
    """Checks the messages of one connection in their order."""

    def __init__(self, capabilities=None):
        self.capabilities = capabilities
        self.methods = {}
        self.tokens = set()

    def sent(self, message):
        """Records a request of the client, whose answer follows."""
        if "id" in message and "method" in message:
            self.methods[message["id"]] = message["method"]

    def problems(self, message):
        """Returns the reasons why a message is invalid: none if it is valid."""
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            return [f"no message of JSON-RPC 2.0: {message!r:.200}"]
        if "method" in message:
            return self.call_problems(message)
        return self.answer_problems(message)

    def call_problems(self, message):
        method = message["method"]
        if method not in types.METHOD_TO_TYPES:
            return [f"unknown method {method!r}"]
        if types.message_direction(method) == "clientToServer":
            return [f"{method} is a method of the server"]
        if ("id" in message) != (types.METHOD_TO_TYPES[method][1] is not None):
            return [f"{method} with the members {sorted(message)}"]
        found = typed_problems(message, types.METHOD_TO_TYPES[method][0], method)
        if found or self.capabilities is None:
            return found
        params = message.get("params")
        return self.support_problems(method) + self.nested_problems(method, params)

    def support_problems(self, method):
        path = NEEDED.get(method)
        if path and not capability(self.capabilities, path):
            return [f"{method}, but the client lacks the capability {path}"]
        return []

    def nested_problems(self, method, params):
        """Checks the parts of a message that its type leaves open."""
        if method == types.CLIENT_REGISTER_CAPABILITY:
            return [text for part in params["registrations"] for text in self.registration_problems(part)]
        if method == types.WINDOW_WORK_DONE_PROGRESS_CREATE:
            self.tokens.add(params["token"])
        if method == types.PROGRESS and isinstance(params["value"], dict) and "kind" in params["value"]:
            if params["token"] not in self.tokens:
                return [f"progress of the unknown token {params['token']!r}"]
            kind = PROGRESS.get(params["value"]["kind"])
            return typed_problems(params["value"], kind, method) if kind else [f"progress of no kind: {params}"]
        return []

    def registration_problems(self, registration):
        method = registration["method"]
        path = DYNAMIC.get(method) or registered_path(method)
        found = []
        if not capability(self.capabilities, f"{path}.dynamic_registration"):
            found.append(f"registration of {method}, but the client lacks {path}.dynamicRegistration")
        known = types.METHOD_TO_TYPES.get(method)
        if known and known[3] and registration.get("registerOptions") is not None:
            found += typed_problems(registration["registerOptions"], known[3], method)
        return found

    def answer_problems(self, message):
        if ("result" in message) == ("error" in message):
            return [f"an answer with the members {sorted(message)}"]
        # A message that cannot be read has no identifier to answer.
        if message.get("id", 0) is None and "error" in message:
            return typed_problems({**message, "id": 0}, types.ResponseErrorMessage, "error")
        if message.get("id") not in self.methods:
            return [f"an answer to no open request: {message!r:.200}"]
        method = self.methods.pop(message["id"])
        if "error" in message:
            return typed_problems(message, types.ResponseErrorMessage, method)
        if method not in types.METHOD_TO_TYPES:
            return [f"a result of the unknown method {method}"]
        return typed_problems(message, types.METHOD_TO_TYPES[method][1], method)


def registered_path(method):
    """The path of the capability of a method such as textDocument/documentColor."""
    group, _, name = method.partition("/")
    snake = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in f"{group}.{name}")
    aliases = {"text_document.document_color": "text_document.color_provider",
               "text_document.did_open": "text_document.synchronization",
               "text_document.did_change": "text_document.synchronization",
               "text_document.did_close": "text_document.synchronization",
               "text_document.prepare_rename": "text_document.rename"}
    return aliases.get(snake, snake)


def typed_problems(value, kind, name):
    """Returns the reasons why a JSON value does not have a type of lsprotocol."""
    try:
        typed = CONVERTER.structure(value, kind)
        again = CONVERTER.unstructure(typed)
    except Exception as error:
        return [f"{name}: {describe(error)} in {value!r:.500}"]
    return [f"{name}: {text}" for text in [*differences(value, again, ""), *closed_problems(typed), *crossed(value, "")]]


def describe(error):
    """The innermost messages of a group of errors."""
    if isinstance(error, BaseExceptionGroup):
        return "; ".join(describe(part) for part in error.exceptions)
    return f"{type(error).__name__}: {error}"


def differences(value, typed, path):
    """Returns the members in which a value and its typed form differ."""
    if isinstance(value, dict) and isinstance(typed, dict):
        for key in [key for key in value if key not in typed]:
            yield f"the member {path}.{key} with the value {value[key]!r:.80} has no place in its type"
        # Constant members, such as `jsonrpc`, have a default.
        for key in [key for key in typed if key not in value and typed[key] is not None]:
            yield f"the member {path}.{key} is missing"
        for key in value.keys() & typed.keys():
            yield from differences(value[key], typed[key], f"{path}.{key}")
    elif isinstance(value, list) and isinstance(typed, (list, tuple)) and len(value) == len(typed):
        for index, (one, other) in enumerate(zip(value, typed)):
            yield from differences(one, other, f"{path}[{index}]")
    else:
        typed = typed.value if isinstance(typed, enum.Enum) else typed
        numbers = {int, float}
        same = type(value) is type(typed) or type(value) is int and type(typed) is float
        if not same or value != typed and not {type(value), type(typed)} <= numbers:
            yield f"{path} is {value!r:.80}, and its type reads {typed!r:.80}"


def closed_problems(value):
    """Returns the values that are not in their closed enumeration."""
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from closed_problems(part)
    elif attrs.has(type(value)):
        hints = type_hints(type(value))
        for field in attrs.fields(type(value)):
            part = getattr(value, field.name)
            kinds = CLOSED & set(parts_of(hints[field.name]))
            # The reader leaves some numbers as they are.
            if kinds and type(part) is int and not any(part == one for kind in kinds for one in kind):
                yield f"{part!r} is no value of {sorted(kind.__name__ for kind in kinds)}"
            yield from closed_problems(part)


def type_hints(kind, known={}):
    if kind not in known:
        known[kind] = typing.get_type_hints(kind, vars(types))
    return known[kind]


def parts_of(hint):
    """The types that a union or a sequence names."""
    yield hint
    for part in typing.get_args(hint):
        yield from parts_of(part)


def crossed(value, path):
    """Returns the ranges whose end precedes their start."""
    if isinstance(value, dict):
        start, end = value.get("start"), value.get("end")
        if isinstance(start, dict) and isinstance(end, dict) and "line" in start and "line" in end:
            if (end["line"], end["character"]) < (start["line"], start["character"]):
                yield f"the range {path} ends before it starts: {value}"
        for key, part in value.items():
            yield from crossed(part, f"{path}.{key}")
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from crossed(part, f"{path}[{index}]")
