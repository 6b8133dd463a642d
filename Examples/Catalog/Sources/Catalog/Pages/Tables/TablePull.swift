// SPDX-License-Identifier: Apache-2.0
import LiveryTables

/// How far rows are pulled down beyond their top, by a hand or by the wheel, and what comes of it when they are let go.
struct TablePull {
  /// The header above the rows.
  private(set) var refresh = DragRefresh()
  private var exact = 0.0
  private var isHeld = false
  /// For how many seconds the wheel has been at rest; nil where it does not hold the rows.
  private var rest: Double?

  /// A wheel has no end that is let go: this long after its last turn it is, in seconds.
  static let restTime = 0.3
  /// Rows beyond their top follow the hand by this part of its way.
  static let slowness = 0.5
}

extension TablePull {
  /// How far the rows are below their place, in whole px.
  var distance: Double { exact.rounded() }

  /// Whether the rows will move by themselves.
  var isMoving: Bool { rest != nil || !isHeld && exact != refresh.inset }

  /// Follows a hand that is so many px below where the rows are at their top.
  mutating func drag(to way: Double) {
    isHeld = true
    rest = nil
    move(to: way * Self.slowness)
  }

  /// Follows the wheel, by so many px down.
  mutating func turn(by way: Double) {
    rest = 0
    move(to: exact + way * Self.slowness)
  }

  private mutating func move(to distance: Double) {
    exact = max(0, distance)
    refresh.handle(.scrolled(to: -exact, isDragging: true))
  }

  /// Lets the rows go; tells whether they are to be loaded again.
  mutating func release() -> Bool {
    (isHeld, rest) = (false, nil)
    guard refresh.handle(.released(at: -exact)).contains(.reload) else { return false }
    refresh.handle(.began(at: -exact))
    return true
  }

  /// Takes notice that the rows were loaded.
  mutating func end(at time: TableTime) { refresh.handle(.ended(loaded: time)) }

  /// Lets the rows be at their place at once, as when they are scrolled elsewhere.
  mutating func close() {
    (isHeld, rest) = (false, nil)
    move(to: 0)
  }

  /// Goes on for a frame; tells whether the rows are to be loaded again.
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
