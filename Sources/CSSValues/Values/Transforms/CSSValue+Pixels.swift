// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// Returns the length in px.
  ///
  /// - Parameter reference: The length that 100% resolves to, in px, or `nil` if it is unknown.
  /// - Returns: The length, or `nil` if the value is not a length, or depends on a font, a viewport
  ///   or an unknown reference.
  func pixels(percentagesOf reference: Double?) -> Double? {
    switch self {
    case .length(let length): length.pixels
    case .percentage(let percentage): reference.map { $0 * percentage / 100 }
    case .calculation(let calculation) where calculation.isLengthPercentage:
      reference.map { calculation.resolved(percentagesOf: $0) } ?? calculation.constant
    default: nil
    }
  }

  /// The angle in degrees, or `nil` if the value is not an angle or depends on the element.
  var degrees: Double? {
    switch self {
    case .angle(let angle): angle.degrees
    case .calculation(let calculation) where calculation.kind == .angle: calculation.constant
    default: nil
    }
  }
}
