// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSSyntax
import CSSValues

extension CSSStyleSheet {
  /// The problems of the theme's own style sheets that affect generated code.
  ///
  /// These are problems of syntax, selectors and at-rules, unknown properties, and invalid values.
  /// Problems of the default style sheet are not included.
  package var generationProblems: [SheetDiagnostic] {
    var problems = diagnostics.filter { $0.source.origin != .default }
    var visited: Set<String> = []
    for rule in rules where rule.source.origin != .default {
      for declaration in rule.declarations where !declaration.isCustom {
        guard let diagnostic = declaration.valueProblem else { continue }
        let key = "\(rule.source.name)\n\(diagnostic.range.lowerBound)"
        guard visited.insert(key).inserted, visited.count <= GenerationLog.maximumCount else {
          continue
        }
        problems.append(SheetDiagnostic(source: rule.source, diagnostic: diagnostic))
      }
    }
    return problems
  }
}

extension Declaration {
  /// The problem of the name or the value of a CSS property, if the value contains no variables.
  fileprivate var valueProblem: Diagnostic? {
    let stream = tree.stream
    guard let property = Property(name: name) else {
      return .unknownProperty(name, range: stream.range(of: tokens.lowerBound))
    }
    guard case .none = VariableUse(stream, in: value) else { return nil }
    return property.diagnostic(for: stream, in: value)
  }
}
