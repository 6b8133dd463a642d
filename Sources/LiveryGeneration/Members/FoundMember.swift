// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// A value that a theme gives a style, before its type is settled.
struct FoundMember {
  /// The property of CSS: a longhand, a shorthand whose longhands go together, or a custom property.
  let subject: String
  /// What the value is.
  let content: Content
  /// Whether only the dark theme has it.
  var isOptional = false
  /// Where its declaration stands.
  let place: Place
  /// What the declaration says.
  let text: String

  /// As how many values it counts: long ones make long code.
  var weight: Int {
    switch content {
    case .property(_, let value): 1 + value.footprint / 256
    case .custom(let text, _): 1 + text.utf8.count / 256
    case .font, .insets: 1
    }
  }

  /// What a value is.
  enum Content {
    /// The value of a longhand, or the one that all longhands of a shorthand have.
    case property(Property, CSSValue)
    /// What the properties of fonts come to.
    case font(CSSFont)
    /// The four sides in px that a shorthand sets, the top first, then clockwise.
    case insets(Property, [Double])
    /// The text of a custom property, and what it is to be read as.
    case custom(text: String, CustomValue.Form)
  }
}
