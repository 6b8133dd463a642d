// SPDX-License-Identifier: Apache-2.0

extension CSSColor {
  /// Returns the interpolation of two colors.
  ///
  /// Components are premultiplied by the alpha of their colors. A missing component takes the value
  /// of the other color.
  ///
  /// ```swift
  /// CSSColor.interpolated(from: .black, to: .white, at: 0.5)                       // rgb(128, 128, 128)
  /// CSSColor.interpolated(from: .black, to: .white, at: 0.5, in: .oklab)           // oklab(0.5 0 0)
  /// ```
  ///
  /// Defined by [CSS Color 4, section 12](https://drafts.csswg.org/css-color-4/#interpolation).
  ///
  /// - Parameters:
  ///   - first: The color at 0.
  ///   - second: The color at 1.
  ///   - progress: The progress from the first color to the second, which may overshoot.
  ///   - method: The color space and hue method. By default, sRGB if both colors are `rgb()`,
  ///     `hsl()` or `hwb()`, otherwise Oklab.
  /// - Returns: A color in the space of the method.
  public static func interpolated(
    from first: CSSColor, to second: CSSColor, at progress: Double,
    in method: ColorInterpolationMethod? = nil
  ) -> CSSColor {
    combined(from: first, to: second, by: .interpolation(at: progress), in: method)
  }

  /// Returns the interpolation or the sum of two colors.
  ///
  /// The components of a sum may exceed their ranges.
  static func combined(
    from first: CSSColor, to second: CSSColor, by procedure: CombiningProcedure,
    in method: ColorInterpolationMethod? = nil
  ) -> CSSColor {
    let areLegacy = first.space.isLegacy && second.space.isLegacy
    let method = method ?? .init(space: areLegacy ? .rgb : .oklab)
    let space = method.space
    var (from, to) = (first.prepared(for: space), second.prepared(for: space))
    let missing = from.missing.intersection(to.missing)
    from.fill(with: to)
    to.fill(with: from)
    if let index = space.hueIndex {
      to.vector[index] = method.hue.fixed(from.vector[index], to.vector[index])
    }
    let alpha = missing.contains(.alpha) ? 1 : procedure.combined(from.alpha, to.alpha)
    let weights = procedure.weights
    var vector =
      from.premultiplied(in: space) * weights.start + to.premultiplied(in: space) * weights.end
    let opacity = min(max(alpha, 0), 1)
    if opacity > 0 {
      vector = MixedColor.scaled(vector, by: 1 / opacity, in: space)
    }
    if let index = space.hueIndex { vector[index] = normalizedHue(vector[index]) }
    return CSSColor(space, vector, alpha: opacity, missing: missing)
  }

  /// Returns the color in the interpolation space.
  private func prepared(for space: ColorSpace) -> MixedColor {
    let color = converted(to: space)
    return MixedColor(vector: color.vector, alpha: color.alpha, missing: color.missing)
  }
}

/// A color during interpolation.
private struct MixedColor {
  var vector: ColorVector
  var alpha: Double
  var missing: CSSColor.Missing

  /// Replaces missing components with those of the other color.
  mutating func fill(with other: MixedColor) {
    for index in 0..<3 where missing.contains(.component(index)) {
      vector[index] = other.vector[index]
    }
    if missing.contains(.alpha) { alpha = other.missing.contains(.alpha) ? 1 : other.alpha }
  }

  /// Returns the components premultiplied by alpha, except for a hue.
  ///
  /// Defined by [CSS Color 4, section 12.3](https://drafts.csswg.org/css-color-4/#interpolation-alpha).
  func premultiplied(in space: ColorSpace) -> ColorVector {
    Self.scaled(vector, by: alpha, in: space)
  }

  /// Returns the components multiplied by a factor, except for a hue.
  static func scaled(
    _ vector: ColorVector, by factor: Double, in space: ColorSpace
  ) -> ColorVector {
    var result = vector * factor
    if let index = space.hueIndex { result[index] = vector[index] }
    return result
  }
}
