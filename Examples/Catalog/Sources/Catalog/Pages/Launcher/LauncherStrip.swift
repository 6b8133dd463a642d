// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// Pages beside each other, of which one is seen, and two while they are turned or dragged.
struct LauncherStrip {
  /// The width of a page in px.
  var width = 1.0
  /// How many pages there are.
  var count = 1 { didSet { page = min(page, count - 1) } }
  /// The page that is shown, or is on its way.
  private(set) var page = 0
  /// How far the pages are from where they belong, in px to the right.
  private var distance = 0.0
  /// Where the pointer went down, and how far the pages were away then.
  private var hold: (x: Double, distance: Double)?
  /// Whether the pointer went so far that it drags.
  private(set) var isDragging = false

  /// What an event did.
  enum Motion {
    case none
    case dragged
    case turning
  }
}

extension LauncherStrip {
  /// Where a page begins, on whole px.
  func left(of page: Int) -> Double {
    (Double(page - self.page) * width + distance).rounded()
  }

  /// Follows the pointer.
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

  /// Goes so many pages to the right, as far as there are any.
  mutating func turn(by pages: Int) -> Motion { turn(to: page + pages) }

  /// Goes to a page, or the nearest one that there is.
  mutating func turn(to page: Int) -> Motion {
    let next = max(0, min(count - 1, page))
    distance += Double(next - self.page) * width
    self.page = next
    return distance == 0 ? .none : .turning
  }

  /// Goes on for a frame; tells whether the pages are still on their way.
  mutating func tick(seconds: Double) -> Bool {
    guard hold == nil else { return false }
    distance *= Glide.rest(after: seconds)
    if abs(distance) < 0.5 { distance = 0 }
    return distance != 0
  }
}
