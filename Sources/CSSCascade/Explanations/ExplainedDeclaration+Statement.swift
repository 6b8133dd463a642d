// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension ExplainedDeclaration {
  /// The value of a declaration after the substitution of its variables.
  enum Statement: Equatable {
    case value
    case keyword(CSSWideKeyword)
    /// An invalid value at computed-value time, which counts as `unset`.
    case invalid
    /// An invalid value at computed-value time, which leaves a custom property without a text.
    case undefined

    /// Returns whether the result is the parent's value.
    func isInheriting(_ isInherited: Bool) -> Bool {
      switch self {
      case .value, .undefined, .keyword(.initial): false
      case .keyword(.inherit): true
      case .keyword, .invalid: isInherited
      }
    }
  }

  /// Whether the declaration is invalid and therefore ignored.
  var isInvalid: Bool {
    switch content {
    case .table(_, .invalid), .custom(nil): true
    default: false
    }
  }

  /// Returns the substituted value of the declaration, and its problem if it is invalid.
  func statement(_ variables: ExplainedVariables) -> (statement: Statement, problem: Diagnostic?) {
    switch content {
    case .table(_, .keyword(let keyword)): return (.keyword(keyword), nil)
    case .table(let property, .variable): return substituted(property, variables)
    case .custom(let variable?):
      if case .keyword(let keyword) = variable.value { return (.keyword(keyword), nil) }
      guard let problem = variables.problem(of: variable.name) else { return (.value, nil) }
      return (variables.isUnset(variable.name) ? .invalid : .undefined, diagnostic(problem))
    case .table, .custom: return (.value, nil)
    }
  }

  private func substituted(
    _ property: Property, _ variables: ExplainedVariables
  ) -> (statement: Statement, problem: Diagnostic?) {
    guard let text else { return (.invalid, nil) }
    let value: String
    switch variables.result(of: property, text.stream, text.tokens) {
    case .success(let result): value = result
    case .failure(let problem): return (.invalid, diagnostic(problem))
    }
    let stream = TokenStream(value)
    switch TypedDeclaration(property, substituted: stream, in: 0..<stream.count) {
    case .keyword(let keyword): return (.keyword(keyword), nil)
    case .computed, .value, .values: return (.value, nil)
    case .invalid, .variable: return (.invalid, property.diagnostic(for: stream))
    }
  }
}

extension ExplainedDeclaration {
  /// The value in canonical form; if it is invalid or contains variables, as written.
  var valueText: String {
    guard let text else {
      if case .table(_, .value(let value)) = content { return value.description }
      return ""
    }
    switch content {
    case .table(let property, .value), .table(let property, .values),
      .table(let property, .keyword):
      return property.canonicalText(text.stream, in: text.tokens)
        ?? text.stream.text(of: text.tokens)
    case .table, .custom: return text.stream.text(of: text.tokens)
    }
  }

  /// The diagnostic of an invalid declaration, as far as its grammar identifies the problem.
  var problem: Diagnostic? {
    guard let text else { return nil }
    if VariableUse(text.stream, in: text.tokens) == .malformed { return diagnostic(.malformed) }
    guard case .table(let property, .invalid) = content else { return nil }
    return property.diagnostic(for: text.stream, in: text.tokens)
  }

  private func diagnostic(_ problem: VariableProblem) -> Diagnostic {
    problem.diagnostic(of: name, at: text.map { $0.stream.byteRange(of: $0.tokens) } ?? 0..<0)
  }
}
