// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON

/// The features that the client announced.
///
/// Defined by [ClientCapabilities](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#clientCapabilities).
struct ClientCapabilities: Sendable {
  /// The units of positions that both sides use.
  var encoding = PositionEncoding.utf16
  /// The features that are on.
  var features: Set<Feature> = []

  /// A feature of a client.
  enum Feature: String, CaseIterable, Sendable {
    /// Edits of several documents with their versions.
    case documentChanges = "workspace.workspaceEdit.documentChanges"
    /// Requests of the server for the configuration.
    case configuration = "workspace.configuration"
    /// Several workspace folders.
    case workspaceFolders = "workspace.workspaceFolders"
    /// Registration of file watchers.
    case watchedFiles = "workspace.didChangeWatchedFiles.dynamicRegistration"
    /// Registration of configuration changes.
    case configurationChanges = "workspace.didChangeConfiguration.dynamicRegistration"
    /// Edits that the server asks for.
    case applyEdit = "workspace.applyEdit"
    /// Requests of the client for diagnostics.
    case pullDiagnostics = "textDocument.diagnostic"
    /// Requests to pull diagnostics again.
    case diagnosticRefresh = "workspace.diagnostics.refreshSupport"
    /// Requests to ask for semantic tokens again.
    case semanticTokensRefresh = "workspace.semanticTokens.refreshSupport"
    /// Requests to ask for inlay hints again.
    case inlayHintRefresh = "workspace.inlayHint.refreshSupport"
    /// Requests to ask for code lenses again.
    case codeLensRefresh = "workspace.codeLens.refreshSupport"
    /// WorkDoneProgress that the server begins.
    case progress = "window.workDoneProgress"
    /// Snippets in completion items.
    case snippets = "textDocument.completion.completionItem.snippetSupport"
    /// Deprecated tags in completion items.
    case completionTags = "textDocument.completion.completionItem.tagSupport"
    /// Details beside the labels of completion items.
    case labelDetails = "textDocument.completion.completionItem.labelDetailsSupport"
    /// Edits that replace or insert, depending on the user.
    case insertReplace = "textDocument.completion.completionItem.insertReplaceSupport"
    /// Related places in diagnostics.
    case relatedInformation = "textDocument.publishDiagnostics.relatedInformation"
    /// Tags of diagnostics.
    case diagnosticTags = "textDocument.publishDiagnostics.tagSupport"
    /// Addresses of documentation in diagnostics.
    case codeDescription = "textDocument.publishDiagnostics.codeDescriptionSupport"
    /// Symbols with children.
    case hierarchicalSymbols = "textDocument.documentSymbol.hierarchicalDocumentSymbolSupport"
    /// Locations with the range of the origin.
    case definitionLinks = "textDocument.definition.linkSupport"
    /// Folding ranges of whole lines only.
    case lineFoldingOnly = "textDocument.foldingRange.lineFoldingOnly"
    /// Code actions with edits instead of commands.
    case codeActions = "textDocument.codeAction.codeActionLiteralSupport"
    /// Code actions whose edits are computed on demand.
    case codeActionData = "textDocument.codeAction.dataSupport"
    /// Requests to compute the rest of a code action.
    case codeActionResolve = "textDocument.codeAction.resolveSupport"
    /// Code actions that are marked as preferred.
    case preferredActions = "textDocument.codeAction.isPreferredSupport"
    /// Offsets of parameters in the labels of signatures.
    case labelOffsets =
      "textDocument.signatureHelp.signatureInformation.parameterInformation.labelOffsetSupport"
    /// Tooltips of document links.
    case linkTooltips = "textDocument.documentLink.tooltipSupport"
    /// Default behavior of a rename at a position.
    case renameDefault = "textDocument.rename.prepareSupport"
  }

  /// Whether Markdown is shown in hovers and in the documentation of completion items.
  var showsMarkdownInHover = false
  var showsMarkdownInCompletion = false
  /// The maximum number of folding ranges, or `nil` for no limit.
  var foldingRangeLimit: Int?

  /// Creates the capabilities of a client without features.
  init() {}

  /// Reads the capabilities.
  init(_ json: JSONValue) {
    for feature in Feature.allCases where json[feature] != nil { features.insert(feature) }
    let encodings = json[path: "general", "positionEncodings"]?.strings ?? []
    encoding = encodings.lazy.compactMap(PositionEncoding.init(protocolName:)).first ?? .utf16
    let hover = json[path: "textDocument", "hover", "contentFormat"]?.strings
    showsMarkdownInHover = hover?.contains("markdown") ?? false
    let completion = json[path: "textDocument", "completion", "completionItem"]
    showsMarkdownInCompletion =
      completion?["documentationFormat"]?.strings.contains("markdown") ?? false
    foldingRangeLimit = json[path: "textDocument", "foldingRange", "rangeLimit"]?.integer
  }

  /// Returns whether the client has a feature.
  func has(_ feature: Feature) -> Bool { features.contains(feature) }
}

extension JSONValue {
  /// Returns the value of a feature that is on: `true`, an object or a nonempty array.
  fileprivate subscript(feature: ClientCapabilities.Feature) -> JSONValue? {
    var value: JSONValue? = self
    for name in feature.rawValue.split(separator: ".") { value = value?[String(name)] }
    guard let value, value.bool != false, !value.isNull else { return nil }
    return value
  }
}

extension PositionEncoding {
  /// Creates the encoding with a name of the protocol, or `nil` if there is none.
  init?(protocolName name: String) {
    guard let encoding = [Self.utf8, .utf16, .utf32].first(where: { $0.protocolName == name })
    else { return nil }
    self = encoding
  }

  /// The name in the protocol.
  var protocolName: String {
    switch self {
    case .utf8: "utf-8"
    case .utf16: "utf-16"
    case .utf32: "utf-32"
    }
  }
}
