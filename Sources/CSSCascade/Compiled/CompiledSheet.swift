// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// A sheet of a compiled theme, parsed with all its imports only when its rules are needed.
///
/// Explaining a value, listing rules and adding another sheet need them.
final class CompiledSheet: Sendable {
  private let texts: CompiledTexts
  private let source: Int
  private let origin: Origin
  private let loader: CompiledThemeLoader?
  private let parsedSource = ComputedOnce<ParsedSource>()
  /// The compiled rules that rules of other sheets can follow.
  ///
  /// The value is `nil` if the theme has several sheets, or diagnostics.
  let base: Base?

  /// The rules of a sheet, which rules of other sheets can follow.
  struct Base: Sendable {
    /// The rules with their selectors and contexts.
    let records: RuleRecords
    /// The texts of the rules.
    let rules: CompiledRules
  }

  init(
    _ texts: CompiledTexts, source: Int, origin: Origin, loader: CompiledThemeLoader?, base: Base?
  ) {
    self.base = base
    self.texts = texts
    self.source = source
    self.origin = origin
    self.loader = loader
  }

  /// The parsed sheet.
  var parsed: ParsedSource {
    parsedSource.value {
      let source = texts.sources[source]
      let text = texts.texts[source.text]
      let stream =
        text.sourceMap.map {
          TokenStream(String(decoding: text.bytes, as: UTF8.self), name: source.name, sourceMap: $0)
        } ?? TokenStream(decoding: text.bytes, encoding: "utf-8", name: source.name)
      let tree = SyntaxTree(parsing: stream.based(on: source.base))
      var importLoader = ImportLoader(for: source.base, loader, origin: origin)
      let found = importLoader.imports(of: tree)
      return ParsedSource(
        tree: tree, imports: found.imports, importDiagnostics: found.diagnostics, missingFiles: [])
    }
  }
}
