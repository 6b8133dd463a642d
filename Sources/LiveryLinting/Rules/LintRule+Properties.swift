// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension LintRule {
  /// Declarations of properties, in keyframes too, that Livery does not know: programs may, so it is no error.
  static let properties = LintRule([.unknownProperty]) { sheet in
    var log = DiagnosticLog(sheet.diagnostics(of: [.unknownProperty]))
    for declaration in sheet.properties where Property(name: declaration.name) == nil {
      let name = declaration.tokens.lowerBound
      log.add(.unknownProperty(declaration.name, range: sheet.tree.stream.range(of: name)))
    }
    return log.diagnostics
  }
}
