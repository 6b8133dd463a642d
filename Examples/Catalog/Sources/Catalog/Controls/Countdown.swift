// SPDX-License-Identifier: Apache-2.0

/// Events scheduled for later, such as the end of a simulated load.
struct Countdown<Event: Hashable> {
  private var remaining: [(event: Event, seconds: Double)] = []

  /// Whether no event is scheduled.
  var isEmpty: Bool { remaining.isEmpty }

  /// Returns whether an event is scheduled.
  func isPending(_ event: Event) -> Bool { remaining.contains { $0.event == event } }

  /// Schedules an event after a number of seconds.
  mutating func start(_ event: Event, seconds: Double) {
    cancel(event)
    remaining.append((event, seconds))
  }

  /// Cancels an event.
  mutating func cancel(_ event: Event) { remaining.removeAll { $0.event == event } }

  /// Advances the time, and returns the events that are due, in order.
  mutating func tick(seconds: Double) -> [Event] {
    for index in remaining.indices { remaining[index].seconds -= seconds }
    let due = remaining.filter { $0.seconds <= 0 }.sorted { $0.seconds < $1.seconds }
    remaining.removeAll { $0.seconds <= 0 }
    return due.map(\.event)
  }
}
