// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// A declaration that another one of the same property in the same block overrides.
  package static let duplicateProperty = Self(
    "duplicate-property", .warning, message: repeatedDeclaration)
}

extension LintRule {
  /// A property that is declared twice in one block, once without effect.
  static let duplicateProperty = LintRule(
    .duplicateProperty, .bug, scope: .ruleAndLines,
    help:
      "only one of two declarations of a property in one block has an effect, unless the first is a fallback",
    bad: ".pane { color: red; width: 8px; color: blue }",
    good: ".pane { height: 100vh; height: 100dvh; color: blue }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    for pair in sheet.pairs(by: sheet.propertyName) where pair.laterWins || pair.earlierWins {
      let isFallback = pair.laterWins && pair.isFallback && !pair.areValuesEqual
      if !isFallback, pair.areValid { log.add(pair.diagnostic(.duplicateProperty)) }
    }
    return log.diagnostics
  }
}

extension LintedSheet {
  /// The name that a declaration uses for a property.
  ///
  /// Aliases of one property are fallbacks, not duplicates.
  fileprivate struct PropertyName: Hashable {
    let property: Property
    /// The alias in lower case, or `nil` for the property's own name.
    let other: String?
  }

  fileprivate func propertyName(_ declaration: LintedDeclaration) -> PropertyName? {
    guard let property = declaration.property else { return nil }
    let written = stream.utf8(in: nameRange(of: declaration)).lazy.map(\.lowercased)
    let isOwn = property.name.utf8.elementsEqual(written)
    return PropertyName(
      property: property, other: isOwn ? nil : String(decoding: written, as: UTF8.self))
  }
}
