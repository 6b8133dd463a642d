// SPDX-License-Identifier: Apache-2.0
import LiveryTables

/// The pull of rows beyond their top, by pointer or wheel, and the reload after the release.
struct TablePull {
  /// The header above the rows.
  private(set) var refresh = DragRefresh()
  private var exact = 0.0
  private var isHeld = false
  /// The seconds since the last turn of the wheel, or `nil` if the wheel does not pull the rows.
  private var rest: Double?

  /// The seconds without a turn after which the wheel counts as released.
  static let restTime = 0.3
  /// The factor by which pulled rows follow the pointer.
  static let slowness = 0.5
}

extension TablePull {
  /// The distance of the rows below their resting position, in whole px.
  var distance: Double { exact.rounded() }

  /// Whether the rows are moving by themselves.
  var isMoving: Bool { rest != nil || !isHeld && exact != refresh.inset }

  /// Pulls the rows with the pointer, whose distance from the start is in px.
  mutating func drag(to way: Double) {
    isHeld = true
    rest = nil
    move(to: way * Self.slowness)
  }

  /// Pulls the rows with the wheel, by a number of px.
  mutating func turn(by way: Double) {
    rest = 0
    move(to: exact + way * Self.slowness)
  }

  private mutating func move(to distance: Double) {
    exact = max(0, distance)
    refresh.handle(.scrolled(to: -exact, isDragging: true))
  }

  /// Releases the rows, and returns whether they must be reloaded.
  mutating func release() -> Bool {
    (isHeld, rest) = (false, nil)
    guard refresh.handle(.released(at: -exact)).contains(.reload) else { return false }
    refresh.handle(.began(at: -exact))
    return true
  }

  /// Ends the reload at a time.
  mutating func end(at time: TableTime) { refresh.handle(.ended(loaded: time)) }

  /// Moves the rows to their resting position at once, for example to scroll.
  mutating func close() {
    (isHeld, rest) = (false, nil)
    move(to: 0)
  }

  /// Advances the animation, and returns whether the rows must be reloaded.
  mutating func tick(seconds: Double) -> Bool {
    if let before = rest {
      rest = before + seconds
      return before + seconds >= Self.restTime ? release() : false
    }
    guard !isHeld else { return false }
    exact = refresh.inset + (exact - refresh.inset) * Glide.rest(after: seconds)
    if abs(exact - refresh.inset) < 0.5 { exact = refresh.inset }
    return false
  }
}
