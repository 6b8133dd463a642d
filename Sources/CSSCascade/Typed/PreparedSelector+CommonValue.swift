// SPDX-License-Identifier: Apache-2.0
package import CSSValues

extension PreparedSelector {
  /// Returns the value of a longhand, or the common value of a shorthand's longhands, or `nil` if
  /// they differ.
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
  /// The length in px, or the radius of a circular corner, or `nil` for any other value.
  package var generatedPixels: Double? {
    if case .length(let length) = self { return length.pixels }
    guard case .sequence = self, let corner = CornerRadius(self),
      corner.horizontal == corner.vertical, case .length(let length) = corner.horizontal
    else { return nil }
    return length.pixels
  }

  /// The single time, or `nil` for any other value and for a time longer than a program can wait
  /// for.
  package var singleTime: Duration? {
    var value = self
    if case .list(let values) = self, values.count == 1 { value = values[0] }
    guard let seconds = Calculable<Time>(value)?.seconds, abs(seconds) < 1e12 else { return nil }
    return .seconds(seconds)
  }
}
