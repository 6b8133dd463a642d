// SPDX-License-Identifier: Apache-2.0

/// A space of colors: what the three components of a ``CSSColor`` mean.
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
}

extension ColorSpace {
  /// The function that writes colors of a space.
  enum Notation {
    /// A function of its name, whose colors are serialized as `rgb()`: `hsl()`.
    case legacy
    /// A function of its name: `lab()`.
    case function
    /// `color()`.
    case predefined
  }

  /// The function that writes colors of the space.
  private var notation: Notation {
    switch self {
    case .rgb, .hsl, .hwb: .legacy
    case .hsv, .lab, .lch, .oklab, .oklch: .function
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .proPhotoRGB, .rec2020,
      .xyzD50, .xyzD65:
      .predefined
    }
  }

  /// Whether its colors are those of screens of sRGB, whose mixtures and animations stay in sRGB, and which are clipped
  /// where they are shown: the colors that are written as `rgb()`, and those of ``hsv``.
  ///
  /// Defined by [CSS Color 4, section 16](https://drafts.csswg.org/css-color-4/#legacy-color-syntax).
  public var isLegacy: Bool { isWrittenAsRGB || self == .hsv }

  /// Whether its colors are written as `rgb()`, by bytes.
  var isWrittenAsRGB: Bool { notation == .legacy }

  /// Whether its colors are written by `color()`.
  var isPredefined: Bool { notation == .predefined }

  /// Whether its function has an older form with commas, and an older name that ends in `a`.
  var hasCommaSyntax: Bool { self == .rgb || self == .hsl }

  /// Whether one component is a hue.
  public var isPolar: Bool { hueIndex != nil }
}

extension ColorSpace {
  /// The three components of a space.
  private struct Components {
    let channels: [ColorChannel]
    /// The index of the hue, or `nil` for a space without one.
    let hueIndex: Int?

    init(_ channels: [ColorChannel]) {
      self.channels = channels
      hueIndex = channels.firstIndex { $0.likeness == .hue }
    }
  }

  /// The component of an index from 0 to 2.
  func channel(_ index: Int) -> ColorChannel { components.channels[index] }

  /// The component that is a hue: 0 to 2.
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
    .init(.r, of: 1, .red, numbersInOne: 255, in: 0...1),
    .init(.g, of: 1, .green, numbersInOne: 255, in: 0...1),
    .init(.b, of: 1, .blue, numbersInOne: 255, in: 0...1),
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
    hue, .init(.w, of: 100, .alone), .init(.b, of: 100, .alone),
  ])
  private static let hsvChannels = Components([
    hue, .init(.s, of: 1, .colorfulness), .init(.v, of: 1, .alone),
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
