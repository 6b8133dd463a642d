// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What a sheet holds.
enum SourceContent: Sendable {
  /// It was parsed.
  case parsed(ParsedSource)
  /// It stands in a compiled theme.
  case compiled(CompiledSheet)

  /// The sheet, parsed.
  var parsed: ParsedSource {
    switch self {
    case .parsed(let source): source
    case .compiled(let sheet): sheet.parsed
    }
  }
}

extension SourceContent {
  /// The compiled rules that those of other sheets can follow; `nil` for a sheet that has none.
  var base: CompiledSheet.Base? {
    if case .compiled(let sheet) = self { sheet.base } else { nil }
  }
}

/// A sheet that was parsed, with those that it imports.
struct ParsedSource: Sendable {
  /// Its rules, with all places and texts.
  let tree: SyntaxTree
  /// The sheets that it imports.
  let imports: [ImportedSource]
  /// What is wrong with its `@import` rules.
  let importDiagnostics: [Diagnostic]
  /// The files that it imports or includes and that could not be read.
  let missingFiles: [String]
}
