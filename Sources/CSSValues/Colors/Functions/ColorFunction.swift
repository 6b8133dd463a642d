// SPDX-License-Identifier: Apache-2.0

/// The arguments of a function that gives a color by components: `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`,
/// `oklch()` or `color()`.
///
/// Defined by [CSS Color 4, section 4.1](https://drafts.csswg.org/css-color-4/#color-syntax).
public struct ColorFunction: Sendable, Hashable {
  /// What the components mean.
  public var space: ColorSpace
  /// The first component.
  public var first: ColorComponent
  /// The second component.
  public var second: ColorComponent
  /// The third component.
  public var third: ColorComponent
  /// The opacity; nil where none is written.
  public var alpha: ColorComponent?
}

extension ColorFunction {
  /// The color.
  var color: Color {
    var missing: Color.Missing = []
    func value(_ component: ColorComponent, _ index: Int) -> Double {
      if component == .none { missing.insert(.component(index)) }
      return space.normalized(component.value(in: space.channel(index)), at: index)
    }
    let vector = ColorVector(value(first, 0), value(second, 1), value(third, 2))
    if alpha == ColorComponent.none { missing.insert(.alpha) }
    let color = Color(space, vector, alpha: alpha?.opacity ?? 1, missing: missing)
    // Only for a missing component is it of use to know that there was a hue.
    return missing.isEmpty && space.isLegacy ? color.converted(to: .rgb) : color
  }
}

extension ColorSpace {
  /// A component as a sheet's value is taken: brought into its range, of a hue less than a turn.
  func normalized(_ value: Double, at index: Int) -> Double {
    if index == hueIndex { return normalizedHue(value) }
    guard let range = channel(index).range else { return value }
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
