// SPDX-License-Identifier: Apache-2.0

extension CSSColor {
  /// Returns whether the color is in the gamut of a space, by default of its own space.
  ///
  /// The result is always `true` for unbounded spaces such as ``ColorSpace/oklab``.
  public func isInGamut(of space: ColorSpace? = nil) -> Bool {
    let space = space ?? self.space
    guard let bounded = space.boundedSpace else { return true }
    return converted(to: bounded).vector.isInGamut
  }

  /// Returns the color in another space, with each component clipped to the gamut of the space.
  public func clipped(to space: ColorSpace) -> CSSColor {
    guard let bounded = space.boundedSpace else { return converted(to: space) }
    let color = converted(to: bounded)
    let clipped = color.vector.clamped(lowerBound: .zero, upperBound: .one)
    return CSSColor(bounded, clipped, alpha: alpha, missing: color.missing).converted(to: space)
  }

  /// Returns the gamut-mapped color in another space.
  ///
  /// The chroma of an out-of-gamut color is reduced in Oklch until the difference from the clipped
  /// color is below a just noticeable difference.
  ///
  /// Colors written as `rgb()`, `hsl()`, `hwb()` and `hsv()` are clipped.
  ///
  /// Defined by [CSS Color 4, section 13.2](https://drafts.csswg.org/css-color-4/#css-gamut-mapping).
  public func mapped(to space: ColorSpace) -> CSSColor {
    guard let bounded = space.boundedSpace else { return converted(to: space) }
    if self.space.isLegacy || isInGamut(of: bounded) { return clipped(to: space) }
    let origin = converted(to: .oklch).vector
    func color(_ vector: ColorVector) -> CSSColor {
      CSSColor(bounded, vector, alpha: alpha, missing: missing.intersection(.alpha))
        .converted(to: space)
    }
    if origin.x >= 1 { return color(.one) }
    if origin.x <= 0 { return color(.zero) }
    return color(bounded.mapped(oklch: origin))
  }

  /// The three components.
  var vector: ColorVector { ColorVector(first, second, third) }

  init(_ space: ColorSpace, _ vector: ColorVector, alpha: Double, missing: Missing = []) {
    self.init(space, vector.x, vector.y, vector.z, alpha: alpha, missing: missing)
  }
}

extension ColorSpace {
  /// Returns the components in this space of an Oklch color after chroma reduction.
  fileprivate func mapped(oklch origin: ColorVector) -> ColorVector {
    let (justNoticeable, epsilon) = (0.02, 0.0001)
    func clip(_ color: ColorVector) -> ColorVector {
      ColorSpace.oklch.convert(color, to: self).clamped(lowerBound: .zero, upperBound: .one)
    }
    func difference(_ clipped: ColorVector, _ color: ColorVector) -> Double {
      let distance = convert(clipped, to: .oklab) - color.rectangularOfPolar
      return (distance * distance).sum().squareRoot()
    }
    var current = origin
    var clipped = clip(current)
    if difference(clipped, current) < justNoticeable { return clipped }
    var (low, high, isLowInGamut) = (0.0, origin.y, true)
    // Each iteration halves the interval. 256 iterations suffice for the largest number.
    for _ in 0..<256 where high - low > epsilon {
      current.y = (low + high) / 2
      let converted = ColorSpace.oklch.convert(current, to: self)
      if isLowInGamut, converted.isInGamut {
        low = current.y
        continue
      }
      clipped = converted.clamped(lowerBound: .zero, upperBound: .one)
      let distance = difference(clipped, current)
      guard distance < justNoticeable else {
        high = current.y
        continue
      }
      if justNoticeable - distance < epsilon { return clipped }
      isLowInGamut = false
      low = current.y
    }
    return clipped
  }
}

extension ColorVector {
  /// Whether all components are in 0...1, within the rounding errors of conversions.
  fileprivate var isInGamut: Bool { self.min() >= -1e-7 && self.max() <= 1 + 1e-7 }
}
