// SPDX-License-Identifier: Apache-2.0

/// The source of a box's height.
enum BoxHeight: Hashable {
  /// The style of the box.
  case fromStyle
  /// The content of the box, regardless of its style.
  case content
  /// The container: the height of the border box, and whether percentages resolve against it.
  case fixed(Double, isDefinite: Bool)
}

/// The limits of a content height, in px.
struct ContentHeight {
  /// The fixed height; `nil` if the content determines it.
  var fixed: Double?
  var minimum = 0.0
  var maximum = Double.infinity

  /// Returns the fixed height, or a content height clamped to the limits.
  func clamped(_ height: Double) -> Double { fixed ?? max(min(height, maximum), minimum) }
}
