// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// Values for the four sides of a box, before percentages are resolved.
struct BoxEdges: Sendable, Hashable {
  var top = LengthPercentageAuto.zero
  var right = LengthPercentageAuto.zero
  var bottom = LengthPercentageAuto.zero
  var left = LengthPercentageAuto.zero

  /// The edges with left and right exchanged.
  var mirrored: BoxEdges { BoxEdges(top: top, right: left, bottom: bottom, left: right) }

  /// Returns the distances in px; `auto` is 0.
  func resolved(of width: Double) -> Insets {
    Insets(
      top: top.pixels(of: width), right: right.pixels(of: width),
      bottom: bottom.pixels(of: width), left: left.pixels(of: width))
  }
}

extension LengthPercentageAuto {
  /// A distance of 0.
  static var zero: LengthPercentageAuto { .length(.zero) }

  /// The distance in px; zero for `auto` and for a length that depends on a font or a viewport.
  func pixels(of reference: Double) -> Double {
    lengthPercentage?.pixels(of: reference) ?? 0
  }

  /// The distance in px; `nil` for `auto`, and for a percentage of an unknown reference.
  func definite(of reference: Double?) -> Double? {
    lengthPercentage?.definite(of: reference)
  }
}

extension LengthPercentage {
  /// The distance in px; zero for a length that depends on a font or a viewport.
  func pixels(of reference: Double) -> Double {
    (resolved(percentagesOf: reference.isFinite ? reference : 0) ?? 0).bounded
  }

  /// The distance in px; `nil` for a percentage of an unknown reference.
  func definite(of reference: Double?) -> Double? {
    switch self {
    case .percentage, .calculation:
      guard let reference, reference.isFinite else { return nil }
      return resolved(percentagesOf: reference)?.bounded
    case .length: return pixels(of: 0)
    }
  }

  /// Whether the distance depends on a reference.
  var isRelative: Bool { if case .length = self { false } else { true } }
}

extension Double {
  /// The number clamped to a million px to either side; NaN becomes 0.
  var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
