// SPDX-License-Identifier: Apache-2.0

extension ColorSpace {
  /// The components that the same color has in another space.
  ///
  /// Defined by [CSS Color 4, section 11](https://drafts.csswg.org/css-color-4/#color-conversion).
  func convert(_ vector: ColorVector, to target: ColorSpace) -> ColorVector {
    if self == target { return vector }
    let source = rectangular
    let destination = target.rectangular
    var vector = toRectangular(vector)
    if source != destination { vector = destination.fromXYZ(source.toXYZ(vector)) }
    return target.fromRectangular(vector)
  }

  /// The space without hues that it is another form of; of ``srgb`` it is ``rgb``.
  private var rectangular: ColorSpace {
    switch self {
    case .hsl, .hwb, .hsv, .srgb: .rgb
    case .lch: .lab
    case .oklch: .oklab
    default: self
    }
  }

  private func toRectangular(_ vector: ColorVector) -> ColorVector {
    switch self {
    case .hsl: vector.rgbOfHSL
    case .hwb: vector.rgbOfHWB
    case .hsv: vector.rgbOfHSV
    case .lch, .oklch: vector.rectangularOfPolar
    default: vector
    }
  }

  private func fromRectangular(_ vector: ColorVector) -> ColorVector {
    switch self {
    case .hsl: vector.hslOfRGB
    case .hwb: vector.hwbOfRGB
    case .hsv: vector.hsvOfRGB
    case .lch, .oklch: vector.polarOfRectangular
    default: vector
    }
  }

  /// The components in XYZ by the light D65.
  private func toXYZ(_ vector: ColorVector) -> ColorVector {
    if let model = rgbModel {
      let xyz = model.toXYZ * model.transfer.decoded(vector)
      return model.isOfD50 ? ColorMatrix.d50ToD65 * xyz : xyz
    }
    switch self {
    case .lab: return ColorMatrix.d50ToD65 * vector.xyzOfLab
    case .oklab: return vector.xyzOfOklab
    case .xyzD50: return ColorMatrix.d50ToD65 * vector
    default: return vector
    }
  }

  private func fromXYZ(_ xyz: ColorVector) -> ColorVector {
    if let model = rgbModel {
      let light = model.fromXYZ * (model.isOfD50 ? ColorMatrix.d65ToD50 * xyz : xyz)
      return model.transfer.encoded(light)
    }
    switch self {
    case .lab: return (ColorMatrix.d65ToD50 * xyz).labOfXYZ
    case .oklab: return xyz.oklabOfXYZ
    case .xyzD50: return ColorMatrix.d65ToD50 * xyz
    default: return xyz
    }
  }
}

extension ColorVector {
  /// The light D50's white in XYZ.
  private static let whiteD50 = ColorVector(
    0.3457 / 0.3585, 1, (1.0 - 0.3457 - 0.3585) / 0.3585)
  /// The slope of the straight part of CIE Lab's curve, 29³ / 3³.
  private static let labSlope = 24389.0 / 27
  /// Where the straight part ends, 6³ / 29³.
  private static let labLimit = 216.0 / 24389

  /// CIE Lab of XYZ by the light D50.
  fileprivate var labOfXYZ: ColorVector {
    func curve(_ value: Double) -> Double {
      value > Self.labLimit ? cubeRoot(value) : (Self.labSlope * value + 16) / 116
    }
    let scaled = self / Self.whiteD50
    let f = ColorVector(curve(scaled.x), curve(scaled.y), curve(scaled.z))
    return ColorVector(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  /// XYZ by the light D50 of CIE Lab.
  fileprivate var xyzOfLab: ColorVector {
    func curve(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > Self.labLimit ? cube : (116 * value - 16) / Self.labSlope
    }
    let f = (x + 16) / 116
    let height = x > Self.labSlope * Self.labLimit ? f * f * f : x / Self.labSlope
    return ColorVector(curve(y / 500 + f), height, curve(f - z / 200)) * Self.whiteD50
  }

  fileprivate var oklabOfXYZ: ColorVector {
    let cones = ColorMatrix.xyzToCones * self
    return ColorMatrix.conesToOklab
      * ColorVector(cubeRoot(cones.x), cubeRoot(cones.y), cubeRoot(cones.z))
  }

  fileprivate var xyzOfOklab: ColorVector {
    let roots = ColorMatrix.oklabToCones * self
    return ColorMatrix.conesToXYZ * (roots * roots * roots)
  }
}
