// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// The length in px.
  ///
  /// - Parameter reference: what 100% is, in px; nil where it is not known.
  /// - Returns: nil for what is no length, or depends on a font, a viewport or an unknown reference.
  func pixels(percentagesOf reference: Double?) -> Double? {
    switch self {
    case .length(let length): length.pixels
    case .percentage(let percentage): reference.map { $0 * percentage / 100 }
    case .calculation(let calculation) where calculation.isLengthPercentage:
      reference.map { calculation.resolved(percentagesOf: $0) } ?? calculation.constant
    default: nil
    }
  }

  /// The angle in degrees; nil for what is none, or depends on the element.
  var degrees: Double? {
    switch self {
    case .angle(let angle): angle.degrees
    case .calculation(let calculation) where calculation.kind == .angle: calculation.constant
    default: nil
    }
  }
}
