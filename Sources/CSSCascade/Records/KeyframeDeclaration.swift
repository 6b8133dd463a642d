// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// One declaration of a ``CSSKeyframe``.
public struct KeyframeDeclaration: Sendable, Hashable {
  /// What is declared.
  public let subject: Subject
  /// Its value, as far as it is known without an element.
  public let value: Value
  /// The tokens of the value in the ``CSSKeyframes/stream``.
  package let tokens: Range<Int>

  /// What is declared.
  public enum Subject: Sendable, Hashable {
    /// A property of the table.
    case property(Property)
    /// A custom property, by its name with the hyphens.
    case custom(String)
  }

  /// A value as far as it is known.
  public enum Value: Sendable, Hashable {
    /// Longhands and their values.
    case values([LonghandValue])
    /// A keyword that every property takes.
    case keyword(CSSWideKeyword)
    /// Tokens: the value of a custom property, or one in which something is yet to be replaced, such as `var()`.
    case tokens
  }
}
