// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A color in the notations that people compare.
struct ColorTexts {
  private let color: CSSColor

  /// Creates the notations of a color.
  init(_ color: CSSColor) { self.color = color }

  /// The color as hexadecimal sRGB, with its opacity unless it is opaque: `#3366cc`.
  ///
  /// A color that sRGB lacks becomes the most similar one.
  var hexadecimal: String {
    let rgba = color.rgba
    let isOpaque = rgba & 0xFF == 0xFF
    let digits = String(isOpaque ? rgba >> 8 : rgba, radix: 16)
    return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.utf8.count) + digits
  }

  /// The color in each notation: hexadecimal, `rgb()`, `hsl()` and `oklch()`.
  var all: [String] {
    [
      hexadecimal, text("rgb", rgb, decimals: [0, 0, 0]),
      text("hsl", color.converted(to: .hsl), decimals: [0, 1, 1], suffixes: ["", "%", "%"]),
      text("oklch", color.converted(to: .oklch), decimals: [3, 3, 1]),
    ]
  }

  /// The sRGB color with components from 0 to 255.
  private var rgb: CSSColor {
    let rgba = color.rgba
    func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) }
    return CSSColor(.rgb, component(24), component(16), component(8), alpha: color.alpha)
  }

  private func text(
    _ function: String, _ color: CSSColor, decimals: [Int], suffixes: [String] = ["", "", ""]
  ) -> String {
    let components = [color.first, color.second, color.third]
    let texts = zip(components, zip(decimals, suffixes)).map { value, format in
      rounded(value, format.0) + format.1
    }
    let alpha = rounded(color.alpha, 3)
    return "\(function)(\(texts.joined(separator: " "))\(alpha == "1" ? "" : " / " + alpha))"
  }

  private func rounded(_ value: Double, _ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let result = (value * scale).rounded() / scale
    return numberText(result == 0 ? 0 : result)
  }
}
