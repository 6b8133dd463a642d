// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// What an attribute selector asks of an element.
///
/// Defined by
/// [Selectors Level 4, section 6](https://drafts.csswg.org/selectors-4/#attribute-selectors).
package struct AttributeTest: Sendable, Hashable {
  /// The attribute's name.
  package let name: Atom
  /// How the value is compared.
  package let comparison: Comparison
  /// The flag behind the value.
  package let sensitivity: CaseSensitivity
  /// The bytes of the value in the table's text; empty for ``Comparison/presence``.
  let value: Range<UInt32>

  /// How an attribute's value is compared.
  package enum Comparison: UInt8, Sendable, Hashable {
    /// `[a]`: the element has the attribute.
    case presence
    /// `[a=v]`: it is the value.
    case equals
    /// `[a~=v]`: one of its words, which white space separates, is the value.
    case includes
    /// `[a|=v]`: it is the value, or begins with the value and a hyphen.
    case dashMatch
    /// `[a^=v]`: it begins with the value.
    case prefix
    /// `[a$=v]`: it ends with the value.
    case suffix
    /// `[a*=v]`: it holds the value.
    case substring
  }

  /// The flag of an attribute selector.
  package enum CaseSensitivity: UInt8, Sendable, Hashable {
    /// No flag: case matters, since the program's objects have no language that says otherwise.
    case standard
    /// `i`: ASCII case does not matter.
    case insensitive
    /// `s`: case matters.
    case sensitive
  }
}
