// SPDX-License-Identifier: Apache-2.0

/// How the lines of a text stand between its edges; the raw values are UIKit's.
public enum TextAlignment: UInt8, Sendable, Hashable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
}
