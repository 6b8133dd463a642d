// SPDX-License-Identifier: Apache-2.0
import LiveryTables

/// The pull of rows beyond their top, by pointer or wheel, and the reload after the release.
struct PullToRefresh {
  /// The header above the rows.
  private(set) var refresh = DragRefresh()
  private var exactDistance = 0.0
  private var isDragging = false
  /// The seconds since the last turn of the wheel, or `nil` if the wheel does not pull the rows.
  private var idleTime: Double?

  /// The seconds without a turn after which the wheel counts as released.
  static let idleLimit = 0.3
  /// The factor by which pulled rows follow the pointer.
  static let resistance = 0.5
}

extension PullToRefresh {
  /// The distance of the rows below their resting position, in whole px.
  var distance: Double { exactDistance.rounded() }

  /// Whether the rows are moving by themselves.
  var isMoving: Bool { idleTime != nil || !isDragging && exactDistance != refresh.inset }

  /// Pulls the rows with the pointer, whose distance from the start is in px.
  mutating func drag(to delta: Double) {
    isDragging = true
    idleTime = nil
    move(to: delta * Self.resistance)
  }

  /// Pulls the rows with the wheel, by a number of px.
  mutating func scroll(by delta: Double) {
    idleTime = 0
    move(to: exactDistance + delta * Self.resistance)
  }

  private mutating func move(to distance: Double) {
    exactDistance = max(0, distance)
    refresh.handle(.scrolled(to: -exactDistance, isDragging: true))
  }

  /// Releases the rows, and returns whether they must be reloaded.
  mutating func release() -> Bool {
    (isDragging, idleTime) = (false, nil)
    guard refresh.handle(.released(at: -exactDistance)).contains(.reload) else { return false }
    refresh.handle(.began(at: -exactDistance))
    return true
  }

  /// Ends the reload at a time.
  mutating func end(at time: TableTime) { refresh.handle(.ended(loaded: time)) }

  /// Moves the rows to their resting position at once, for example to scroll.
  mutating func close() {
    (isDragging, idleTime) = (false, nil)
    move(to: 0)
  }

  /// Advances the animation, and returns whether the rows must be reloaded.
  mutating func tick(seconds: Double) -> Bool {
    if let before = idleTime {
      idleTime = before + seconds
      return before + seconds >= Self.idleLimit ? release() : false
    }
    guard !isDragging else { return false }
    exactDistance =
      refresh.inset + (exactDistance - refresh.inset)
      * Deceleration.remainingFraction(after: seconds)
    if abs(exactDistance - refresh.inset) < 0.5 { exactDistance = refresh.inset }
    return false
  }
}
