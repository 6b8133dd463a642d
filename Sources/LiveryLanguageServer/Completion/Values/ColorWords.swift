// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The words that name colors.
enum ColorWords {
  private static let colors: [String: CSSColor] = {
    var colors: [String: CSSColor] = [:]
    for color in SystemColor.allCases {
      colors[color.description.lowercased()] = color.constant(in: .light)
    }
    for color in NamedColor.allCases { colors[color.name.lowercased()] = CSSColor(color) }
    return colors
  }()

  /// The colors in hexadecimal notation, by their names in lowercase.
  static let hexadecimalTexts = colors.mapValues(\.hexadecimalText)

  /// Returns the color with a name: a system color in a light color scheme, or a named color.
  static func color(named name: String) -> CSSColor? { colors[name.lowercased()] }
}
