// SPDX-License-Identifier: Apache-2.0

/// What one component of a color space is: its name, how it is written, and which components of other spaces are like it.
struct ColorChannel {
  /// The keyword that stands for it in relative colors.
  let keyword: ColorChannelKeyword
  /// How much of the component 100% is; nil for a hue, which is no percentage.
  let percentReference: Double?
  /// The number that means one of the component: 255 where a sheet counts in bytes.
  var numbersInOne = 1.0
  /// What a sheet's value is brought into.
  var range: ClosedRange<Double>?
  /// What it is like in other spaces.
  let likeness: Likeness

  /// The sets of components that carry a missing one over into another space.
  ///
  /// Defined by [CSS Color 4, section 12.2](https://drafts.csswg.org/css-color-4/#interpolation-missing).
  enum Likeness {
    case red, green, blue, lightness, colorfulness, hue, firstOpponent, secondOpponent
    /// Like none.
    case alone

    /// Whether it says something of the color apart from the lightness.
    var isChromatic: Bool {
      switch self {
      case .colorfulness, .hue, .firstOpponent, .secondOpponent: true
      default: false
      }
    }
  }
}

extension ColorSpace {
  /// The component of an index from 0 to 2.
  func channel(_ index: Int) -> ColorChannel {
    switch self {
    case .rgb: Self.bytes[index]
    case .hsl: Self.hslChannels[index]
    case .hwb: Self.hwbChannels[index]
    case .hsv: Self.hsvChannels[index]
    case .lab: Self.labChannels[index]
    case .lch: Self.lchChannels[index]
    case .oklab: Self.oklabChannels[index]
    case .oklch: Self.oklchChannels[index]
    case .xyzD50, .xyzD65: Self.xyzChannels[index]
    default: Self.rgbChannels[index]
    }
  }

  private static let bytes: [ColorChannel] = [
    .init(keyword: .r, percentReference: 1, numbersInOne: 255, range: 0...1, likeness: .red),
    .init(keyword: .g, percentReference: 1, numbersInOne: 255, range: 0...1, likeness: .green),
    .init(keyword: .b, percentReference: 1, numbersInOne: 255, range: 0...1, likeness: .blue),
  ]

  private static let rgbChannels: [ColorChannel] = [
    .init(keyword: .r, percentReference: 1, likeness: .red),
    .init(keyword: .g, percentReference: 1, likeness: .green),
    .init(keyword: .b, percentReference: 1, likeness: .blue),
  ]

  private static let xyzChannels: [ColorChannel] = [
    .init(keyword: .x, percentReference: 1, likeness: .red),
    .init(keyword: .y, percentReference: 1, likeness: .green),
    .init(keyword: .z, percentReference: 1, likeness: .blue),
  ]

  private static let hue = ColorChannel(keyword: .h, percentReference: nil, likeness: .hue)

  private static let hslChannels: [ColorChannel] = [
    hue,
    .init(keyword: .s, percentReference: 100, range: 0...(.infinity), likeness: .colorfulness),
    .init(keyword: .l, percentReference: 100, likeness: .lightness),
  ]

  private static let hwbChannels: [ColorChannel] = [
    hue,
    .init(keyword: .w, percentReference: 100, likeness: .alone),
    .init(keyword: .b, percentReference: 100, likeness: .alone),
  ]

  private static let hsvChannels: [ColorChannel] = [
    hue,
    .init(keyword: .s, percentReference: 1, likeness: .colorfulness),
    .init(keyword: .v, percentReference: 1, likeness: .alone),
  ]

  private static let labChannels: [ColorChannel] = [
    .init(keyword: .l, percentReference: 100, range: 0...100, likeness: .lightness),
    .init(keyword: .a, percentReference: 125, likeness: .firstOpponent),
    .init(keyword: .b, percentReference: 125, likeness: .secondOpponent),
  ]

  private static let lchChannels: [ColorChannel] = [
    .init(keyword: .l, percentReference: 100, range: 0...100, likeness: .lightness),
    .init(keyword: .c, percentReference: 150, range: 0...(.infinity), likeness: .colorfulness),
    hue,
  ]

  private static let oklabChannels: [ColorChannel] = [
    .init(keyword: .l, percentReference: 1, range: 0...1, likeness: .lightness),
    .init(keyword: .a, percentReference: 0.4, likeness: .firstOpponent),
    .init(keyword: .b, percentReference: 0.4, likeness: .secondOpponent),
  ]

  private static let oklchChannels: [ColorChannel] = [
    .init(keyword: .l, percentReference: 1, range: 0...1, likeness: .lightness),
    .init(keyword: .c, percentReference: 0.4, range: 0...(.infinity), likeness: .colorfulness),
    hue,
  ]
}
