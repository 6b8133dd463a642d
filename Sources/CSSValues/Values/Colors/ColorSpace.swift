// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A space of colors: what the three components of a ``Color`` mean.
///
/// Three of them are sRGB once more, and are written as `rgb()` has always been: ``rgb``, ``hsl`` and ``hwb``. ``srgb`` has the
/// same colors as ``rgb`` and is written `color(srgb 1 0 0)`. ``hsv`` is Livery's own, and is written `hsv(0 1 1)`.
///
/// Defined by [CSS Color 4, sections 5 to 10](https://drafts.csswg.org/css-color-4/#color-space).
public enum ColorSpace: UInt8, Sendable, Hashable, CaseIterable {
  /// sRGB as `rgb()`, hexadecimal digits and names give it: red, green and blue, 0 to 1.
  case rgb
  /// sRGB by hue in degrees, and saturation and lightness, 0 to 100.
  case hsl
  /// sRGB by hue in degrees, and whiteness and blackness, 0 to 100.
  case hwb
  /// sRGB by hue in degrees, and saturation and value, 0 to 1, and beyond for colors outside.
  case hsv
  /// sRGB as `color()` gives it: red, green and blue, 0 to 1, and beyond for colors outside.
  case srgb
  /// sRGB in parts of light.
  case srgbLinear
  /// Display P3: the wider colors of newer screens.
  case displayP3
  /// Display P3 in parts of light.
  case displayP3Linear
  /// The colors of Adobe RGB (1998).
  case a98RGB
  /// ProPhoto RGB, seen by the light D50.
  case proPhotoRGB
  /// The colors of ITU-R BT.2020.
  case rec2020
  /// CIE Lab by the light D50: lightness 0 to 100, and two axes of about -125 to 125.
  case lab
  /// CIE Lab by lightness, chroma of about 0 to 150 and hue in degrees.
  case lch
  /// Oklab: lightness 0 to 1, and two axes of about -0.4 to 0.4.
  case oklab
  /// Oklab by lightness, chroma of about 0 to 0.4 and hue in degrees.
  case oklch
  /// CIE XYZ by the light D50.
  case xyzD50
  /// CIE XYZ by the light D65: the space that `xyz` means.
  case xyzD65
}

extension ColorSpace: CustomStringConvertible {
  /// The name as CSS writes it in `color()` and behind `in`; `rgb` for ``rgb``, which is named in neither.
  public var description: String { name.description }

  var name: StaticString {
    switch self {
    case .rgb: "rgb"
    case .hsl: "hsl"
    case .hwb: "hwb"
    case .hsv: "hsv"
    case .srgb: "srgb"
    case .srgbLinear: "srgb-linear"
    case .displayP3: "display-p3"
    case .displayP3Linear: "display-p3-linear"
    case .a98RGB: "a98-rgb"
    case .proPhotoRGB: "prophoto-rgb"
    case .rec2020: "rec2020"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    case .xyzD50: "xyz-d50"
    case .xyzD65: "xyz-d65"
    }
  }

  /// The space that a token names; `xyz` is ``xyzD65``.
  init?(_ stream: TokenStream, at position: Int) {
    if stream.value(of: position, equals: "xyz") {
      self = .xyzD65
      return
    }
    guard let space = Self.allCases.first(where: { stream.value(of: position, equals: $0.name) })
    else { return nil }
    self = space
  }
}

extension ColorSpace {
  /// Whether its colors are those of screens of sRGB, whose mixtures and animations stay in sRGB, and which are clipped
  /// where they are shown: the colors that are written as `rgb()`, and those of ``hsv``.
  ///
  /// Defined by [CSS Color 4, section 16](https://drafts.csswg.org/css-color-4/#legacy-color-syntax).
  public var isLegacy: Bool { isWrittenAsRGB || self == .hsv }

  /// Whether its colors are written as `rgb()`, by bytes.
  var isWrittenAsRGB: Bool { self == .rgb || self == .hsl || self == .hwb }

  /// Whether one component is a hue.
  public var isPolar: Bool { hueIndex != nil }

  /// Whether its colors are written by `color()`.
  var isPredefined: Bool {
    switch self {
    case .rgb, .hsl, .hwb, .hsv, .lab, .lch, .oklab, .oklch: false
    default: true
    }
  }

  /// The component that is a hue: 0 to 2.
  var hueIndex: Int? {
    switch self {
    case .hsl, .hwb, .hsv: 0
    case .lch, .oklch: 2
    default: nil
    }
  }
}
