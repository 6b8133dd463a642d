// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// An error of setting a parameter of a component by name.
///
/// ```swift
/// try step.setParameter("blur", to: [.length(Length(-3))])
/// // invalid value '-3px' for parameter 'blur'; expected '<length [0,∞]>?'
/// ```
public enum ParameterError: Error, Sendable, Hashable {
  /// The component has no parameter of the name; `expected` lists its parameters.
  case unknownParameter(String, expected: [String])
  /// The parameter does not accept the values; `expected` is its grammar.
  case invalidValue([CSSValue], parameter: String, expected: String)
}

extension ParameterError: CustomStringConvertible {
  /// The message, which names the rejected text and what the component accepts.
  public var description: String {
    switch self {
    case .unknownParameter(let name, let names):
      let expected = names.map { "'\($0)'" }.joined(separator: ", ")
      return "unknown parameter '\(name)'; expected " + (expected.isEmpty ? "none" : expected)
    case .invalidValue(let values, let name, let grammar):
      guard !values.isEmpty else { return "parameter '\(name)' requires '\(grammar)'" }
      let text = values.map(\.description).joined(separator: " ")
      return "invalid value '\(text)' for parameter '\(name)'; expected '\(grammar)'"
    }
  }
}
