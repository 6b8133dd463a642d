// SPDX-License-Identifier: Apache-2.0

/// A function with its arguments, kept as values: what is valid and has no type of its own.
///
/// ```swift
/// FunctionValue("fit-content", .percentage(50)).description    // "fit-content(50%)"
/// ```
///
/// Defined by [CSS Values 4, section 9](https://drafts.csswg.org/css-values-4/#functional-notation).
public struct FunctionValue: Sendable, Hashable, CustomStringConvertible {
  /// The name in small letters, without the parenthesis.
  public let name: String
  /// What stands in the parentheses: one value, a list, or a sequence; an empty sequence for nothing.
  public let arguments: CSSValue

  /// A function by its name and its arguments.
  public init(_ name: String, _ arguments: CSSValue = .sequence([])) {
    self.name = name
    self.arguments = arguments
  }

  /// The function as CSS writes it.
  public var description: String { "\(name)(\(arguments))" }
}
