// SPDX-License-Identifier: Apache-2.0

/// A valid function without a dedicated type, with its arguments as values.
///
/// ```swift
/// FunctionValue("fit-content", .percentage(50)).description    // "fit-content(50%)"
/// ```
///
/// Defined by [CSS Values 4, section 9](https://drafts.csswg.org/css-values-4/#functional-notation).
public struct FunctionValue: Sendable, Hashable, CustomStringConvertible {
  /// The name in lowercase, without the parenthesis.
  public let name: String
  /// The arguments: a single value, a list or a sequence, or an empty sequence if there are none.
  public let arguments: CSSValue

  /// Creates a function from its name and its arguments.
  public init(_ name: String, _ arguments: CSSValue = .sequence([])) {
    self.name = name
    self.arguments = arguments
  }

  /// The CSS text of the function.
  public var description: String { "\(name)(\(arguments))" }
}
