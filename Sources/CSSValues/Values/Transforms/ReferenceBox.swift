// SPDX-License-Identifier: Apache-2.0

/// The size of the box that the percentages of a transform refer to.
///
/// Defined by [CSS Transforms 1, section 8](https://drafts.csswg.org/css-transforms-1/#transform-box).
public struct ReferenceBox: Sendable, Hashable {
  /// The width in px.
  public var width: Double
  /// The height in px.
  public var height: Double

  /// A box of a size in px.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
