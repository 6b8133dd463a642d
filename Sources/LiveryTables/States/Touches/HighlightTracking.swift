// SPDX-License-Identifier: Apache-2.0
package import LiveryDisplay

/// The highlighting of the row or link under a finger.
///
/// ```swift
/// var tracking = HighlightTracking<String>()
/// tracking.handle(.began("link", at: Point(10, 10)))      // [.highlight("link")]
/// tracking.handle(.moved(to: Point(10, 15)))              // [.unhighlight("link")]: more than 4 px away
/// tracking.handle(.ended)                                 // []
/// ```
///
/// Defined by Three20's table kit, "Table view".
package struct HighlightTracking<Target: Sendable & Hashable>: Sendable, Hashable {
  /// The distance in px beyond which a moving finger cancels the highlight; 4 by default.
  package var cancelDistance = 4.0
  /// The highlighted target; `nil` for none.
  package private(set) var highlighted: Target?
  private var start = Point(0, 0)

  /// Creates the state without a touch.
  package init() {}

  /// An event of the finger.
  package enum Event: Sendable, Hashable {
    /// The finger touches a target, or `nil` for none, at a point.
    case began(Target?, at: Point)
    /// The finger moves.
    case moved(to: Point)
    /// The finger is lifted.
    case ended
    /// Another gesture, such as scrolling, takes over the touch.
    case canceled
  }

  /// An effect for the table to apply.
  package enum Effect: Sendable, Hashable {
    /// Highlight the target.
    case highlight(Target)
    /// Remove the highlight of the target.
    case unhighlight(Target)
    /// Activate the target.
    case activate(Target)
  }
}

extension HighlightTracking {
  /// Handles an event of the finger, and returns the effects for the table to apply.
  @discardableResult
  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .began(let target, let point):
      let effects = clear()
      start = point
      highlighted = target
      return effects + (target.map { [.highlight($0)] } ?? [])
    case .moved(let point):
      let isNear =
        abs(point.x - start.x) <= cancelDistance && abs(point.y - start.y) <= cancelDistance
      return isNear ? [] : clear()
    case .ended:
      let target = highlighted
      return clear() + (target.map { [.activate($0)] } ?? [])
    case .canceled: return clear()
    }
  }

  private mutating func clear() -> [Effect] {
    guard let target = highlighted else { return [] }
    highlighted = nil
    return [.unhighlight(target)]
  }
}
