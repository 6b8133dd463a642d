// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A function that gives a color, and how its arguments are read.
///
/// Each has two forms: the modern one, `rgb(0 128 0 / 50%)`, in which kinds of components mix and any of them may be `none`,
/// and the legacy one with commas, `rgb(0, 128, 0, 0.5)`.
enum ColorFunction {
  case rgb, hsl

  init?(_ stream: TokenStream, at position: Int) {
    if stream.value(of: position, equals: "rgb") || stream.value(of: position, equals: "rgba") {
      self = .rgb
    } else if stream.value(of: position, equals: "hsl")
      || stream.value(of: position, equals: "hsla")
    {
      self = .hsl
    } else {
      return nil
    }
  }

  /// Reads the function, name and parentheses included.
  func parse(_ cursor: inout TokenCursor) -> Color? {
    guard cursor.next() != nil else { return nil }
    return cursor.contents { inner in
      readComponents(&inner).map(color)
    }
  }

  /// The three components and the opacity.
  private struct Components {
    var first: ColorComponent
    var second: ColorComponent
    var third: ColorComponent
    var alpha: Double
  }

  /// Reads the components in either form.
  private func readComponents(_ cursor: inout TokenCursor) -> Components? {
    guard let first = ColorComponent.parse(&cursor, firstKinds) else { return nil }
    let isLegacy = first != .none && cursor.peek() == .comma
    let kinds = isLegacy ? legacyKinds(after: first) : [.number, .percentage, .none]
    func next() -> ColorComponent? {
      if isLegacy, !cursor.takeComma() { return cursor.expected("','") }
      return ColorComponent.parse(&cursor, kinds)
    }
    guard let second = next(), let third = next(),
      let alpha = readAlpha(&cursor, isLegacy: isLegacy)
    else { return nil }
    return Components(first: first, second: second, third: third, alpha: alpha)
  }

  private var firstKinds: ColorComponent.Kinds {
    switch self {
    case .rgb: [.number, .percentage, .none]
    case .hsl: [.number, .angle, .none]
    }
  }

  /// In the legacy form, the components of rgb() are all numbers or all percentages; after a hue come percentages.
  private func legacyKinds(after first: ColorComponent) -> ColorComponent.Kinds {
    if case .number = first, self == .rgb { return .number }
    return .percentage
  }

  /// Reads the opacity with what stands before it; 1 when there is none.
  private func readAlpha(_ cursor: inout TokenCursor, isLegacy: Bool) -> Double? {
    if isLegacy {
      guard cursor.takeComma() else { return 1 }
    } else {
      guard cursor.peek() == .delim, cursor.stream.isDelim(cursor.position, "/") else { return 1 }
      _ = cursor.next()
    }
    var kinds: ColorComponent.Kinds = [.number, .percentage]
    if !isLegacy { kinds.insert(.none) }
    return ColorComponent.parse(&cursor, kinds)?.value(percentagesOf: 1)
  }

  private func color(_ components: Components) -> Color {
    switch self {
    case .rgb:
      func component(_ component: ColorComponent) -> Double {
        min(max(component.value(percentagesOf: 255) / 255, 0), 1)
      }
      return Color(
        red: component(components.first), green: component(components.second),
        blue: component(components.third), alpha: components.alpha)
    case .hsl:
      return Color(
        hue: components.first.value(percentagesOf: 1),
        saturation: components.second.value(percentagesOf: 100) / 100,
        lightness: components.third.value(percentagesOf: 100) / 100, alpha: components.alpha)
    }
  }
}

extension Color {
  /// A color by hue, saturation and lightness.
  ///
  /// Defined by [CSS Color 4, section 7.1](https://drafts.csswg.org/css-color-4/#hsl-to-rgb).
  ///
  /// - Parameters:
  ///   - hue: the angle on the color wheel in degrees; red is at 0, green at 120.
  ///   - saturation: 0 for gray to 1; a negative one counts as 0.
  ///   - lightness: 0 for black to 1 for white.
  ///   - alpha: the opacity, brought into the range from 0 to 1.
  public init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    let amplitude = max(saturation, 0) * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      var position = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      if position < 0 { position += 12 }
      return lightness - amplitude * max(-1, min(position - 3, 9 - position, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }
}
