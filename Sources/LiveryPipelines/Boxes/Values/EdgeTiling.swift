// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// How the sides of a border's picture fill their room: along the upper and lower side, and along the left and right one.
///
/// Defined by [CSS Backgrounds 3, section 5.5](https://drafts.csswg.org/css-backgrounds-3/#border-image-repeat).
package struct EdgeTiling: Sendable, Hashable {
  /// Along the upper and lower side.
  package var horizontal: Mode
  /// Along the left and right side.
  package var vertical: Mode

  /// A way for either axis.
  package init(_ horizontal: Mode = .stretch, _ vertical: Mode? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical ?? horizontal
  }

  /// A way to fill room.
  package enum Mode: String, ParameterKeyword {
    /// Stretched.
    case stretch
    /// Repeated from the middle.
    case `repeat`
    /// Repeated, made so large that a whole number fits.
    case round
    /// Repeated as often as it fits, with even space around.
    case space
  }
}

extension EdgeTiling: ComposedValue {
  static let grammar = "<'border-image-repeat'>"

  init?(reading reader: inout ParameterReader) {
    guard let horizontal = Mode(reading: &reader, as: .boolean) else { return nil }
    self.init(horizontal, Mode(reading: &reader, as: .boolean))
  }

  var values: [CSSValue]? {
    (horizontal == vertical ? [horizontal] : [horizontal, vertical])
      .map { .identifier($0.rawValue) }
  }
}

extension EdgeTiling.Mode {
  /// More tiles than this are not drawn; the tile is stretched instead.
  private static let maximumCount = 1000.0

  /// Where tiles of a length lie in some room.
  func places(of length: Double, in room: Double) -> [(start: Double, length: Double)] {
    guard length > 0, room > 0, room / length <= Self.maximumCount else { return [(0, room)] }
    func places(
      count: Double, from start: Double, length: Double, gap: Double = 0
    ) -> [(start: Double, length: Double)] {
      (0..<Int(count)).map { (start + Double($0) * (length + gap), length) }
    }
    switch self {
    case .stretch: return [(0, room)]
    case .repeat:
      // One tile lies in the middle; those at the ends are cut off.
      let beside = (((room - length) / 2) / length).rounded(.up)
      let count = max(0, beside) * 2 + 1
      return places(count: count, from: (room - count * length) / 2, length: length)
    case .round:
      let count = max(1, (room / length).rounded())
      return places(count: count, from: 0, length: room / count)
    case .space:
      let count = (room / length).rounded(.down)
      let gap = (room - count * length) / (count + 1)
      return places(count: count, from: gap, length: length, gap: gap)
    }
  }
}
