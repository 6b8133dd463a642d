// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A notation for colors.
enum ColorNotation: CaseIterable, Sendable {
  /// `#c0ffee`.
  case hexadecimal
  /// `teal`.
  case named
  /// `rgb(192 255 238)`.
  case rgb
  /// `hsl(164 100% 88%)`.
  case hsl
  /// `hwb(164 75% 0%)`.
  case hwb
  /// `lab(95.6 -22.3 2.5)`.
  case lab
  /// `lch(95.6 22.5 173.6)`.
  case lch
  /// `oklab(0.957 -0.069 0.009)`.
  case oklab
  /// `oklch(0.957 0.07 173)`.
  case oklch
  /// `color(srgb 0.753 1 0.933)`.
  case srgb
  /// `color(display-p3 0.82 1 0.94)`.
  case displayP3
}

extension ColorNotation {
  /// The color space of the components, or `nil` for a notation without components.
  var space: ColorSpace? {
    switch self {
    case .hexadecimal, .named: nil
    case .rgb: .rgb
    case .hsl: .hsl
    case .hwb: .hwb
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    case .srgb: .srgb
    case .displayP3: .displayP3
    }
  }

  /// Whether the notation is limited to the gamut of sRGB.
  fileprivate var isLimited: Bool {
    switch self {
    case .hexadecimal, .named, .rgb, .hsl, .hwb: true
    case .lab, .lch, .oklab, .oklch, .srgb, .displayP3: false
    }
  }

  /// The scale, the number of decimals of a short text, and the unit of each component.
  fileprivate var components: [(scale: Double, decimals: Int, unit: String)] {
    switch self {
    case .hexadecimal, .named: []
    case .rgb: Array(repeating: (255, 0, ""), count: 3)
    case .hsl, .hwb: [(1, 0, ""), (1, 0, "%"), (1, 0, "%")]
    case .lab, .lch: Array(repeating: (1, 0, ""), count: 3)
    case .oklab, .srgb, .displayP3: Array(repeating: (1, 2, ""), count: 3)
    case .oklch: [(1, 2, ""), (1, 2, ""), (1, 0, "")]
    }
  }
}

extension ColorNotation {
  /// The maximum difference of a component in sRGB that a text may cause: half a byte, and the error
  /// of conversions.
  private static let tolerance = 0.51 / 255

  /// Returns the texts of a color in the notation, the shortest first, or none if the notation does
  /// not keep the value.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - hasCommas: Whether to separate components by commas, in notations that permit it.
  ///   - permitsNone: Whether missing components are `none` instead of zero.
  /// - Returns: The texts.
  func texts(
    of color: CSSColor, hasCommas: Bool = false, permitsNone: Bool = true
  ) -> [String] {
    if isLimited, !color.isInGamut(of: .srgb) { return [] }
    switch self {
    case .hexadecimal: return color.hexadecimalTexts
    case .named: return color.closestName.map { [$0.name.lowercased()] } ?? []
    default:
      let text = functionText(of: color, hasCommas: hasCommas, permitsNone: permitsNone)
      return text.map { [$0] } ?? []
    }
  }

  /// Returns the function with the fewest decimals that keep the value.
  private func functionText(
    of color: CSSColor, hasCommas: Bool, permitsNone: Bool
  ) -> String? {
    guard let space else { return nil }
    let converted = color.converted(to: space)
    let alpha = Self.alphaText(of: color)
    let hasCommas = hasCommas && (self == .rgb || self == .hsl)
    var closest: String?
    for extra in 0...4 {
      let components = texts(
        of: converted, extraDecimals: extra, permitsNone: permitsNone && !hasCommas)
      let text = function(of: space, components, alpha, hasCommas: hasCommas)
      guard let written = CSSColor(parsing: text),
        written.isClose(to: color, within: Self.tolerance)
      else { continue }
      if written.rgba == color.rgba { return text }
      closest = text
    }
    // A component halfway between two bytes may be rounded to either.
    return closest
  }

  private func texts(
    of color: CSSColor, extraDecimals: Int, permitsNone: Bool
  ) -> [String] {
    let values = [color.first, color.second, color.third]
    let missing: [CSSColor.Missing] = [.first, .second, .third]
    return components.indices.map { index in
      if permitsNone, color.missing.contains(missing[index]) { return "none" }
      let (scale, decimals, unit) = components[index]
      return Self.text(of: values[index] * scale, decimals: decimals + extraDecimals) + unit
    }
  }

  private func function(
    of space: ColorSpace, _ components: [String], _ alpha: String?, hasCommas: Bool
  ) -> String {
    if hasCommas {
      let arguments = components + [alpha].compactMap(\.self)
      return "\(space)\(alpha == nil ? "" : "a")(\(arguments.joined(separator: ", ")))"
    }
    let arguments = components.joined(separator: " ") + (alpha.map { " / " + $0 } ?? "")
    switch self {
    case .srgb, .displayP3: return "color(\(space) \(arguments))"
    default: return "\(space)(\(arguments))"
    }
  }

  /// Returns the opacity, or `nil` for an opaque color.
  private static func alphaText(of color: CSSColor) -> String? {
    if color.missing.contains(.alpha) { return "none" }
    if color.alpha > 1 - 1e-9 { return nil }
    let texts = (1...6).lazy.map { text(of: color.alpha, decimals: $0) }
    return texts.first { text in
      let alpha = Double(text) ?? 0
      return abs(alpha - color.alpha) < tolerance
        && color.withAlpha(alpha).rgba == color.rgba
    }
  }

  private static func text(of value: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return numberText((value * scale).rounded() / scale)
  }
}

extension CSSColor {
  /// The color in hexadecimal notation, with its opacity unless it is opaque: `#3366cc`.
  ///
  /// A color outside of the gamut of sRGB becomes the most similar one.
  var hexadecimalText: String {
    let digits = String(rgba, radix: 16)
    let text = String(repeating: "0", count: 8 - digits.utf8.count) + digits
    return "#" + (text.hasSuffix("ff") ? String(text.dropLast(2)) : text)
  }

  /// The color in the notations that people compare: hexadecimal, `rgb()`, `hsl()` and `oklch()`,
  /// those left out that do not keep the value.
  var comparedTexts: [String] {
    let functions = [ColorNotation.rgb, .hsl, .oklch]
    return [hexadecimalText] + functions.flatMap { $0.texts(of: self, permitsNone: false) }
  }

  /// Returns whether no component in sRGB differs by a limit or more.
  func isClose(to other: CSSColor, within limit: Double) -> Bool {
    abs(red - other.red) < limit && abs(green - other.green) < limit
      && abs(blue - other.blue) < limit && abs(alpha - other.alpha) < limit
  }

  /// The name of the color, or `nil` if it has none.
  fileprivate var closestName: NamedColor? {
    NamedColor.allCases.first { CSSColor($0).isClose(to: self, within: 1e-3) }
  }

  /// The hexadecimal texts of the color in sRGB: that with single digits if possible, and that with
  /// two digits for each component.
  fileprivate var hexadecimalTexts: [String] {
    let long = hexadecimalText
    let digits = Array(long.dropFirst())
    let pairs = stride(from: 0, to: digits.count, by: 2).map { (digits[$0], digits[$0 + 1]) }
    guard pairs.allSatisfy({ $0.0 == $0.1 }) else { return [long] }
    return ["#" + String(pairs.map(\.0)), long]
  }
}
