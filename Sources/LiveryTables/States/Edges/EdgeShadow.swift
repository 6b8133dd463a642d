// SPDX-License-Identifier: Apache-2.0

/// A shadow at an edge of a plain table; the theme sets its height and darkness.
///
/// Defined by Three20's table kit, "Table view".
package enum EdgeShadow: String, Sendable, Hashable, CaseIterable {
  /// The shadow at the top of the visible part, as if the bar above cast it.
  case origin
  /// The shadow above the first row, visible while the rows are pulled down.
  case top
  /// The shadow below the last row.
  case bottom

  /// Returns the visible shadows, from top to bottom.
  ///
  /// - Parameters:
  ///   - offset: the scroll offset in px; negative while the rows are pulled down.
  ///   - height: the height of the visible part, in px.
  ///   - contentHeight: the height of all rows, in px; at 0, only ``origin`` is visible.
  /// - Returns: the shadows.
  package static func visible(
    at offset: Double, height: Double, contentHeight: Double
  ) -> [EdgeShadow] {
    guard contentHeight > 0 else { return [.origin] }
    return [
      .origin, offset < 0 ? .top : nil, offset + height > contentHeight ? .bottom : nil,
    ].compactMap { $0 }
  }

  /// Returns the top of the shadow in px, in the coordinates of the rows.
  ///
  /// - Parameters:
  ///   - height: the height of the shadow, in px.
  ///   - offset: the scroll offset, in px.
  ///   - contentHeight: the height of all rows, in px.
  /// - Returns: the vertical position of the top of the shadow.
  package func position(of height: Double, at offset: Double, contentHeight: Double) -> Double {
    switch self {
    case .origin: offset
    case .top: -height
    case .bottom: contentHeight
    }
  }
}
