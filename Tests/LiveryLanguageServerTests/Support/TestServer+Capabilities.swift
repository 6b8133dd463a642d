// SPDX-License-Identifier: Apache-2.0

extension TestServer {
  /// The capabilities of a client with all features.
  static var allCapabilities: [String: Any] {
    [
      "workspace": ["workspaceEdit": ["documentChanges": true], "applyEdit": true],
      "textDocument": [
        "publishDiagnostics": [
          "relatedInformation": true, "tagSupport": ["valueSet": [1, 2]],
          "codeDescriptionSupport": true,
        ],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        "rename": ["prepareSupport": true],
        "hover": ["contentFormat": ["markdown", "plaintext"]],
        "completion": [
          "completionItem": [
            "snippetSupport": true, "documentationFormat": ["markdown", "plaintext"],
            "labelDetailsSupport": true,
          ]
        ],
        "codeAction": [
          "codeActionLiteralSupport": ["codeActionKind": ["valueSet": [""]]],
          "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
          "isPreferredSupport": true,
        ],
        "signatureHelp": [
          "signatureInformation": ["parameterInformation": ["labelOffsetSupport": true]]
        ],
      ],
    ]
  }
}
