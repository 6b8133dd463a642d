// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSStyleSheet {
  /// What is wrong with the sheets' syntax, imports and selectors, sheet by sheet in the order of the text.
  ///
  /// What is wrong with sheets that a sheet imports follows it. Values are looked at when they are asked for; `livery lint`
  /// looks at all of them.
  public var diagnostics: [SheetDiagnostic] {
    var result: [SheetDiagnostic] = []
    for (source, diagnostics) in zip(index.sources, index.diagnostics) {
      var shown: Set = [ObjectIdentifier(source.tree.stream)]
      result += source.diagnostics(with: diagnostics)
      source.appendDiagnosticsOfImports(to: &result, except: &shown)
    }
    return result
  }
}

extension StyleSource {
  /// What is wrong with the sheet itself: what others found, and its imports.
  fileprivate func diagnostics(with found: [Diagnostic]) -> [SheetDiagnostic] {
    let all =
      importDiagnostics.isEmpty
      ? found
      : (found + importDiagnostics).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return all.map { SheetDiagnostic(source: self, diagnostic: $0) }
  }

  /// Adds what is wrong with the sheets that this one imports, with the syntax of each once.
  ///
  /// Imports are nested no deeper than ``ImportLoading/maximumDepth``.
  fileprivate func appendDiagnosticsOfImports(
    to result: inout [SheetDiagnostic], except shown: inout Set<ObjectIdentifier>
  ) {
    for source in imports.lazy.map(\.source) {
      let isNew = shown.insert(ObjectIdentifier(source.tree.stream)).inserted
      result += source.diagnostics(with: isNew ? source.tree.diagnostics : [])
      source.appendDiagnosticsOfImports(to: &result, except: &shown)
    }
  }
}
