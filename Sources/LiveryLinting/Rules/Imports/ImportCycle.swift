// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// A sheet that imports itself, directly or indirectly.
  static let importCycle = LintRule(
    "import-cycle", .error,
    help:
      "an import is left out if it closes a cycle, in which a sheet imports itself directly or through others",
    bad: LintExample("@import \"base.css\";", files: ["base.css": "@import \"theme.css\";"]),
    good: LintExample("@import \"base.css\";", files: ["base.css": "a { color: red }"]),
    check: .sheet { sheet in
      let cycles = sheet.faults.sheet.filter { $0.kind == .circularImport }
      let through = sheet.source.imports.compactMap { imported -> Diagnostic? in
        guard let circle = imported.source.circularImport else { return nil }
        return Diagnostic(
          .circularImport, range: sheet.stream.byteRange(of: imported.rule.addressTokens),
          facts: circle.facts)
      }
      return cycles + through
    })
}

extension StyleSource {
  /// The import that closes a cycle, in the sheet or in those that it imports.
  ///
  /// Recurses as deep as imports are nested, which the loader limits.
  fileprivate var circularImport: Diagnostic? {
    importDiagnostics.first { $0.kind == .circularImport }
      ?? imports.lazy.compactMap(\.source.circularImport).first
  }
}
