// SPDX-License-Identifier: Apache-2.0

/// What happens after a while, such as the end of something that is loaded.
struct Countdown<Event: Hashable> {
  private var left: [(event: Event, seconds: Double)] = []

  /// Whether nothing is to happen.
  var isEmpty: Bool { left.isEmpty }

  /// Whether something is to happen.
  func waits(for event: Event) -> Bool { left.contains { $0.event == event } }

  /// Lets something happen after so many seconds, from now on.
  mutating func start(_ event: Event, seconds: Double) {
    cancel(event)
    left.append((event, seconds))
  }

  /// Lets something not happen.
  mutating func cancel(_ event: Event) { left.removeAll { $0.event == event } }

  /// Lets time go by; tells what happens, in the order in which it does.
  mutating func tick(seconds: Double) -> [Event] {
    for index in left.indices { left[index].seconds -= seconds }
    let due = left.filter { $0.seconds <= 0 }.sorted { $0.seconds < $1.seconds }
    left.removeAll { $0.seconds <= 0 }
    return due.map(\.event)
  }
}
