// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension ExplainedDeclaration {
  /// What a declaration says, once its variables are replaced.
  enum Statement: Equatable {
    case value
    case keyword(CSSWideKeyword)
    /// Invalid at computed-value time, which counts as `unset`.
    case invalid
    /// Invalid at computed-value time, which leaves a custom property without a text.
    case undefined

    /// Whether that is the parent's value.
    func isInheriting(_ isInherited: Bool) -> Bool {
      switch self {
      case .value, .undefined, .keyword(.initial): false
      case .keyword(.inherit): true
      case .keyword, .invalid: isInherited
      }
    }
  }

  /// Whether the declaration is dropped.
  var isInvalid: Bool {
    switch content {
    case .table(_, .invalid), .custom(nil): true
    default: false
    }
  }

  /// What the declaration says, and what is wrong with that.
  func statement(_ variables: Variables) -> (statement: Statement, problem: Diagnostic?) {
    switch content {
    case .table(_, .keyword(let keyword)): return (.keyword(keyword), nil)
    case .table(let property, .variable): return substituted(property, variables)
    case .custom(let variable?):
      if case .keyword(let keyword) = variable.value { return (.keyword(keyword), nil) }
      if variables.properties[variable.name] == nil { return (.undefined, nil) }
      return (.value, nil)
    case .table, .custom: return (.value, nil)
    }
  }

  private func substituted(
    _ property: Property, _ variables: Variables
  ) -> (statement: Statement, problem: Diagnostic?) {
    guard let text, let value = variables.substitute(text.stream, text.tokens) else {
      return (.invalid, nil)
    }
    let stream = TokenStream(value)
    switch TypedDeclaration(property, substituted: stream, 0..<stream.count) {
    case .keyword(let keyword): return (.keyword(keyword), nil)
    case .value, .values: return (.value, nil)
    case .invalid, .variable: return (.invalid, property.diagnostic(for: stream))
    }
  }
}

extension ExplainedDeclaration {
  /// The value in canonical form; as it is written where it is invalid or waits for variables.
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

  /// Why the declaration is dropped, as far as the grammar tells.
  var problem: Diagnostic? {
    guard case .table(let property, .invalid) = content, let text else { return nil }
    return property.diagnostic(for: text.stream, in: text.tokens)
  }
}
