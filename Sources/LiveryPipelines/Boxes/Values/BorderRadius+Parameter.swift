// SPDX-License-Identifier: Apache-2.0
public import CSSValues
import LiveryDisplay

extension BorderRadius: ComposedValue {
  /// What `border-radius` takes.
  static let grammar = "<'border-radius'>"

  /// Takes up to four horizontal radii, and behind a slash up to four vertical ones.
  init?(reading reader: inout ParameterReader) {
    guard let horizontal = LengthPercentageSides(reading: &reader) else { return nil }
    var vertical = horizontal
    if reader.takeSlash() {
      guard let sides = LengthPercentageSides(reading: &reader) else { return nil }
      vertical = sides
    }
    self.init(
      topLeft: CornerRadius(horizontal.top, vertical.top),
      topRight: CornerRadius(horizontal.right, vertical.right),
      bottomRight: CornerRadius(horizontal.bottom, vertical.bottom),
      bottomLeft: CornerRadius(horizontal.left, vertical.left))
  }

  /// The radii in one piece; nothing where no corner is round.
  var values: [CSSValue]? { self == .zero ? nil : [.unparsed(description)] }
}

extension LengthPercentageSides: ComposedValue {
  /// One to four lengths or percentages that are not negative.
  static let grammar = "<length-percentage [0,∞]>{1,4}"

  /// Takes one to four lengths or percentages.
  init?(reading reader: inout ParameterReader) {
    guard let top = reader.takeLengthPercentage() else { return nil }
    let right = reader.takeLengthPercentage()
    let bottom = right == nil ? nil : reader.takeLengthPercentage()
    let left = bottom == nil ? nil : reader.takeLengthPercentage()
    self.init(
      top: top, right: right ?? top, bottom: bottom ?? top, left: left ?? right ?? top)
  }

  /// The sides in one piece; nothing where all are zero.
  var values: [CSSValue]? { self == .zero ? nil : [.unparsed(description)] }

  /// The distances in px.
  func pixels(of reference: Double) -> Insets {
    Insets(
      top: top.pixels(of: reference), right: right.pixels(of: reference),
      bottom: bottom.pixels(of: reference), left: left.pixels(of: reference))
  }
}
