// SPDX-License-Identifier: Apache-2.0

/// Where content stands in its width; the raw values are UIKit's.
public enum ContentHorizontalAlignment: UInt8, Sendable, Hashable {
  /// In the middle.
  case center = 0
  /// At the left.
  case left = 1
  /// At the right.
  case right = 2
}

/// The position of content in its height; the raw values are UIKit's.
public enum ContentVerticalAlignment: UInt8, Sendable, Hashable {
  /// In the middle.
  case center = 0
  /// At the top.
  case top = 1
  /// At the bottom.
  case bottom = 2
}
