// SPDX-License-Identifier: Apache-2.0

/// A width and a height, in px.
public struct Size: Sendable, Hashable {
  /// The width in px.
  public var width: Double
  /// The height in px.
  public var height: Double

  /// A size by its sides.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size(0, 0)
}

extension Size {
  /// The size with the sides of another added.
  public static func + (size: Size, other: Size) -> Size {
    Size(size.width + other.width, size.height + other.height)
  }

  /// The size grown by distances on its sides.
  public static func + (size: Size, insets: Insets) -> Size {
    Size(size.width + insets.horizontal, size.height + insets.vertical)
  }

  /// Whether nothing fits into it.
  public var isEmpty: Bool { !(width > 0 && height > 0) }
}
