// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSSyntax
import CSSValues

extension CSSStyleSheet {
  /// What is wrong with the theme's own sheets as far as it is lost for generated code: their syntax, selectors and at-rules,
  /// unknown properties, and values that are none of their properties.
  ///
  /// What is wrong with the default sheet is not among it.
  package var generationProblems: [SheetDiagnostic] {
    var problems = diagnostics.filter { $0.source.origin != .default }
    var seen: Set<String> = []
    for rule in rules where rule.source.origin != .default {
      for declaration in rule.declarations where !declaration.isCustom {
        guard let diagnostic = declaration.valueProblem else { continue }
        let key = "\(rule.source.name)\n\(diagnostic.range.lowerBound)"
        guard seen.insert(key).inserted, seen.count <= GenerationLog.maximumCount else { continue }
        problems.append(SheetDiagnostic(source: rule.source, diagnostic: diagnostic))
      }
    }
    return problems
  }
}

extension Declaration {
  /// What is wrong with the name or the value of a property of CSS, as far as no variables are in it.
  fileprivate var valueProblem: Diagnostic? {
    let stream = tree.stream
    guard let property = Property(name: name) else {
      return .unknownProperty(name, range: stream.range(of: tokens.lowerBound))
    }
    guard case .none = VariableUse(stream, value) else { return nil }
    return property.diagnostic(for: stream, in: value)
  }
}
