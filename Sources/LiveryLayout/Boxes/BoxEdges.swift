// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

/// What stands on the four sides of a box, before it is known what percentages are of.
struct BoxEdges: Sendable, Hashable {
  var top = LengthPercentageAuto.zero
  var right = LengthPercentageAuto.zero
  var bottom = LengthPercentageAuto.zero
  var left = LengthPercentageAuto.zero

  /// The distances in px; `auto` is nothing.
  func resolved(of width: Double) -> Insets {
    Insets(
      top: top.pixels(of: width), right: right.pixels(of: width),
      bottom: bottom.pixels(of: width), left: left.pixels(of: width))
  }
}

extension LengthPercentageAuto {
  /// No distance.
  static var zero: LengthPercentageAuto { .length(.zero) }

  /// The distance in px; nothing for `auto`, for what nobody knows, and where it is out of all bounds.
  func pixels(of reference: Double) -> Double {
    let base = reference.isFinite ? reference : 0
    return (resolved(percentagesOf: base, auto: 0) ?? 0).bounded
  }

  /// The distance in px; nil for `auto` and where nobody knows what a percentage is of.
  func definite(of reference: Double?) -> Double? {
    switch self {
    case .auto: return nil
    case .percentage, .calculation:
      guard let reference, reference.isFinite else { return nil }
      return resolved(percentagesOf: reference, auto: 0)?.bounded
    case .length: return pixels(of: 0)
    }
  }
}

extension Double {
  /// The number as a place or a distance: at most a million px to either side, and nothing for what is no number.
  var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
