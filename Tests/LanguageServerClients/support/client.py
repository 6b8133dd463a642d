# SPDX-License-Identifier: Apache-2.0
"""The client of the tests: that of pytest-lsp, which checks each message and answers the requests of the server."""
import asyncio
import os

import attrs
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.protocol import default_converter
from pytest_lsp import LanguageClient
from pytest_lsp.client import DEFAULT_CLIENT_FEATURES, register_lsp_features
from pytest_lsp.protocol import LanguageClientProtocol

from . import capabilities
from .paths import LIMIT
from .validation import Validator

LANGUAGES = {".css": "css", ".json": "json", ".yml": "yaml"}


class StrictProtocol(LanguageClientProtocol):
    """The protocol of pytest-lsp, after a check of the JSON of each message."""

    def structure_message(self, data):
        # The JSON reader calls this function for each object; those inside of a message lack the member.
        if "jsonrpc" not in data:
            return data
        found = self._server.validator.problems(data)
        if found:
            self._server.invalid += found
            self._server.changed()
            raise JsonRpcException("; ".join(found))
        return super().structure_message(data)

    def handle_message(self, message):
        if isinstance(message, dict):
            self._server.invalid.append(f"no message of JSON-RPC 2.0: {message!r:.200}")
        else:
            super().handle_message(message)
        self._server.changed()

    def _send_data(self, data):
        self._server.validator.sent(self._converter.unstructure(data) if attrs.has(type(data)) else vars(data))
        super()._send_data(data)


class Client(LanguageClient):
    """A client of one server. Its methods name documents by the `Source` of a theme."""

    def __init__(self):
        self.validator = Validator()
        self.invalid = []
        self.arrival = asyncio.Condition()
        self.published = []
        self.registrations = {}
        self.edits = []
        self.refreshes = []
        self.configured = False
        self.partial = {}
        self.theme = None
        self.result = None
        super().__init__(protocol_cls=StrictProtocol, converter_factory=default_converter)
        register_lsp_features(self, {**DEFAULT_CLIENT_FEATURES, **FEATURES})

    # Start and end

    async def start(self, theme=None, capabilities_name="full", settings=None, **fields):
        """Initializes the server with a folder as its workspace, and returns the result."""
        self.capabilities = capabilities.capabilities(capabilities_name)
        self.validator.capabilities = self.capabilities
        self.set_configuration({"livery": settings or {}})
        folders = [types.WorkspaceFolder(theme.uri, theme.folder.name)] if theme else None
        fields.setdefault("workspace_folders", folders)
        fields.setdefault("root_uri", theme.uri if theme else None)
        params = types.InitializeParams(capabilities=self.capabilities, process_id=os.getpid(), **fields)
        self.result = await self.limited(self.initialize_async(params))
        self.initialized(types.InitializedParams())
        if settings and self.capabilities.workspace and self.capabilities.workspace.configuration:
            # The next request comes after the settings.
            await self.until(lambda: self.configured, "a request for the settings")
        self.theme = theme
        if theme:
            theme.encode(self.encoding)
        return self.result

    @property
    def encoding(self):
        encoding = self.result.capabilities.position_encoding
        return getattr(encoding, "value", encoding) or "utf-16"

    async def end(self):
        """Ends the server as a client does, and checks that it sent valid messages alone."""
        if self._server.returncode is None and not self.invalid:
            if self.result and not self.protocol._shutdown:
                await self.limited(self.shutdown_async(None))
            self.exit(None)
            try:
                await self.limited(self._server.wait())
            except TimeoutError:
                self.invalid.append("the server does not exit")
        if self._server.returncode is None:
            self._server.kill()
            await self._server.wait()
        elif self._server.returncode != 0 and self.result and not self.invalid:
            self.invalid.append(f"the server exited with {self._server.returncode}")
        assert not self.invalid, "\n".join(self.invalid)
        assert self.error is None, self.error

    async def limited(self, awaitable):
        """Waits for an answer. The limit only ends a hang."""
        return await asyncio.wait_for(awaitable, LIMIT)

    # Documents

    async def open(self, source, language=None):
        """Opens a document with the text of its model, and returns it."""
        source.version += 1
        source.model.encoding = self.encoding
        language = language or LANGUAGES.get(source.path.suffix, "css")
        item = types.TextDocumentItem(source.uri, language, source.version, source.text)
        self.text_document_did_open(types.DidOpenTextDocumentParams(item))
        return source

    def change(self, source, *changes):
        """Sends changes, each a range with a text or a whole text, and applies them to the model."""
        parts = []
        for change in changes:
            if isinstance(change, str):
                parts.append(types.TextDocumentContentChangeWholeDocument(change))
                source.replace(change)
            else:
                parts.append(types.TextDocumentContentChangePartial(range=change[0], text=change[1]))
                source.model = source.model.replacing(*change)
        source.version += 1
        document = types.VersionedTextDocumentIdentifier(version=source.version, uri=source.uri)
        self.text_document_did_change(types.DidChangeTextDocumentParams(document, parts))

    def close(self, source):
        document = types.TextDocumentIdentifier(source.uri)
        self.text_document_did_close(types.DidCloseTextDocumentParams(document))

    def save(self, source):
        """Writes the text of the model into the file, and reports that."""
        source.path.write_bytes(source.text.encode("utf-8"))
        document = types.TextDocumentIdentifier(source.uri)
        self.text_document_did_save(types.DidSaveTextDocumentParams(document))

    def watched(self, *changes):
        """Reports changed files, each a source or a path with the kind of its change."""
        events = [types.FileEvent(getattr(one, "uri", None) or one.as_uri(), kind) for one, kind in changes]
        self.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(events))

    def configure(self, settings):
        """Changes the settings of the client."""
        self.set_configuration({"livery": settings})
        params = types.DidChangeConfigurationParams(settings={"livery": settings})
        self.workspace_did_change_configuration(params)

    # Requests

    async def ask(self, method, source=None, **fields):
        """Sends a request about a document, by default at its cursor, and returns the result."""
        return await self.limited(self.begin(method, source, **fields))

    def begin(self, method, source=None, msg_id=None, **fields):
        """Sends a request, and returns the future of its result."""
        kind = types.METHOD_TO_TYPES[method][2]
        members = attrs.fields_dict(kind) if kind else {}
        if source is not None and "text_document" in members:
            fields.setdefault("text_document", types.TextDocumentIdentifier(source.uri))
        if source is not None and "position" in members and "position" not in fields:
            fields["position"] = source.cursor
        params = kind(**fields) if kind else None
        return self.protocol.send_request_async(method, params, msg_id)

    async def ask_resolve(self, item):
        """Returns the item of a list with its details."""
        method = types.CODE_ACTION_RESOLVE if isinstance(item, types.CodeAction) else types.COMPLETION_ITEM_RESOLVE
        return await self.limited(self.protocol.send_request_async(method, item))

    async def error_code(self, method, source=None, **fields):
        """Sends a request that fails, and returns the code of its error."""
        try:
            result = await self.ask(method, source, **fields)
        except JsonRpcException as error:
            return error.code
        raise AssertionError(f"{method} has the result {result!r:.200} in place of an error")

    async def pull(self, source, previous=None):
        """Pulls the diagnostics of a document."""
        return await self.ask(types.TEXT_DOCUMENT_DIAGNOSTIC, source, previous_result_id=previous)

    async def items(self, source):
        """Pulls the diagnostics of a document, and returns them in order."""
        report = await self.pull(source)
        assert report.kind == "full"
        return sorted(report.items, key=lambda item: (item.range.start.line, item.range.start.character))

    async def rules(self, source):
        """Pulls the diagnostics of a document, and returns their rules in order."""
        return [item.code for item in await self.items(source)]

    # Waiting

    def changed(self):
        """Wakes what waits for a message."""
        async def notify():
            async with self.arrival:
                self.arrival.notify_all()
        task = asyncio.ensure_future(notify())
        self._async_tasks.append(task)

    async def until(self, condition, what):
        """Waits until a message makes a condition true, and returns its value."""
        async def wait():
            async with self.arrival:
                return await self.arrival.wait_for(lambda: condition() or self.invalid)
        try:
            result = await self.limited(wait())
        except TimeoutError:
            raise AssertionError(f"the server does not send {what}") from None
        assert not self.invalid, "\n".join(self.invalid)
        return condition() or result

    async def publication(self, source, version=None, after=0):
        """Waits for the diagnostics that are pushed for a version of a document."""
        version = source.version if version is None else version

        def found():
            return next((part for part in self.published[after:] if part.uri == source.uri and part.version == version),
                        None)
        return (await self.until(found, f"diagnostics of version {version} of {source.path.name}")).diagnostics


FEATURES = {}


def feature(method):
    def register(function):
        FEATURES[method] = function
        return function
    return register


@feature(types.WORKSPACE_CONFIGURATION)
def configuration(client: Client, params):
    client.configured = True
    client.changed()
    return DEFAULT_CLIENT_FEATURES[types.WORKSPACE_CONFIGURATION](client, params)


@feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
def publish(client: Client, params):
    client.published.append(params)
    client.diagnostics[params.uri] = params.diagnostics


@feature(types.CLIENT_REGISTER_CAPABILITY)
def register(client: Client, params):
    for registration in params.registrations:
        client.registrations[registration.id] = registration


@feature(types.CLIENT_UNREGISTER_CAPABILITY)
def unregister(client: Client, params):
    for part in params.unregisterations:
        assert client.registrations.pop(part.id).method == part.method


@feature(types.WORKSPACE_APPLY_EDIT)
def apply_edit(client: Client, params):
    client.edits.append(params.edit)
    return types.ApplyWorkspaceEditResult(applied=True)


@feature(types.WINDOW_SHOW_MESSAGE_REQUEST)
def show_message_request(client: Client, params):
    client.messages.append(params)
    return None


@feature(types.WORKSPACE_WORKSPACE_FOLDERS)
def workspace_folders(client: Client, params):
    return [types.WorkspaceFolder(client.theme.uri, client.theme.folder.name)] if client.theme else None


@feature(types.PROGRESS)
def progress(client: Client, params):
    if isinstance(params.value, dict) and "kind" in params.value:
        return DEFAULT_CLIENT_FEATURES[types.PROGRESS](client, params)
    client.partial.setdefault(params.token, []).append(params.value)


def refresh(method):
    def record(client: Client, params):
        client.refreshes.append(method)
    feature(method)(record)


for method in [types.WORKSPACE_CODE_LENS_REFRESH, types.WORKSPACE_DIAGNOSTIC_REFRESH,
               types.WORKSPACE_FOLDING_RANGE_REFRESH, types.WORKSPACE_INLAY_HINT_REFRESH,
               types.WORKSPACE_SEMANTIC_TOKENS_REFRESH]:
    refresh(method)
