// SPDX-License-Identifier: Apache-2.0

/// Events scheduled for later, such as the end of a simulated load.
struct Countdown<Event: Hashable> {
  private var left: [(event: Event, seconds: Double)] = []

  /// Whether no event is scheduled.
  var isEmpty: Bool { left.isEmpty }

  /// Returns whether an event is scheduled.
  func waits(for event: Event) -> Bool { left.contains { $0.event == event } }

  /// Schedules an event after a number of seconds.
  mutating func start(_ event: Event, seconds: Double) {
    cancel(event)
    left.append((event, seconds))
  }

  /// Cancels an event.
  mutating func cancel(_ event: Event) { left.removeAll { $0.event == event } }

  /// Advances the time, and returns the events that are due, in order.
  mutating func tick(seconds: Double) -> [Event] {
    for index in left.indices { left[index].seconds -= seconds }
    let due = left.filter { $0.seconds <= 0 }.sorted { $0.seconds < $1.seconds }
    left.removeAll { $0.seconds <= 0 }
    return due.map(\.event)
  }
}
