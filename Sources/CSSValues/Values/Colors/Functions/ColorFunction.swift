// SPDX-License-Identifier: Apache-2.0

/// A color function whose arguments are components.
///
/// The functions are `rgb()`, `hsl()`, `hwb()`, `hsv()`, `lab()`, `lch()`, `oklab()`, `oklch()` and
/// `color()`.
/// With an ``origin`` it is a relative color, such as `oklch(from red l c calc(h + 30))`.
///
/// `hsv()` is an extension of Livery: `hsv(210 50% 80% / 0.5)` has a hue as in `hsl()`, and a
/// saturation and a value with 1 for 100%. Values beyond 100% are valid, and out-of-gamut colors
/// are clipped for display.
///
/// Defined by [CSS Color 4, section 4.1](https://drafts.csswg.org/css-color-4/#color-syntax) and
/// [CSS Color 5, section 4](https://drafts.csswg.org/css-color-5/#relative-colors).
public struct ColorFunction: Sendable, Hashable {
  /// The origin color of a relative color, or `nil` for other colors.
  public var origin: SpecifiedColor?
  /// The color space of the components.
  public var space: ColorSpace
  /// The first component.
  public var first: ColorComponent
  /// The second component.
  public var second: ColorComponent
  /// The third component.
  public var third: ColorComponent
  /// The opacity, or `nil` if it is omitted.
  public var alpha: ColorComponent?
}

extension ColorFunction: CustomStringConvertible {
  /// The CSS text of the function, in the modern syntax.
  ///
  /// Defined by [CSS Color 5, section 12.2](https://drafts.csswg.org/css-color-5/#serial-relative-color).
  public var description: String {
    var parts = origin.map { ["from \($0)"] } ?? []
    if space.isPredefined { parts.append(space.description) }
    parts += [first, second, third].map(\.description)
    if let alpha { parts.append("/ \(alpha)") }
    return "\(space.isPredefined ? "color" : space.description)(\(parts.joined(separator: " ")))"
  }
}

extension ColorFunction: ColorExpression {
  /// Whether the specified value stays a function, even if its color is known.
  ///
  /// That is so for relative colors. It is also so for calculations, except in legacy functions.
  var isPreserved: Bool {
    if origin != nil { return true }
    return !space.isLegacy
      && (first.isCalculated || second.isCalculated || third.isCalculated
        || alpha?.isCalculated ?? false)
  }

  /// The specified value: an absolute color if it is known and not kept as a function.
  var specified: SpecifiedColor {
    if !isPreserved, let color = color(in: nil, currentColor: nil) { return .color(color) }
    return .function(normalized)
  }

  /// The function with known components as numbers, clamped to their ranges.
  ///
  /// Calculations stay, except in legacy functions.
  ///
  /// A calculation stays one, except in the functions that are older than calculations.
  var normalized: ColorFunction {
    guard origin == nil else { return self }
    func normalized(_ component: ColorComponent, _ index: Int) -> ColorComponent {
      let channel = index == 3 ? .opacity : space.channel(index)
      guard space.isLegacy || !component.isCalculated,
        case .value(let value)? = component.outcome(in: channel, of: nil, context: nil)
      else { return component }
      if index == 3 { return .number(min(max(value, 0), 1)) }
      let number = space.normalized(value, at: index) * channel.numberScale
      return .number(index == space.hueIndex && number > 359.9999994 ? 0 : number)
    }
    let opacity = alpha.map { normalized($0, 3) }
    return ColorFunction(
      space: space, first: normalized(first, 0), second: normalized(second, 1),
      third: normalized(third, 2), alpha: opacity == .number(1) ? nil : opacity)
  }

  /// Returns the color, or `nil` if it cannot be resolved yet.
  func color(in context: ComputationContext?, currentColor: CSSColor?) -> CSSColor? {
    var channels: ColorChannels?
    if let origin {
      guard let color = origin.color(in: context, currentColor: currentColor) else { return nil }
      channels = ColorChannels(color: color.converted(to: space))
    }
    var missing: CSSColor.Missing = []
    // The sRGB components of a relative color are not clamped.
    let isUnclamped = origin != nil && space == .rgb
    func value(_ component: ColorComponent, _ index: Int) -> Double? {
      switch component.outcome(in: space.channel(index), of: channels, context: context) {
      case .value(let value)?: return isUnclamped ? value : space.normalized(value, at: index)
      case .missing?:
        missing.insert(.component(index))
        return 0
      case nil: return nil
      }
    }
    guard let x = value(first, 0), let y = value(second, 1), let z = value(third, 2) else {
      return nil
    }
    var opacity = 1.0
    switch (alpha ?? channels.map { _ in .channel(.alpha) })?
      .outcome(in: .opacity, of: channels, context: context)
    {
    case .value(let value)?: opacity = value
    case .missing?: missing.insert(.alpha)
    case nil: if alpha != nil || channels != nil { return nil }
    }
    let color = CSSColor(space, x, y, z, alpha: opacity, missing: missing)
    if origin != nil { return space.serializesAsRGB ? color.converted(to: .srgb) : color }
    // Only a color with a missing component must keep its original space.
    return missing.isEmpty && space.serializesAsRGB ? color.converted(to: .rgb) : color
  }

  /// Returns the function with every component computed.
  func computed(in context: ComputationContext) -> ColorFunction {
    ColorFunction(
      origin: origin?.computed(in: context), space: space, first: first.computed(in: context),
      second: second.computed(in: context), third: third.computed(in: context),
      alpha: alpha?.computed(in: context))
  }
}

extension ColorSpace {
  /// Returns a component as parsed: clamped to its range, or a hue normalized to a full turn.
  func normalized(_ value: Double, at index: Int) -> Double {
    if index == hueIndex { return normalizedHue(value) }
    guard let range = channel(index).range else { return value }
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
