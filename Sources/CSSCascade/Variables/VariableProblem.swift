// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// Why a value is invalid at computed-value time.
///
/// Defined by [CSS Custom Properties Level 1, section 3.1](https://drafts.csswg.org/css-variables-1/#invalid-at-computed-value-time).
package enum VariableProblem: Error, Sendable, Hashable {
  /// A variable that has no text, where no fallback is given: its name, or that of a variable of the environment.
  case undefined(String)
  /// A `var()`, an `env()` or a call of a function that is written wrongly.
  case malformed
  /// Properties that refer to one another, in the order of their names.
  case cycle([String])
  /// The text of the value is longer than ``CustomPropertyResolver/maximumLength``.
  case tooLong
  /// The custom properties of the element together are longer than ``CustomPropertyResolver/maximumTotal``.
  case tooMany
  /// The text that was found is no value of the syntax that the custom property is registered with.
  case mismatch(found: String, syntax: String)
  /// A function of the program, by its name, gives no value.
  case function(String, FunctionProblem)
}

extension VariableProblem {
  /// The problem as a diagnostic.
  ///
  /// - Parameters:
  ///   - property: the property whose value is invalid.
  ///   - range: the bytes of its declaration.
  /// - Returns: a diagnostic that says why the declaration does not count.
  package func diagnostic(of property: String, at range: Range<Int>) -> Diagnostic {
    let subject = Diagnostic.Fact.subject(property)
    func diagnostic(_ kind: Diagnostic.Kind, _ facts: Diagnostic.Fact...) -> Diagnostic {
      Diagnostic(kind, range: range, facts: [subject] + facts)
    }
    return switch self {
    case .undefined(let name): diagnostic(.undefinedVariable, .found(name))
    case .malformed: diagnostic(.malformedVariable)
    case .cycle(let names):
      diagnostic(.variableCycle, .found(names.map { "'\($0)'" }.joined(separator: ", ")))
    case .tooLong: diagnostic(.valueTooLong, .limit(CustomPropertyResolver.maximumLength))
    case .tooMany: diagnostic(.variablesTooLong, .limit(CustomPropertyResolver.maximumTotal))
    case .mismatch(let found, let syntax):
      diagnostic(.syntaxMismatch, .found(found), .expected(syntax))
    case .function(let name, let problem): problem.diagnostic(of: name, in: subject, at: range)
    }
  }
}
