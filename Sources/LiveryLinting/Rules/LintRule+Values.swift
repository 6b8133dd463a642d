// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

extension LintRule {
  private static let kinds: [Diagnostic.Kind] = [
    .invalidValue, .tooComplexValue, .unsupportedFunction,
  ]

  /// Values that do not match the grammar of their property or descriptor, or that Livery does
  /// not read: the declarations are dropped.
  static let values = LintRule(kinds) { sheet in
    var log = DiagnosticLog(sheet.diagnostics(of: kinds))
    for declaration in sheet.properties {
      guard let property = Property(name: declaration.name),
        case .none = VariableUse(sheet.tree.stream, declaration.value),
        let diagnostic = property.diagnostic(for: sheet.tree.stream, in: declaration.value)
      else { continue }
      log.add(diagnostic)
    }
    return log.diagnostics
  }
}
