// SPDX-License-Identifier: Apache-2.0

/// The horizontal alignment of content.
///
/// The raw values are UIKit's.
public enum ContentHorizontalAlignment: UInt8, Sendable, Hashable {
  /// Centered.
  case center = 0
  /// Aligned to the left edge.
  case left = 1
  /// Aligned to the right edge.
  case right = 2
}

/// The vertical alignment of content.
///
/// The raw values are UIKit's.
public enum ContentVerticalAlignment: UInt8, Sendable, Hashable {
  /// Centered.
  case center = 0
  /// Aligned to the top edge.
  case top = 1
  /// Aligned to the bottom edge.
  case bottom = 2
}
