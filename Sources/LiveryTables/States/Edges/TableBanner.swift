// SPDX-License-Identifier: Apache-2.0

/// What is said at the lower edge of a table for a while: it slides in, and out again.
///
/// ```swift
/// var banner = TableBanner("Updated just now")
/// banner.advance(by: 0.15)        // true: it is still moving
/// banner.shownPart                // 0.5
/// ```
///
/// Defined by Three20's table kit, "Controller": the banner view.
public struct TableBanner: Sendable, Hashable {
  /// What is said.
  public var text: String
  /// How many seconds it takes to slide in or out; 0.3 by default.
  public var duration = 0.3
  /// How much of it is seen, from 0 to 1; it is as opaque.
  public private(set) var shownPart: Double
  /// Whether it slides out.
  public private(set) var isLeaving = false

  /// A banner.
  ///
  /// - Parameters:
  ///   - text: what is said.
  ///   - slidesIn: whether it is still to slide in; otherwise all of it is there at once.
  public init(_ text: String, slidesIn: Bool = true) {
    self.text = text
    shownPart = slidesIn ? 0 : 1
  }
}

extension TableBanner {
  /// Lets the banner slide out.
  public mutating func leave() { isLeaving = true }

  /// Whether it has slid out.
  public var isGone: Bool { isLeaving && shownPart <= 0 }

  /// Lets time pass.
  ///
  /// - Parameter seconds: how much.
  /// - Returns: whether the banner is still moving.
  @discardableResult
  public mutating func advance(by seconds: Double) -> Bool {
    let part = duration > 0 ? seconds / duration : 1
    shownPart = min(max(shownPart + (isLeaving ? -part : part), 0), 1)
    return shownPart != (isLeaving ? 0 : 1)
  }
}
