// SPDX-License-Identifier: Apache-2.0

extension RequestHandler {
  /// All requests about documents and the workspace.
  static let all: [RequestHandler] = [
    .documentDiagnostic, .workspaceDiagnostic,
    .definition, .declaration, .references, .documentHighlight, .documentLink,
    .prepareRename, .rename, .documentSymbol, .workspaceSymbol,
    .foldingRange, .selectionRange,
    .completion, .completionResolve, .signatureHelp,
    .hover, .semanticTokens, .semanticTokensDelta, .semanticTokensRange, .inlayHints, .codeLens,
    .codeLensResolve,
    .documentColor, .colorPresentation, .formatting, .rangeFormatting, .onTypeFormatting,
    .codeAction, .codeActionResolve, .executeCommand,
  ]
}
