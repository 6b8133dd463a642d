# SPDX-License-Identifier: Apache-2.0
"""The capabilities of the clients that the tests play."""
from lsprotocol import converters, types

DYNAMIC = {"dynamicRegistration": True}
MARKDOWN = ["markdown", "plaintext"]
TOKEN_TYPES = [kind.value for kind in types.SemanticTokenTypes]
TOKEN_MODIFIERS = [kind.value for kind in types.SemanticTokenModifiers]

# A client that can show all.
FULL = {
    "general": {"positionEncodings": ["utf-16"], "markdown": {"parser": "marked"},
                "staleRequestSupport": {"cancel": True, "retryOnContentModified": []}},
    "window": {"workDoneProgress": True, "showDocument": {"support": True}, "showMessage": {}},
    "workspace": {
        "applyEdit": True, "configuration": True, "workspaceFolders": True,
        "workspaceEdit": {"documentChanges": True, "resourceOperations": ["create", "rename", "delete"],
                          "failureHandling": "textOnlyTransactional",
                          "changeAnnotationSupport": {"groupsOnLabel": True}},
        "didChangeConfiguration": DYNAMIC,
        "didChangeWatchedFiles": {**DYNAMIC, "relativePatternSupport": True},
        "symbol": {**DYNAMIC, "symbolKind": {"valueSet": list(range(1, 27))}, "tagSupport": {"valueSet": [1]},
                   "resolveSupport": {"properties": ["location.range"]}},
        "executeCommand": DYNAMIC, "codeLens": {"refreshSupport": True}, "inlayHint": {"refreshSupport": True},
        "semanticTokens": {"refreshSupport": True}, "diagnostics": {"refreshSupport": True},
        "foldingRange": {"refreshSupport": True},
    },
    "textDocument": {
        "synchronization": {**DYNAMIC, "didSave": True, "willSave": True, "willSaveWaitUntil": True},
        "publishDiagnostics": {"relatedInformation": True, "versionSupport": True, "codeDescriptionSupport": True,
                               "dataSupport": True, "tagSupport": {"valueSet": [1, 2]}},
        "diagnostic": {**DYNAMIC, "relatedDocumentSupport": True, "relatedInformation": True,
                       "codeDescriptionSupport": True, "dataSupport": True, "tagSupport": {"valueSet": [1, 2]}},
        "completion": {
            **DYNAMIC, "contextSupport": True, "insertTextMode": 2,
            "completionItemKind": {"valueSet": list(range(1, 26))},
            "completionItem": {
                "snippetSupport": True, "commitCharactersSupport": True, "documentationFormat": MARKDOWN,
                "deprecatedSupport": True, "preselectSupport": True, "tagSupport": {"valueSet": [1]},
                "insertReplaceSupport": True, "labelDetailsSupport": True, "insertTextModeSupport": {"valueSet": [1, 2]},
                "resolveSupport": {"properties": ["documentation", "detail", "additionalTextEdits"]}},
            "completionList": {"itemDefaults": ["commitCharacters", "editRange", "insertTextFormat",
                                                "insertTextMode", "data"]}},
        "hover": {**DYNAMIC, "contentFormat": MARKDOWN},
        "signatureHelp": {**DYNAMIC, "contextSupport": True,
                          "signatureInformation": {"documentationFormat": MARKDOWN, "activeParameterSupport": True,
                                                   "parameterInformation": {"labelOffsetSupport": True}}},
        "declaration": {**DYNAMIC, "linkSupport": True}, "definition": {**DYNAMIC, "linkSupport": True},
        "references": DYNAMIC, "documentHighlight": DYNAMIC,
        "documentSymbol": {**DYNAMIC, "hierarchicalDocumentSymbolSupport": True, "labelSupport": True,
                           "symbolKind": {"valueSet": list(range(1, 27))}, "tagSupport": {"valueSet": [1]}},
        "codeAction": {**DYNAMIC, "isPreferredSupport": True, "disabledSupport": True, "dataSupport": True,
                       "resolveSupport": {"properties": ["edit"]}, "honorsChangeAnnotations": True,
                       "codeActionLiteralSupport": {"codeActionKind": {"valueSet": [
                           "", "quickfix", "refactor", "refactor.extract", "refactor.inline", "refactor.rewrite",
                           "source", "source.organizeImports", "source.fixAll"]}}},
        "codeLens": DYNAMIC, "documentLink": {**DYNAMIC, "tooltipSupport": True}, "colorProvider": DYNAMIC,
        "formatting": DYNAMIC, "rangeFormatting": DYNAMIC, "onTypeFormatting": DYNAMIC,
        "rename": {**DYNAMIC, "prepareSupport": True, "prepareSupportDefaultBehavior": 1,
                   "honorsChangeAnnotations": True},
        "foldingRange": {**DYNAMIC, "rangeLimit": 5000, "lineFoldingOnly": False,
                         "foldingRangeKind": {"valueSet": ["comment", "imports", "region"]},
                         "foldingRange": {"collapsedText": True}},
        "selectionRange": DYNAMIC,
        "semanticTokens": {**DYNAMIC, "requests": {"range": True, "full": {"delta": True}}, "formats": ["relative"],
                           "tokenTypes": TOKEN_TYPES, "tokenModifiers": TOKEN_MODIFIERS,
                           "overlappingTokenSupport": False, "multilineTokenSupport": False,
                           "augmentsSyntaxTokens": True},
        "inlayHint": {**DYNAMIC, "resolveSupport": {"properties": ["tooltip", "label.tooltip"]}},
    },
}


def without(value, *names):
    """Returns a copy of JSON without the members with these names, at any depth."""
    if isinstance(value, dict):
        return {key: without(part, *names) for key, part in value.items() if key not in names}
    return value


def with_encodings(*encodings):
    return {**FULL, "general": {**FULL["general"], "positionEncodings": list(encodings)}}


SETS = {
    "full": FULL,
    "utf-8": with_encodings("utf-8", "utf-16"),
    "utf-32": with_encodings("utf-32"),
    # A client that declares nothing: UTF-16, no registration, plain text.
    "bare": {},
    "static": without(FULL, "dynamicRegistration", "refreshSupport", "workDoneProgress", "configuration"),
    # The server pushes diagnostics to a client that does not pull them.
    "push": without(FULL, "diagnostic", "diagnostics"),
    # Texts and lists as clients of early versions of the protocol show them.
    "plain": without(FULL, "snippetSupport", "hierarchicalDocumentSymbolSupport", "linkSupport", "insertReplaceSupport",
                     "documentationFormat", "contentFormat", "documentChanges", "completionList", "resolveSupport",
                     "codeActionLiteralSupport", "labelOffsetSupport", "tagSupport", "codeDescriptionSupport",
                     "relatedInformation", "diagnostic"),
}


def capabilities(name):
    """Returns a set as the type of the protocol."""
    return converters.get_converter().structure(SETS[name], types.ClientCapabilities)
