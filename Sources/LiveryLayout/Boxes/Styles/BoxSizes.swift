// SPDX-License-Identifier: Apache-2.0

/// The sizes that a style asks for.
///
/// Defined by [CSS Sizing 3, section 3](https://drafts.csswg.org/css-sizing-3/#sizing-properties).
struct BoxSizes: Sendable {
  var width = BoxSize()
  var height = BoxSize()
  var minWidth = BoxSize()
  var minHeight = BoxSize()
  var maxWidth = BoxSize()
  var maxHeight = BoxSize()
  /// Whether the sizes include padding and border.
  var includesEdges = false
  /// The width divided by the height, if the style prefers a ratio.
  var ratio: Double?
}
