// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// A value that a theme sets for a style, before its type is determined.
struct CollectedMember {
  /// The CSS property: a longhand, a shorthand that is read as a whole, or a custom property.
  let subject: String
  /// The value.
  let content: Content
  /// Whether only the dark theme has it.
  var isOptional = false
  /// The position of its declaration.
  let location: DeclarationLocation
  /// The text of the declaration.
  let text: String

  /// The number of values that it counts for, because long values result in long code.
  var weight: Int {
    switch content {
    case .property(_, let value): 1 + value.sizeInBytes / 256
    case .custom(let text, _): 1 + text.utf8.count / 256
    case .font, .insets: 1
    }
  }

  /// The content of a value.
  enum Content {
    /// The value of a longhand, or the common value of all longhands of a shorthand.
    case property(Property, CSSValue)
    /// The font that the font properties define.
    case font(CSSFont)
    /// The four sides of a shorthand in px, clockwise from the top.
    case insets(Property, [Double])
    /// The text of a custom property, and the form to parse it as.
    case custom(text: String, CustomValue.Form)
  }
}
