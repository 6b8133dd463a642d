// SPDX-License-Identifier: Apache-2.0

/// A component of a color space: its name, notation and analogous components in other spaces.
struct ColorChannel {
  /// The keyword for the component in relative colors.
  let keyword: ColorChannelKeyword
  /// The value of 100%, or `nil` for a hue, which cannot be a percentage.
  let percentReference: Double?
  /// The number in CSS for the component value 1, such as 255 in `rgb()`.
  let numberScale: Double
  /// The range that a parsed value is clamped to.
  let range: ClosedRange<Double>?
  /// The set of analogous components in other color spaces.
  let category: Category

  init(
    _ keyword: ColorChannelKeyword, of percentReference: Double?, _ category: Category,
    numberScale: Double = 1, in range: ClosedRange<Double>? = nil
  ) {
    self.keyword = keyword
    self.percentReference = percentReference
    self.numberScale = numberScale
    self.range = range
    self.category = category
  }

  /// The sets of analogous components, which carry a missing component into another color space.
  ///
  /// Defined by [CSS Color 4, section 12.2](https://drafts.csswg.org/css-color-4/#interpolation-missing).
  enum Category {
    case red, green, blue, lightness, colorfulness, hue, firstOpponent, secondOpponent
    /// No analogous components.
    case noAnalog

    /// Whether the component describes chroma or hue.
    var isChromatic: Bool {
      switch self {
      case .colorfulness, .hue, .firstOpponent, .secondOpponent: true
      case .red, .green, .blue, .lightness, .noAnalog: false
      }
    }
  }
}
