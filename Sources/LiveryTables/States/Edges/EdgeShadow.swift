// SPDX-License-Identifier: Apache-2.0

/// A shadow at an edge of a plain table; how high and how dark it is says the theme.
///
/// Defined by Three20's table kit, "Table view".
package enum EdgeShadow: String, Sendable, Hashable, CaseIterable {
  /// The one that stays at the top of what is seen, as if the bar above threw it.
  case origin
  /// The one above the first row, which is seen while the rows are pulled down.
  case top
  /// The one below the last row.
  case bottom

  /// The shadows that are seen, from top to bottom.
  ///
  /// - Parameters:
  ///   - offset: how far the rows are scrolled, in px; negative while they are pulled down.
  ///   - height: the height of the part that is seen, in px.
  ///   - contentHeight: the height of all rows, in px; without rows there are no shadows around them.
  /// - Returns: the shadows.
  package static func seen(
    at offset: Double, height: Double, contentHeight: Double
  ) -> [EdgeShadow] {
    guard contentHeight > 0 else { return [.origin] }
    return [
      .origin, offset < 0 ? .top : nil, offset + height > contentHeight ? .bottom : nil,
    ].compactMap { $0 }
  }

  /// Where the upper side of a shadow of some height is, in px, in the coordinates of the rows.
  ///
  /// - Parameters:
  ///   - height: the height of the shadow.
  ///   - offset: how far the rows are scrolled.
  ///   - contentHeight: the height of all rows.
  /// - Returns: the place.
  package func place(of height: Double, at offset: Double, contentHeight: Double) -> Double {
    switch self {
    case .origin: offset
    case .top: -height
    case .bottom: contentHeight
    }
  }
}
