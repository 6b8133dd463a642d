// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The custom properties of one element after the cascade: text without any `var()` left in it.
///
/// A name without a text is undefined, or was invalid at computed-value time, which is the same to everybody who asks.
///
/// Defined by [CSS Custom Properties Level 1, section 2](https://drafts.csswg.org/css-variables-1/#defining-variables).
struct CustomProperties: Sendable {
  private(set) var texts: [Atom: String] = [:]
  /// Roughly how many bytes these take beyond those of the implied root, which all elements share.
  var footprint = 0

  /// The text of a custom property, or nil when it has none.
  subscript(name: Atom) -> String? {
    get { texts[name] }
    set { texts[name] = newValue }
  }
}

/// A custom property as an element declares it.
enum DeclaredCustomProperty {
  /// The tokens of the value.
  case tokens(TokenStream, Range<Int>)
  /// The parent's text; what `inherit` and `unset` say.
  case inherited
  /// No text; what `initial` says.
  case undefined
}
