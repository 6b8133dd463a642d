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
  private var dragStart: (x: Double, distance: Double)?
  /// Whether the pointer moved far enough for a drag.
  private(set) var isDragging = false

  /// The effect of an event.
  enum Motion {
    case none
    case dragged
    case animating
  }
}

extension LauncherStrip {
  /// Returns the left edge of a page, on whole px.
  func minX(ofPage page: Int) -> Double {
    (Double(page - self.page) * width + distance).rounded()
  }

  /// Handles an event of the pointer.
  mutating func handle(_ event: PageEvent) -> Motion {
    switch event {
    case .pressed(let point):
      dragStart = (point.x, distance)
      isDragging = false
    case .moved(let point):
      guard let dragStart else { return .none }
      if abs(point.x - dragStart.x) > 8 { isDragging = true }
      guard isDragging else { return .none }
      distance = max(-width, min(width, dragStart.distance + point.x - dragStart.x))
      return .dragged
    case .released:
      guard dragStart != nil else { return .none }
      dragStart = nil
      guard isDragging else { return distance == 0 ? .none : .animating }
      isDragging = false
      if abs(distance) > width / 5 { return scroll(byPages: distance < 0 ? 1 : -1) }
      return .animating
    default: break
    }
    return .none
  }

  /// Turns by a number of pages to the right, within the range of pages.
  mutating func scroll(byPages pages: Int) -> Motion { scroll(toPage: page + pages) }

  /// Turns to a page, or to the nearest existing one.
  mutating func scroll(toPage page: Int) -> Motion {
    let next = max(0, min(count - 1, page))
    distance += Double(next - self.page) * width
    self.page = next
    return distance == 0 ? .none : .animating
  }

  /// Advances the animation, and returns whether the pages are still moving.
  mutating func tick(seconds: Double) -> Bool {
    guard dragStart == nil else { return false }
    distance *= Deceleration.remainingFraction(after: seconds)
    if abs(distance) < 0.5 { distance = 0 }
    return distance != 0
  }
}
