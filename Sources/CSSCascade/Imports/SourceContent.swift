// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The content of a sheet.
enum SourceContent: Sendable {
  /// A parsed sheet.
  case parsed(ParsedSource)
  /// A sheet of a compiled theme.
  case compiled(CompiledSheet)

  /// The parsed sheet.
  var parsed: ParsedSource {
    switch self {
    case .parsed(let source): source
    case .compiled(let sheet): sheet.parsed
    }
  }
}

extension SourceContent {
  /// The compiled rules that rules of other sheets can follow; `nil` if the sheet has none.
  var base: CompiledSheet.Base? {
    if case .compiled(let sheet) = self { sheet.base } else { nil }
  }
}

/// A parsed sheet with its imports.
struct ParsedSource: Sendable {
  /// The syntax tree.
  let tree: SyntaxTree
  /// The imported sheets.
  let imports: [ImportedSource]
  /// The diagnostics of `@import` rules.
  let importDiagnostics: [Diagnostic]
  /// The imported or included files that could not be read.
  let missingFiles: [String]
}
