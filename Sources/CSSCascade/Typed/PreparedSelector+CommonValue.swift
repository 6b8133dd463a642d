// SPDX-License-Identifier: Apache-2.0
package import CSSValues

extension PreparedSelector {
  /// The value of a longhand, or the one that all longhands of a shorthand have; nil where they differ.
  ///
  /// ```swift
  /// CSSStyleSheet(".a { border: 1px solid }").prepare(".a").commonValue(of: .borderWidth)    // 1px
  /// ```
  package func commonValue(of property: Property) -> CSSValue? {
    guard property.isShorthand else { return css(property) }
    guard let first = property.longhands.first, let value = css(first) else { return nil }
    return property.longhands.allSatisfy { css($0) == value } ? value : nil
  }
}

extension CSSValue {
  /// The length in px that the value is, or that is the radius of a round corner; nil for others.
  package var generatedPixels: Double? {
    if case .length(let length) = self { return length.pixels }
    guard case .sequence = self, let corner = CornerRadius(self),
      corner.horizontal == corner.vertical, case .length(let length) = corner.horizontal
    else { return nil }
    return length.pixels
  }

  /// The one time that the value is; nil for others, and for longer ones than a program can wait for.
  package var singleTime: Duration? {
    var value = self
    if case .list(let values) = self, values.count == 1 { value = values[0] }
    guard let seconds = Calculable<Time>(value)?.seconds, abs(seconds) < 1e12 else { return nil }
    return .seconds(seconds)
  }
}
