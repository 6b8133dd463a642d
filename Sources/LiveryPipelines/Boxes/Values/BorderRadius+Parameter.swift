// SPDX-License-Identifier: Apache-2.0
public import CSSValues
import LiveryDisplay

extension BorderRadius: ComposedValue {
  /// The grammar of `border-radius`.
  static let grammar = "<'border-radius'>"

  /// Parses up to four horizontal radii, and up to four vertical radii after a slash.
  init?(reading reader: inout ParameterReader) {
    guard let horizontal = LengthPercentageSides(reading: &reader) else { return nil }
    var vertical = horizontal
    if reader.consumeSlash() {
      guard let sides = LengthPercentageSides(reading: &reader) else { return nil }
      vertical = sides
    }
    self.init(
      topLeft: CornerRadius(horizontal.top, vertical.top),
      topRight: CornerRadius(horizontal.right, vertical.right),
      bottomRight: CornerRadius(horizontal.bottom, vertical.bottom),
      bottomLeft: CornerRadius(horizontal.left, vertical.left))
  }

  /// The radii as a single value, or `nil` if all corners are sharp.
  var values: [CSSValue]? { self == .zero ? nil : [.unparsed(description)] }
}

extension LengthPercentageSides: ComposedValue {
  /// The grammar: one to four nonnegative lengths or percentages.
  static let grammar = "<length-percentage [0,∞]>{1,4}"

  /// Parses one to four lengths or percentages.
  init?(reading reader: inout ParameterReader) {
    guard let top = reader.consumeLengthPercentage() else { return nil }
    let right = reader.consumeLengthPercentage()
    let bottom = right == nil ? nil : reader.consumeLengthPercentage()
    let left = bottom == nil ? nil : reader.consumeLengthPercentage()
    self.init(
      top: top, right: right ?? top, bottom: bottom ?? top, left: left ?? right ?? top)
  }

  /// The sides as a single value, or `nil` if all are zero.
  var values: [CSSValue]? { self == .zero ? nil : [.unparsed(description)] }

  /// Returns the distances in px, with percentages of a reference length.
  func pixels(of reference: Double) -> Insets {
    Insets(
      top: top.pixels(of: reference), right: right.pixels(of: reference),
      bottom: bottom.pixels(of: reference), left: left.pixels(of: reference))
  }
}
