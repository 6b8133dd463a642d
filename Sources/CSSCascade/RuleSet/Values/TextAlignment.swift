// SPDX-License-Identifier: Apache-2.0

/// The horizontal alignment of text lines.
///
/// The raw values are UIKit's.
public enum TextAlignment: UInt8, Sendable, Hashable {
  /// Aligned to the left edge.
  case left = 0
  /// Centered.
  case center = 1
  /// Aligned to the right edge.
  case right = 2
}
