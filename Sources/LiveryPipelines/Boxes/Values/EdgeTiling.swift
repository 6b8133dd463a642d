// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The tiling of the sides of a border image, horizontally and vertically.
///
/// Defined by [CSS Backgrounds 3, section 5.5](https://drafts.csswg.org/css-backgrounds-3/#border-image-repeat).
package struct EdgeTiling: Sendable, Hashable {
  /// The tiling of the top and bottom sides.
  package var horizontal: Mode
  /// The tiling of the left and right sides.
  package var vertical: Mode

  /// Creates a tiling for both axes.
  package init(_ horizontal: Mode = .stretch, _ vertical: Mode? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical ?? horizontal
  }

  /// The tiling of a side.
  package enum Mode: String, ParameterKeyword {
    /// Stretched.
    case stretch
    /// Repeated from the center.
    case `repeat`
    /// Repeated, and scaled so that a whole number of tiles fits.
    case round
    /// Repeated as often as it fits, with the extra space distributed evenly.
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
  /// The maximum number of tiles; beyond it, the image is stretched instead.
  private static let maximumCount = 1000.0

  /// Returns the positions of tiles of a length in the available space.
  func spans(of length: Double, in extent: Double) -> [(start: Double, length: Double)] {
    guard length > 0, extent > 0, extent / length <= Self.maximumCount else { return [(0, extent)] }
    func spans(
      count: Double, from start: Double, length: Double, gap: Double = 0
    ) -> [(start: Double, length: Double)] {
      (0..<Int(count)).map { (start + Double($0) * (length + gap), length) }
    }
    switch self {
    case .stretch: return [(0, extent)]
    case .repeat:
      // A tile is centered; those at the ends are clipped.
      let tilesPerSide = (((extent - length) / 2) / length).rounded(.up)
      let count = max(0, tilesPerSide) * 2 + 1
      return spans(count: count, from: (extent - count * length) / 2, length: length)
    case .round:
      let count = max(1, (extent / length).rounded())
      return spans(count: count, from: 0, length: extent / count)
    case .space:
      let count = (extent / length).rounded(.down)
      let gap = (extent - count * length) / (count + 1)
      return spans(count: count, from: gap, length: length, gap: gap)
    }
  }
}
