// SPDX-License-Identifier: Apache-2.0

/// A color space, which defines the three components of a ``CSSColor``.
///
/// ``rgb``, ``hsl`` and ``hwb`` are forms of sRGB that are serialized as legacy `rgb()`. ``srgb``
/// has the same colors as ``rgb`` and is serialized as `color(srgb 1 0 0)`. ``hsv`` is an extension
/// of Livery and is serialized as `hsv(0 1 1)`.
///
/// Defined by [CSS Color 4, sections 5 to 10](https://drafts.csswg.org/css-color-4/#color-space).
public enum ColorSpace: UInt8, Sendable, Hashable, CaseIterable {
  /// sRGB from `rgb()`, hexadecimal notation and names: red, green and blue, 0 to 1.
  case rgb
  /// sRGB as hue in degrees, and saturation and lightness, 0 to 100.
  case hsl
  /// sRGB as hue in degrees, and whiteness and blackness, 0 to 100.
  case hwb
  /// sRGB as hue in degrees, saturation and value, 0 to 1, and beyond for out-of-gamut colors.
  case hsv
  /// sRGB from `color()`: red, green and blue, 0 to 1, and beyond for out-of-gamut colors.
  case srgb
  /// sRGB with linear-light components.
  case srgbLinear
  /// Display P3, the wide gamut of newer displays.
  case displayP3
  /// Display P3 with linear-light components.
  case displayP3Linear
  /// Adobe RGB (1998).
  case a98RGB
  /// ProPhoto RGB, with a D50 white point.
  case proPhotoRGB
  /// ITU-R BT.2020.
  case rec2020
  /// CIE Lab with a D50 white point: lightness 0 to 100, and two axes of about -125 to 125.
  case lab
  /// CIE LCH, the polar form of CIE Lab: lightness, chroma of about 0 to 150, and hue in degrees.
  case lch
  /// Oklab: lightness 0 to 1, and two axes of about -0.4 to 0.4.
  case oklab
  /// Oklch, the polar form of Oklab: lightness, chroma of about 0 to 0.4, and hue in degrees.
  case oklch
  /// CIE XYZ with a D50 white point.
  case xyzD50
  /// CIE XYZ with a D65 white point, also known as `xyz`.
  case xyzD65
}

extension ColorSpace: CustomStringConvertible {
  /// The CSS name of the space in `color()` and after `in`.
  ///
  /// The name of ``rgb``, which occurs in neither, is `rgb`.
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
}

extension ColorSpace {
  /// The CSS function for the colors of a space.
  enum Notation {
    /// A function with the name of the space, serialized as `rgb()`: `hsl()`.
    case legacy
    /// A function with the name of the space: `lab()`.
    case function
    /// The `color()` function.
    case predefined
  }

  /// The CSS function for the colors of the space.
  private var notation: Notation {
    switch self {
    case .rgb, .hsl, .hwb: .legacy
    case .hsv, .lab, .lch, .oklab, .oklch: .function
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .proPhotoRGB, .rec2020,
      .xyzD50, .xyzD65:
      .predefined
    }
  }

  /// Whether the colors are legacy sRGB colors, or colors of ``hsv``.
  ///
  /// They are interpolated in sRGB by default, and out-of-gamut components are clipped for display.
  ///
  /// Defined by [CSS Color 4, section 16](https://drafts.csswg.org/css-color-4/#legacy-color-syntax).
  package var isLegacy: Bool { serializesAsRGB || self == .hsv }

  /// Whether the colors are serialized as `rgb()`, with 8-bit components.
  var serializesAsRGB: Bool { notation == .legacy }

  /// Whether the colors are serialized as `color()`.
  var isPredefined: Bool { notation == .predefined }

  /// Whether the function has a legacy syntax with commas, and an alias that ends in `a`.
  var hasCommaSyntax: Bool { self == .rgb || self == .hsl }

  /// Whether the space is polar: a component is a hue.
  package var isPolar: Bool { hueIndex != nil }
}

extension ColorSpace {
  /// The three components of a space.
  private struct Components {
    let channels: [ColorChannel]
    /// The index of the hue, or `nil` for a space without one.
    let hueIndex: Int?

    init(_ channels: [ColorChannel]) {
      self.channels = channels
      hueIndex = channels.firstIndex { $0.category == .hue }
    }
  }

  /// Returns the component at an index from 0 to 2.
  func channel(_ index: Int) -> ColorChannel { components.channels[index] }

  /// The index of the hue, 0 to 2, or `nil` for a space without one.
  var hueIndex: Int? { components.hueIndex }

  private var components: Components {
    switch self {
    case .rgb: Self.bytes
    case .hsl: Self.hslChannels
    case .hwb: Self.hwbChannels
    case .hsv: Self.hsvChannels
    case .lab: Self.labChannels
    case .lch: Self.lchChannels
    case .oklab: Self.oklabChannels
    case .oklch: Self.oklchChannels
    case .xyzD50, .xyzD65: Self.xyzChannels
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .proPhotoRGB, .rec2020:
      Self.rgbChannels
    }
  }

  private static let bytes = Components([
    .init(.r, of: 1, .red, numberScale: 255, in: 0...1),
    .init(.g, of: 1, .green, numberScale: 255, in: 0...1),
    .init(.b, of: 1, .blue, numberScale: 255, in: 0...1),
  ])
  private static let rgbChannels = Components([
    .init(.r, of: 1, .red), .init(.g, of: 1, .green), .init(.b, of: 1, .blue),
  ])
  private static let xyzChannels = Components([
    .init(.x, of: 1, .red), .init(.y, of: 1, .green), .init(.z, of: 1, .blue),
  ])
  private static let hue = ColorChannel(.h, of: nil, .hue)
  private static let hslChannels = Components([
    hue, .init(.s, of: 100, .colorfulness, in: 0...(.infinity)), .init(.l, of: 100, .lightness),
  ])
  private static let hwbChannels = Components([
    hue, .init(.w, of: 100, .noAnalog), .init(.b, of: 100, .noAnalog),
  ])
  private static let hsvChannels = Components([
    hue, .init(.s, of: 1, .colorfulness), .init(.v, of: 1, .noAnalog),
  ])
  private static let labChannels = Components([
    .init(.l, of: 100, .lightness, in: 0...100), .init(.a, of: 125, .firstOpponent),
    .init(.b, of: 125, .secondOpponent),
  ])
  private static let lchChannels = Components([
    .init(.l, of: 100, .lightness, in: 0...100),
    .init(.c, of: 150, .colorfulness, in: 0...(.infinity)), hue,
  ])
  private static let oklabChannels = Components([
    .init(.l, of: 1, .lightness, in: 0...1), .init(.a, of: 0.4, .firstOpponent),
    .init(.b, of: 0.4, .secondOpponent),
  ])
  private static let oklchChannels = Components([
    .init(.l, of: 1, .lightness, in: 0...1),
    .init(.c, of: 0.4, .colorfulness, in: 0...(.infinity)), hue,
  ])
}
