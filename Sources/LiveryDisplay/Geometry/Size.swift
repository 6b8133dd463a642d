// SPDX-License-Identifier: Apache-2.0

/// A width and a height, in px.
public struct Size: Sendable, Hashable {
  /// The width in px.
  public var width: Double
  /// The height in px.
  public var height: Double

  /// Creates a size from its width and height.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The empty size.
  public static let zero = Size(0, 0)
}

extension Size {
  /// Returns the sum of two sizes, side by side.
  public static func + (size: Size, other: Size) -> Size {
    Size(size.width + other.width, size.height + other.height)
  }

  /// Returns the size extended by insets on its sides.
  public static func + (size: Size, insets: Insets) -> Size {
    Size(size.width + insets.horizontal, size.height + insets.vertical)
  }

  /// Whether the size has no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }
}
