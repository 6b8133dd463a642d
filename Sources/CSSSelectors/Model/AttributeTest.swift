// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The test of an attribute selector.
///
/// Defined by
/// [Selectors Level 4, section 6](https://drafts.csswg.org/selectors-4/#attribute-selectors).
package struct AttributeTest: Sendable, Hashable {
  /// The attribute's name.
  package let name: Atom
  /// The operator.
  package let comparison: Comparison
  /// The flag after the value.
  package let sensitivity: CaseSensitivity
  /// The bytes of the value in the table's text; empty for ``Comparison/presence``.
  let value: Range<UInt32>

  /// The operator of an attribute selector.
  package enum Comparison: UInt8, Sendable, Hashable {
    /// `[a]`: the element has the attribute.
    case presence
    /// `[a=v]`: the attribute is the value.
    case equals
    /// `[a~=v]`: one of the attribute's words, separated by white space, is the value.
    case includes
    /// `[a|=v]`: the attribute is the value, or begins with the value and a hyphen.
    case dashMatch
    /// `[a^=v]`: the attribute begins with the value.
    case prefix
    /// `[a$=v]`: the attribute ends with the value.
    case suffix
    /// `[a*=v]`: the attribute contains the value.
    case substring
  }

  /// The flag of an attribute selector.
  package enum CaseSensitivity: UInt8, Sendable, Hashable {
    /// No flag: case-sensitive, because no document language states otherwise.
    case standard
    /// `i`: ASCII case-insensitive.
    case insensitive
    /// `s`: case-sensitive.
    case sensitive
  }
}
