// SPDX-License-Identifier: Apache-2.0

/// How rows that come and go are shown.
///
/// Defined by Three20's table kit, "Controller": inserted from the top, deleted to the left.
public struct TableAnimations: Sendable, Hashable, Codable {
  /// A way to come or go.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// At once.
    case none
    /// By becoming opaque or transparent.
    case fade
    /// From or to the left.
    case left
    /// From or to the right.
    case right
    /// From or to the top.
    case top
    /// From or to the bottom.
    case bottom
  }

  /// How rows come; from the top by default.
  public var insert = Kind.top
  /// How rows go; to the left by default.
  public var delete = Kind.left
  /// How rows change; at once by default.
  public var reload = Kind.none
  /// How many seconds it takes; 0.3 by default.
  public var duration = 0.3

  /// The ways of Three20.
  public init() {}
}
