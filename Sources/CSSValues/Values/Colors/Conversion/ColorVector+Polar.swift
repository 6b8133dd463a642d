// SPDX-License-Identifier: Apache-2.0

extension ColorVector {
  /// The lightness, chroma and hue of a lightness and two opponent axes.
  var polarOfRectangular: ColorVector {
    ColorVector(x, (y * y + z * z).squareRoot(), normalizedHue(arcTangent(z, y) * 180 / .pi))
  }

  /// The lightness and two opponent axes of a lightness, chroma and hue.
  var rectangularOfPolar: ColorVector {
    let angle = z * .pi / 180
    return ColorVector(x, y * cosine(angle), y * sine(angle))
  }
}

extension ColorVector {
  /// The red, green and blue of a hue, saturation and lightness.
  ///
  /// Defined by [CSS Color 4, section 7.1](https://drafts.csswg.org/css-color-4/#hsl-to-rgb).
  var rgbOfHSL: ColorVector {
    let lightness = z / 100
    let amplitude = y / 100 * Swift.min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      var position = (offset + x / 30).truncatingRemainder(dividingBy: 12)
      if position < 0 { position += 12 }
      return lightness - amplitude * Swift.max(-1, Swift.min(position - 3, 9 - position, 1))
    }
    return ColorVector(component(0), component(8), component(4))
  }

  /// The hue, saturation and lightness of a red, green and blue.
  ///
  /// Defined by [CSS Color 4, section 7.2](https://drafts.csswg.org/css-color-4/#rgb-to-hsl).
  var hslOfRGB: ColorVector {
    let (low, high) = (self.min(), self.max())
    let lightness = (low + high) / 2
    guard let hue = hueOfRGB else { return ColorVector(0, 0, lightness * 100) }
    let availableSpace = Swift.min(lightness, 1 - lightness)
    let saturation = availableSpace == 0 ? 0 : (high - lightness) / availableSpace
    // Colors far outside sRGB have a negative saturation, which is equivalent to the opposite hue.
    return ColorVector(
      saturation < 0 ? normalizedHue(hue + 180) : hue, saturation.magnitude * 100, lightness * 100)
  }

  /// The red, green and blue of a hue, whiteness and blackness.
  ///
  /// Defined by [CSS Color 4, section 8.1](https://drafts.csswg.org/css-color-4/#hwb-to-rgb).
  var rgbOfHWB: ColorVector {
    let (white, black) = (y / 100, z / 100)
    if white + black >= 1 { return ColorVector(repeating: white / (white + black)) }
    return ColorVector(x, 100, 50).rgbOfHSL * (1 - white - black) + white
  }

  /// The hue, whiteness and blackness of a red, green and blue.
  var hwbOfRGB: ColorVector {
    ColorVector(hueOfRGB ?? 0, self.min() * 100, (1 - self.max()) * 100)
  }

  /// The red, green and blue of a hue, saturation and value.
  ///
  /// The formulas are those of Three20. A saturation or value above 1 results in an out-of-gamut
  /// color.
  var rgbOfHSV: ColorVector {
    let amplitude = y * z
    func component(_ offset: Double) -> Double {
      var position = (offset + x / 60).truncatingRemainder(dividingBy: 6)
      if position < 0 { position += 6 }
      return z - amplitude * Swift.max(0, Swift.min(position, 4 - position, 1))
    }
    return ColorVector(component(5), component(3), component(1))
  }

  /// The hue, saturation and value of a red, green and blue.
  ///
  /// The hue and saturation of a gray are 0.
  ///
  /// The formulas are those of Three20, except for grays, for which Three20 has a hue of -1 or NaN.
  var hsvOfRGB: ColorVector {
    let value = self.max()
    // If the largest component is zero, the saturation cannot describe negative components.
    guard let hue = hueOfRGB, value.magnitude > 1e-9 else { return ColorVector(0, 0, value) }
    return ColorVector(hue, (value - self.min()) / value, value)
  }

  /// The hue in degrees, or `nil` for a gray.
  private var hueOfRGB: Double? {
    let high = self.max()
    let range = high - self.min()
    // The components of a gray may differ in the last digits after a conversion.
    guard range > 1e-9 else { return nil }
    if high == x { return normalizedHue((y - z) / range * 60) }
    return high == y ? (z - x) / range * 60 + 120 : (x - y) / range * 60 + 240
  }
}

/// Returns an angle normalized to 0..<360 degrees, or 0 for an infinite angle.
func normalizedHue(_ degrees: Double) -> Double {
  guard degrees.magnitude < .largestValue else { return 0 }
  if (0..<360).contains(degrees) { return degrees }
  let remainder = degrees.truncatingRemainder(dividingBy: 360)
  let hue = remainder < 0 ? remainder + 360 : remainder
  // Rounding turns a tiny negative angle into 360.
  return hue == 360 ? 0 : hue
}
