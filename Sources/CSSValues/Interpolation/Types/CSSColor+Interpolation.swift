// SPDX-License-Identifier: Apache-2.0

extension CSSColor {
  /// A color between two others.
  ///
  /// Components are mixed in proportion to the opacities of their colors. One that is missing in one color is that of
  /// the other.
  ///
  /// ```swift
  /// CSSColor.interpolated(from: .black, to: .white, at: 0.5)                       // rgb(128, 128, 128)
  /// CSSColor.interpolated(from: .black, to: .white, at: 0.5, in: .oklab)           // oklab(0.5 0 0)
  /// ```
  ///
  /// Defined by [CSS Color 4, section 12](https://drafts.csswg.org/css-color-4/#interpolation).
  ///
  /// - Parameters:
  ///   - first: the color at 0.
  ///   - second: the color at 1.
  ///   - progress: how far from the first to the second; may go beyond them.
  ///   - method: where they are mixed; by default in sRGB where both are written as `rgb()`, `hsl()` or `hwb()`, else
  ///     in Oklab.
  /// - Returns: a color of the method's space.
  public static func interpolated(
    from first: CSSColor, to second: CSSColor, at progress: Double,
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
    let alpha = missing.contains(.alpha) ? 1 : from.alpha + (to.alpha - from.alpha) * progress
    var vector =
      from.premultiplied(in: space) * (1 - progress) + to.premultiplied(in: space) * progress
    let opacity = min(max(alpha, 0), 1)
    if opacity > 0 {
      vector = MixedColor.scaled(vector, by: 1 / opacity, in: space)
    }
    if let index = space.hueIndex { vector[index] = normalizedHue(vector[index]) }
    return CSSColor(space, vector, alpha: opacity, missing: missing)
  }

  /// The color in the space in which it is mixed.
  private func prepared(for space: ColorSpace) -> MixedColor {
    let color = converted(to: space)
    return MixedColor(vector: color.vector, alpha: color.alpha, missing: color.missing)
  }
}

/// A color on its way into a mixture.
private struct MixedColor {
  var vector: ColorVector
  var alpha: Double
  var missing: CSSColor.Missing

  /// Takes the other color's components for those that are missing.
  mutating func fill(with other: MixedColor) {
    for index in 0..<3 where missing.contains(.component(index)) {
      vector[index] = other.vector[index]
    }
    if missing.contains(.alpha) { alpha = other.missing.contains(.alpha) ? 1 : other.alpha }
  }

  /// The components in proportion to the opacity; a hue as it is.
  ///
  /// Defined by [CSS Color 4, section 12.3](https://drafts.csswg.org/css-color-4/#interpolation-alpha).
  func premultiplied(in space: ColorSpace) -> ColorVector {
    Self.scaled(vector, by: alpha, in: space)
  }

  /// The components times a factor; a hue as it is.
  static func scaled(
    _ vector: ColorVector, by factor: Double, in space: ColorSpace
  ) -> ColorVector {
    var result = vector * factor
    if let index = space.hueIndex { result[index] = vector[index] }
    return result
  }
}
