// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The reason for which a value is invalid at computed-value time.
///
/// Defined by [CSS Custom Properties Level 1, section 3.1](https://drafts.csswg.org/css-variables-1/#invalid-at-computed-value-time).
package enum VariableProblem: Error, Sendable, Hashable {
  /// A variable without a text or a fallback, by its name or that of an environment variable.
  case undefined(String)
  /// A `var()`, an `env()` or a function call has a syntax error.
  case malformed
  /// Properties that refer to one another, sorted by name.
  case cycle([String])
  /// The text of the value is longer than ``CustomPropertyResolver/maximumLength``.
  case tooLong
  /// The total length of the element's custom properties exceeds
  /// ``CustomPropertyResolver/maximumTotal``.
  case tooMany
  /// The text does not match the registered syntax of the custom property.
  case mismatch(found: String, syntax: String)
  /// A function of the program, by its name, returns no value.
  case function(String, FunctionProblem)
}

extension VariableProblem {
  /// Returns the diagnostic of the problem.
  ///
  /// - Parameters:
  ///   - property: The property whose value is invalid.
  ///   - range: The byte range of its declaration.
  /// - Returns: A diagnostic with the reason for which the declaration is invalid.
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
