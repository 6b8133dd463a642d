// SPDX-License-Identifier: Apache-2.0

/// A side of a box.
public enum Edge: String, Sendable, Hashable, CaseIterable {
  /// The upper side.
  case top
  /// The right side.
  case right
  /// The lower side.
  case bottom
  /// The left side.
  case left
}
