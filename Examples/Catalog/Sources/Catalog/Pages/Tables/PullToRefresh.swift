// SPDX-License-Identifier: Apache-2.0
import LiveryTables

/// The pull of rows beyond their top, by pointer or wheel, and the reload after the release.
struct PullToRefresh {
  /// The header above the rows.
  private(set) var refresh = DragRefresh()
  /// The distance by which pointer or wheel pull the rows, in px.
  private var pulledDistance = 0.0
  /// The seconds since the last turn of the wheel, or `nil` if the wheel does not pull the rows.
  private var idleTime: Double?

  /// The seconds without a turn after which the wheel counts as released.
  static let idleLimit = 0.3
  /// The factor by which pulled rows follow the pointer.
  static let resistance = 0.5
}

extension PullToRefresh {
  /// Whether the wheel pulls the rows, which then return by themselves.
  var isWaiting: Bool { idleTime != nil }

  /// Pulls the rows with the pointer, whose distance from the start is in px.
  mutating func drag(to delta: Double) {
    idleTime = nil
    move(to: delta * Self.resistance)
  }

  /// Pulls the rows with the wheel, by a number of px.
  ///
  /// - Parameters:
  ///   - delta: The distance that the wheel turned.
  ///   - distance: The current distance of the rows from their resting position.
  mutating func scroll(by delta: Double, from distance: Double) {
    idleTime = 0
    move(to: distance + delta * Self.resistance)
  }

  private mutating func move(to distance: Double) {
    pulledDistance = max(0, distance)
    refresh.handle(.scrolled(to: -pulledDistance, isDragging: true))
  }

  /// Releases the rows, and returns whether they must be reloaded.
  mutating func release() -> Bool {
    idleTime = nil
    guard refresh.handle(.released(at: -pulledDistance)).contains(.reload) else { return false }
    refresh.handle(.began(at: -pulledDistance))
    return true
  }

  /// Ends the reload at a time.
  mutating func end(at time: TableTime) { refresh.handle(.ended(loaded: time)) }

  /// Moves the rows to their resting position at once, for example to scroll.
  mutating func close() {
    idleTime = nil
    move(to: 0)
  }

  /// Advances the time of the wheel, and returns whether the rows must be reloaded.
  mutating func tick(seconds: Double) -> Bool {
    guard let before = idleTime else { return false }
    idleTime = before + seconds
    return before + seconds >= Self.idleLimit ? release() : false
  }
}
