// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// The positions of a page's controls, and their hover and pressed states.
///
/// A page registers its controls while it draws, and reads their states. Events are matched against
/// the positions of the last drawing.
struct ControlTracker<ID: Hashable> {
  private var frames: [(id: ID, frame: Rect)] = []
  /// The control under the pointer.
  private(set) var hovered: ID?
  /// The control that is pressed.
  private(set) var pressed: ID?

  /// The effect of an event on the controls.
  struct Outcome {
    /// Whether the state of a control changed.
    var isChanged = false
    /// The control that was clicked.
    var clicked: ID?

    /// The response of a page that handles the event no further.
    var response: PageResponse { isChanged || clicked != nil ? .redraw : .ignored }
  }
}

extension ControlTracker {
  /// Removes all controls.
  mutating func begin() { frames.removeAll(keepingCapacity: true) }

  /// Adds a control; if controls overlap, the last one is on top.
  mutating func register(_ id: ID, in frame: Rect) { frames.append((id, frame)) }

  /// Returns whether the pointer is over a control while no other control is pressed.
  func isHovered(_ id: ID) -> Bool { hovered == id && (pressed == nil || pressed == id) }

  /// Returns whether a control is pressed and the pointer is still over it.
  func isPressed(_ id: ID) -> Bool { pressed == id && hovered == id }

  /// Returns the control at a point.
  func control(at point: Point) -> ID? { frames.last { $0.frame.contains(point) }?.id }

  /// Updates the states for an event of the pointer.
  mutating func handle(_ event: PageEvent) -> Outcome {
    let before = (hovered, pressed)
    var outcome = Outcome()
    switch event {
    case .moved(let point): hovered = control(at: point)
    case .pointerExited: hovered = nil
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

  /// Cancels the press, for example when it becomes a drag.
  mutating func cancel() { pressed = nil }
}

extension Rect {
  /// Returns whether the rectangle contains a point, excluding the right and bottom edge.
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
