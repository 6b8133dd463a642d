// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The main color of a theme, in which new steps are drawn.
struct ThemeColors: Sendable, Hashable {
  /// The color as CSS: the variable for the main color, or a color if the theme has none.
  let accent: String
  /// The color.
  let accentColor: CSSColor

  /// The names of variables for the main color, the most specific first.
  private static let names = [
    "--accent", "--accent-color", "--primary", "--primary-color", "--brand", "--brand-color",
    "--main-color", "--tint", "--tint-color",
  ]
  /// The words in the names of variables for the main color of a part of the theme.
  private static let words: Set<Substring> = ["accent", "primary", "brand", "main", "tint"]
  private static let fallback = CSSColor(rgba: 0x2F6F_B3FF)

  /// Finds the main color.
  ///
  /// Without a variable for it, the color is the most colorful one of a part, such as a toolbar.
  ///
  /// - Parameter variables: the names of the variables of the style, with their values.
  init(_ variables: [(name: String, value: String)]) {
    let colors = variables.compactMap { name, value in
      CSSColor(opaque: value).map { (name: name, color: $0) }
    }
    if let found = Self.names.lazy.compactMap({ name in colors.first { $0.name == name } }).first {
      accent = "var(\(found.name))"
      accentColor = found.color
    } else {
      let similar = colors.filter { !Self.words.isDisjoint(with: $0.name.split(separator: "-")) }
      let color = similar.map(\.color).max {
        $0.converted(to: .oklch).second < $1.converted(to: .oklch).second
      }
      accentColor = color ?? Self.fallback
      accent = accentColor.hexadecimal
    }
  }

  /// Returns the main color mixed with another one, as CSS.
  func mixed(with other: String, _ percentage: Int) -> String {
    let mix = "color-mix(in oklab, \(accentColor), \(other) \(percentage)%)"
    return CSSColor(opaque: mix)?.hexadecimal ?? accent
  }
}

extension CSSColor {
  /// Parses a color that is at least half opaque, or returns `nil` for any other text.
  init?(opaque text: String) {
    guard let color = SpecifiedColor(parsing: text), color != .currentColor else { return nil }
    let resolved = color.resolved(currentColor: CSSColor(rgba: 0x0000_00FF))
    guard resolved.alpha >= 0.5 else { return nil }
    self = resolved
  }

  /// The color in sRGB without its opacity, such as `#2f6fb3`.
  var hexadecimal: String {
    let digits = String((rgba >> 8) & 0xFF_FF_FF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
