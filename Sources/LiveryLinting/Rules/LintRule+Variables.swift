// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// Values with a `var()` or `env()` that nothing can replace: the declarations are dropped.
  static let variables = LintRule([.malformedVariable]) { sheet in
    var log = DiagnosticLog()
    let stream = sheet.tree.stream
    for declaration in sheet.declarations {
      guard case .malformed = VariableUse(stream, declaration.value) else { continue }
      let name = declaration.isCustom ? declaration.name : declaration.name.lowercased()
      log.add(
        VariableProblem.malformed.diagnostic(
          of: name, at: stream.byteRange(of: declaration.value)))
    }
    return log.diagnostics
  }
}
