// SPDX-License-Identifier: Apache-2.0

extension ColorSpace {
  /// Returns the components of a color in another space.
  ///
  /// Defined by [CSS Color 4, section 11](https://drafts.csswg.org/css-color-4/#color-conversion).
  func convert(_ vector: ColorVector, to target: ColorSpace) -> ColorVector {
    if self == target { return vector }
    let (source, destination) = (relation, target.relation)
    var vector = source.decoded(vector)
    if source.base ?? self != destination.base ?? target {
      let xyz = (source.base?.relation ?? source).xyz(of: vector)
      vector = (destination.base?.relation ?? destination).components(ofXYZ: xyz)
    }
    return destination.encoded(vector)
  }

  /// The relation of a color space to the spaces that its conversions pass through.
  fileprivate enum Relation {
    typealias Map = (ColorVector) -> ColorVector
    /// An RGB space, with a gamut of 0 to 1 for each component.
    case rgb(RGBModel)
    /// A space with the components of another space.
    case alias(of: ColorSpace)
    /// A transformation of the components of another space.
    case derived(from: ColorSpace, decoded: Map, encoded: Map)
    /// An unbounded space, with its conversions to and from XYZ with a D65 white point.
    case unbounded(toXYZ: Map, fromXYZ: Map)
  }

  private var relation: Relation {
    switch self {
    case .rgb: .rgb(.srgb)
    case .srgb: .alias(of: .rgb)
    case .srgbLinear: .rgb(.srgbLinear)
    case .displayP3: .rgb(.displayP3)
    case .displayP3Linear: .rgb(.displayP3Linear)
    case .a98RGB: .rgb(.a98RGB)
    case .proPhotoRGB: .rgb(.proPhotoRGB)
    case .rec2020: .rgb(.rec2020)
    case .hsl: .derived(from: .rgb, decoded: { $0.rgbOfHSL }, encoded: { $0.hslOfRGB })
    case .hwb: .derived(from: .rgb, decoded: { $0.rgbOfHWB }, encoded: { $0.hwbOfRGB })
    case .hsv: .derived(from: .rgb, decoded: { $0.rgbOfHSV }, encoded: { $0.hsvOfRGB })
    case .lch:
      .derived(from: .lab, decoded: { $0.rectangularOfPolar }, encoded: { $0.polarOfRectangular })
    case .oklch:
      .derived(from: .oklab, decoded: { $0.rectangularOfPolar }, encoded: { $0.polarOfRectangular })
    case .lab:
      .unbounded(
        toXYZ: { ColorMatrix.d50ToD65 * $0.xyzOfLab },
        fromXYZ: { (ColorMatrix.d65ToD50 * $0).labOfXYZ })
    case .oklab: .unbounded(toXYZ: { $0.xyzOfOklab }, fromXYZ: { $0.oklabOfXYZ })
    case .xyzD50:
      .unbounded(toXYZ: { ColorMatrix.d50ToD65 * $0 }, fromXYZ: { ColorMatrix.d65ToD50 * $0 })
    case .xyzD65: .unbounded(toXYZ: { $0 }, fromXYZ: { $0 })
    }
  }

  /// The RGB space that defines the gamut, or `nil` for an unbounded space.
  var boundedSpace: ColorSpace? {
    switch relation {
    case .rgb, .alias: self
    case .derived(let space, _, _): space.boundedSpace
    case .unbounded: nil
    }
  }
}

extension ColorSpace.Relation {
  /// The space that conversions pass through, or `nil` for the space itself.
  fileprivate var base: ColorSpace? {
    switch self {
    case .derived(let space, _, _), .alias(let space): space
    case .rgb, .unbounded: nil
    }
  }

  fileprivate func decoded(_ vector: ColorVector) -> ColorVector {
    if case .derived(_, let decoded, _) = self { decoded(vector) } else { vector }
  }

  fileprivate func encoded(_ vector: ColorVector) -> ColorVector {
    if case .derived(_, _, let encoded) = self { encoded(vector) } else { vector }
  }

  /// Returns the components in XYZ with a D65 white point, for a space without a base.
  fileprivate func xyz(of vector: ColorVector) -> ColorVector {
    switch self {
    case .rgb(let model): model.xyz(of: vector)
    case .unbounded(let toXYZ, _): toXYZ(vector)
    case .derived, .alias: vector
    }
  }

  /// Returns the components of a color in XYZ with a D65 white point, for a space without a base.
  fileprivate func components(ofXYZ xyz: ColorVector) -> ColorVector {
    switch self {
    case .rgb(let model): model.components(ofXYZ: xyz)
    case .unbounded(_, let fromXYZ): fromXYZ(xyz)
    case .derived, .alias: xyz
    }
  }
}

extension ColorSpace {
  /// Returns the powerless components of a color, such as the hue of a gray.
  ///
  /// Defined by [CSS Color 4, section 4.4](https://drafts.csswg.org/css-color-4/#powerless).
  func powerless(_ vector: ColorVector) -> CSSColor.Missing {
    switch self {
    case .hsl: vector.y < 1e-4 ? .first : []
    case .hwb: vector.y + vector.z >= 100 - 1e-3 ? .first : []
    case .hsv: vector.y.magnitude < 1e-6 ? .first : []
    case .lch: vector.y <= 0.0015 ? .third : []
    case .oklch: vector.y <= 0.000004 ? .third : []
    case .rgb, .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .proPhotoRGB, .rec2020,
      .lab, .oklab, .xyzD50, .xyzD65:
      []
    }
  }
}

extension ColorVector {
  /// The D50 white point in XYZ.
  private static let whiteD50 = ColorVector(
    0.3457 / 0.3585, 1, (1.0 - 0.3457 - 0.3585) / 0.3585)
  /// The slope of the linear segment of the CIE Lab curve, 29³ / 3³.
  private static let labSlope = 24389.0 / 27
  /// The end of the linear segment, 6³ / 29³.
  private static let labLimit = 216.0 / 24389

  /// The CIE Lab components of XYZ components with a D50 white point.
  fileprivate var labOfXYZ: ColorVector {
    func curve(_ value: Double) -> Double {
      value > Self.labLimit ? cubeRoot(value) : (Self.labSlope * value + 16) / 116
    }
    let scaled = self / Self.whiteD50
    let f = ColorVector(curve(scaled.x), curve(scaled.y), curve(scaled.z))
    return ColorVector(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  /// The XYZ components with a D50 white point of CIE Lab components.
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
