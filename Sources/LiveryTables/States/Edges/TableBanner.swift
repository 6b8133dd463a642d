// SPDX-License-Identifier: Apache-2.0

/// A temporary message at the bottom edge of a table, which slides in and out.
///
/// ```swift
/// var banner = TableBanner("Updated just now")
/// banner.advance(by: 0.15)        // true: it is still moving
/// banner.visibleFraction                // 0.5
/// ```
///
/// Defined by Three20's table kit, "Controller": the banner view.
public struct TableBanner: Sendable, Hashable {
  /// The text of the message.
  public var text: String
  /// The duration of sliding in or out, in seconds; 0.3 by default.
  public var duration = 0.3
  /// The visible part of the banner, from 0 to 1, which is also its opacity.
  public private(set) var visibleFraction: Double
  /// A Boolean value that indicates whether the banner is sliding out.
  public private(set) var isDismissing = false

  /// Creates a banner.
  ///
  /// - Parameters:
  ///   - text: the text of the message.
  ///   - slidesIn: whether the banner slides in; otherwise it is fully visible at once.
  public init(_ text: String, slidesIn: Bool = true) {
    self.text = text
    visibleFraction = slidesIn ? 0 : 1
  }
}

extension TableBanner {
  /// Starts to slide the banner out.
  public mutating func dismiss() { isDismissing = true }

  /// A Boolean value that indicates whether the banner has slid out.
  public var isDismissed: Bool { isDismissing && visibleFraction <= 0 }

  /// Advances the animation.
  ///
  /// - Parameter seconds: the elapsed time in seconds.
  /// - Returns: whether the banner is still moving.
  @discardableResult
  public mutating func advance(by seconds: Double) -> Bool {
    let step = duration > 0 ? seconds / duration : 1
    visibleFraction = min(max(visibleFraction + (isDismissing ? -step : step), 0), 1)
    return visibleFraction != (isDismissing ? 0 : 1)
  }
}
