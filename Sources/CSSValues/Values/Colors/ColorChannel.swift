// SPDX-License-Identifier: Apache-2.0

/// What one component of a color space is: its name, how it is written, and which components of other spaces are like it.
struct ColorChannel {
  /// The keyword that stands for it in relative colors.
  let keyword: ColorChannelKeyword
  /// How much of the component 100% is; nil for a hue, which is no percentage.
  let percentReference: Double?
  /// The number that means one of the component: 255 where a sheet counts in bytes.
  let numbersInOne: Double
  /// What a sheet's value is brought into.
  let range: ClosedRange<Double>?
  /// What it is like in other spaces.
  let likeness: Likeness

  init(
    _ keyword: ColorChannelKeyword, of percentReference: Double?, _ likeness: Likeness,
    numbersInOne: Double = 1, in range: ClosedRange<Double>? = nil
  ) {
    self.keyword = keyword
    self.percentReference = percentReference
    self.numbersInOne = numbersInOne
    self.range = range
    self.likeness = likeness
  }

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
      case .red, .green, .blue, .lightness, .alone: false
      }
    }
  }
}
