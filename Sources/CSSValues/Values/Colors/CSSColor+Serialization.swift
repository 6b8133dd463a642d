// SPDX-License-Identifier: Apache-2.0

extension CSSColor: CustomStringConvertible {
  /// The CSS text of the color.
  ///
  /// Examples are `rgb(0, 128, 0)`, `rgba(0, 0, 0, 0.5)`, `lab(50 20 -30 / 0.5)`,
  /// `color(srgb 1 none 0)` and `hsv(210 0.5 0.8)`.
  ///
  /// Defined by [CSS Color 4, section 15](https://drafts.csswg.org/css-color-4/#serializing-color-values).
  public var description: String {
    if space.serializesAsRGB { return legacyText }
    let components = (0..<3).map { componentText($0, self[$0]) }.joined(separator: " ")
    let alpha = componentText(3, alpha)
    let opacity = alpha == "1" ? "" : " / \(alpha)"
    return space.isPredefined
      ? "color(\(space) \(components)\(opacity))" : "\(space)(\(components)\(opacity))"
  }

  /// The color in the legacy form of `rgb()` or `rgba()`, with 8-bit components and commas.
  private var legacyText: String {
    let color = converted(to: .rgb)
    let components = [color.first, color.second, color.third]
      .map { String(Self.byte($0)) }.joined(separator: ", ")
    let alpha = color.alphaText
    return alpha == "1" ? "rgb(\(components))" : "rgba(\(components), \(alpha))"
  }

  private func componentText(_ index: Int, _ value: Double) -> String {
    if missing.contains(.component(index)) { return "none" }
    // Infinity is written as a calculation.
    // Defined by https://drafts.csswg.org/css-values-4/#calc-serialization
    if value.magnitude == .largestValue { return value < 0 ? "calc(-infinity)" : "calc(infinity)" }
    // The six written decimals of a hue must not round up to 360.
    return numberText(index == space.hueIndex && value > 359.9999994 ? 0 : value)
  }

  /// The text of the opacity.
  ///
  /// An 8-bit opacity has the shortest text, of two or three decimals, that parses to that byte
  /// again.
  private var alphaText: String {
    let byte = Int(Self.byte(alpha))
    if alpha == 1 { return "1" }
    guard (alpha * 255 - Double(byte)).magnitude < 1e-9 else { return numberText(alpha) }
    let percent = (byte * 200 + 255) / 510
    if (percent * 255 + 50) / 100 == byte { return numberText(Double(percent) / 100) }
    return numberText(Double((byte * 2000 + 255) / 510) / 1000)
  }

  /// Returns a component as the nearest byte.
  ///
  /// The small bias rounds up a half that a color conversion made slightly smaller.
  static func byte(_ component: Double) -> UInt8 {
    component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255 + 1e-9).rounded())
  }
}

extension CSSColor {
  /// The component at an index from 0 to 2.
  subscript(index: Int) -> Double {
    switch index {
    case 0: first
    case 1: second
    default: third
    }
  }
}
