// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// A declaration of a ``CSSKeyframe``.
package struct KeyframeDeclaration: Sendable, Hashable {
  /// The declared property.
  package let subject: Subject
  /// The parsed value, as far as it does not depend on an element.
  package let value: Value
  /// The tokens of the value in the ``CSSKeyframes/stream``.
  package let tokens: Range<Int>

  /// The declared property.
  package enum Subject: Sendable, Hashable {
    /// A known property.
    case property(Property)
    /// A custom property, by its name with the hyphens.
    case custom(String)
  }

  /// A parsed value.
  package enum Value: Sendable, Hashable {
    /// Longhands and their values.
    case values([LonghandValue])
    /// A CSS-wide keyword.
    case keyword(CSSWideKeyword)
    /// Unparsed tokens: the value of a custom property, or a value that requires substitution.
    ///
    /// For example, a value with `var()` requires substitution.
    case tokens
  }
}
