// SPDX-License-Identifier: Apache-2.0
package import LiveryDisplay

/// What is highlighted under a finger: a row, or a link in one.
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
  /// A finger that moves further than this does not mean what it touched; 4 px by default.
  package var cancelDistance = 4.0
  /// What is highlighted; nil for nothing.
  package private(set) var highlighted: Target?
  private var start = Point(0, 0)

  /// Nothing is touched.
  package init() {}

  /// What the finger does.
  package enum Event: Sendable, Hashable {
    /// It touches something, or nothing.
    case began(Target?, at: Point)
    /// It moves.
    case moved(to: Point)
    /// It is lifted.
    case ended
    /// Something else takes the finger over, such as scrolling.
    case canceled
  }

  /// What the table does then.
  package enum Effect: Sendable, Hashable {
    /// Highlights it.
    case highlight(Target)
    /// Highlights it no longer.
    case unhighlight(Target)
    /// Does what it is there for.
    case activate(Target)
  }
}

extension HighlightTracking {
  /// Takes notice of what the finger does.
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
