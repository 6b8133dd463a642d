// SPDX-License-Identifier: Apache-2.0

extension CustomValue.Form {
  /// Creates the default form of a text.
  ///
  /// The last word of the property's name determines the form, otherwise the syntax of the text.
  ///
  /// ```swift
  /// CustomValue.Form(of: "4px 8px", named: "--badge-padding")    // .insets
  /// CustomValue.Form(of: "4px 8px", named: "--steps")            // .list(.pixels)
  /// CustomValue.Form(of: "ease-out", named: "--timing-type")     // .keyword
  /// ```
  ///
  /// The names are those of the Ångström Style System: `point`, `origin`, `location`, `position`
  /// and `center`; `size` and `dimensions`; `rect`, `frame` and `bounds`; `margin`, `padding`,
  /// `border` and their plurals; `font`. The names `inset`, `insets` and `shadow` are additions. If
  /// a text does not match the form of its name, its syntax determines the form. A text of more
  /// than ``maximumLength`` bytes is ``text``.
  public init(of text: String, named name: String) {
    guard text.utf8.count <= Self.maximumLength else {
      self = .text
      return
    }
    if let form = Self(lastWordOf: name), CustomValue(parsing: text, as: form) != nil {
      self = form
    } else {
      self = Self.single(text) ?? Self.several(text) ?? .text
    }
  }

  /// The maximum length in bytes of a text whose form is determined.
  public static let maximumLength = 8192

  /// Creates the form of the last word of a name, ignoring trailing digits.
  private init?(lastWordOf name: String) {
    switch Self.lastWord(of: name) {
    case "point", "origin", "location", "position", "center": self = .point
    case "size", "dimensions": self = .size
    case "rect", "frame", "bounds": self = .rectangle
    case "margin", "margins", "padding", "paddings", "border", "borders", "inset", "insets":
      self = .insets
    case "font": self = .font
    case "shadow", "shadows": self = .shadows
    default: return nil
    }
  }

  /// Returns the last word of a name in kebab or camel case, in lowercase.
  static func lastWord(of name: String) -> String {
    var word: [Character] = []
    for character in name.reversed() {
      if word.isEmpty, character.isNumber || character == "-" { continue }
      if character == "-" || character == "_" { break }
      word.append(character)
      if character.isUppercase, word.count > 1 { break }
    }
    return String(word.reversed()).lowercased()
  }

  /// Returns the form of a text that contains one value.
  private static func single(_ text: String) -> Self? {
    let forms: [Self] = [
      .number, .pixels, .percentage, .boolean, .color, .duration, .angle, .keyword, .string, .url,
      .image,
    ]
    return forms.first { CustomValue(parsing: text, as: $0) != nil }
  }

  /// Returns the form of a text that contains several values of one form.
  private static func several(_ text: String) -> Self? {
    let forms: [Self] = [
      .number, .pixels, .percentage, .color, .duration, .angle, .keyword, .string, .url, .image,
    ]
    return forms.first { CustomValue(parsing: text, as: .list($0)) != nil }.map { .list($0) }
  }
}
