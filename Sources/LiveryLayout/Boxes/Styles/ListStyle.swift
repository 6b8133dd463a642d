// SPDX-License-Identifier: Apache-2.0

/// The marker of a list item.
struct ListStyle: Sendable {
  var marker = ListMarker.none
  /// Whether the marker is in the first line of the item, and not beside it.
  var isInside = false
}

/// A marker before an item of a list.
enum ListMarker: Sendable, Hashable {
  case none, disc, circle, square, decimal, lowerAlpha, upperAlpha, lowerRoman, upperRoman
  /// A text of the theme.
  case text(String)
}
