// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// Adjacent pages, of which one is visible, or two while they turn or are dragged.
struct LauncherStrip {
  /// The width of a page in px.
  var width = 1.0
  /// The number of pages.
  var count = 1 { didSet { page = min(page, count - 1) } }
  /// The current page, or the page that it turns to.
  private(set) var page = 0
  /// The offset of the pages from their resting position, in px to the right.
  private var distance = 0.0
  /// The position of the press, and the offset of the pages at that time.
  private var hold: (x: Double, distance: Double)?
  /// Whether the pointer moved far enough for a drag.
  private(set) var isDragging = false

  /// The effect of an event.
  enum Motion {
    case none
    case dragged
    case turning
  }
}

extension LauncherStrip {
  /// Returns the left edge of a page, on whole px.
  func left(of page: Int) -> Double {
    (Double(page - self.page) * width + distance).rounded()
  }

  /// Handles an event of the pointer.
  mutating func handle(_ event: PageEvent) -> Motion {
    switch event {
    case .pressed(let point):
      hold = (point.x, distance)
      isDragging = false
    case .moved(let point):
      guard let hold else { return .none }
      if abs(point.x - hold.x) > 8 { isDragging = true }
      guard isDragging else { return .none }
      distance = max(-width, min(width, hold.distance + point.x - hold.x))
      return .dragged
    case .released:
      guard hold != nil else { return .none }
      hold = nil
      guard isDragging else { return distance == 0 ? .none : .turning }
      isDragging = false
      if abs(distance) > width / 5 { return turn(by: distance < 0 ? 1 : -1) }
      return .turning
    default: break
    }
    return .none
  }

  /// Turns by a number of pages to the right, within the range of pages.
  mutating func turn(by pages: Int) -> Motion { turn(to: page + pages) }

  /// Turns to a page, or to the nearest existing one.
  mutating func turn(to page: Int) -> Motion {
    let next = max(0, min(count - 1, page))
    distance += Double(next - self.page) * width
    self.page = next
    return distance == 0 ? .none : .turning
  }

  /// Advances the animation, and returns whether the pages are still moving.
  mutating func tick(seconds: Double) -> Bool {
    guard hold == nil else { return false }
    distance *= Glide.rest(after: seconds)
    if abs(distance) < 0.5 { distance = 0 }
    return distance != 0
  }
}
