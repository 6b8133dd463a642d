// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

extension LintRule {
  /// Values that do not match their property's grammar, or that Livery does not read: the declarations are dropped.
  static let values = LintRule([.invalidValue, .unsupportedFunction]) { sheet in
    var log = DiagnosticLog()
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
