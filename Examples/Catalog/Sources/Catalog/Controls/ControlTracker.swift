// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// Where the controls of a page are, and which of them the pointer is over or holds.
///
/// A page places its controls while it is drawn, and asks for their states; events are held against the places of the last time.
struct ControlTracker<ID: Hashable> {
  private var frames: [(id: ID, frame: Rect)] = []
  /// The control under the pointer.
  private(set) var hovered: ID?
  /// The control that was pressed and is held.
  private(set) var pressed: ID?

  /// What an event meant for the controls.
  struct Outcome {
    /// Whether one of them looks otherwise.
    var isChanged = false
    /// The one that was pressed and let go.
    var clicked: ID?

    /// What a page says that does no more.
    var response: PageResponse { isChanged || clicked != nil ? .redraw : .ignored }
  }
}

extension ControlTracker {
  /// Forgets all places.
  mutating func begin() { frames.removeAll(keepingCapacity: true) }

  /// Says where a control is; of two at a place the later one counts.
  mutating func place(_ id: ID, in frame: Rect) { frames.append((id, frame)) }

  /// Whether the pointer is over a control, and holds no other one.
  func isHovered(_ id: ID) -> Bool { hovered == id && (pressed == nil || pressed == id) }

  /// Whether a control is pressed, with the pointer still over it.
  func isPressed(_ id: ID) -> Bool { pressed == id && hovered == id }

  /// The control at a place.
  func control(at point: Point) -> ID? { frames.last { $0.frame.contains(point) }?.id }

  /// Follows the pointer.
  mutating func handle(_ event: PageEvent) -> Outcome {
    let before = (hovered, pressed)
    var outcome = Outcome()
    switch event {
    case .moved(let point): hovered = control(at: point)
    case .left: hovered = nil
    case .pressed(let point):
      hovered = control(at: point)
      pressed = hovered
    case .released(let point):
      hovered = control(at: point)
      if let pressed, pressed == hovered { outcome.clicked = pressed }
      pressed = nil
    case .key, .tick, .scrolledRight, .scrolledDown: break
    }
    outcome.isChanged = before != (hovered, pressed)
    return outcome
  }

  /// Lets go of what is held, as a drag does that began on a control.
  mutating func cancel() { pressed = nil }
}

extension Rect {
  /// Whether a place is inside; those on the right side and on the bottom are not.
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
