// SPDX-License-Identifier: Apache-2.0

/// The pending animation events.
///
/// Defined by [Web Animations 1, section 4.4.2](https://drafts.csswg.org/web-animations-1/#update-animations-and-send-events).
struct ReferenceEvents {
  private var entries: [(event: Event, time: Double?, order: Order)] = []

  struct Event: Hashable, CustomStringConvertible {
    let kind: String
    let element: Int
    let name: String
    /// The elapsed time in milliseconds.
    let elapsed: Double

    var description: String { "\(kind) #\(element) \(name) \(elapsed)" }
  }

  /// The composite order.
  enum Order: Comparable {
    case transition(element: Int, Int, ReferenceProperty)
    case animation(element: Int, Int)
  }

  /// Adds an event with its scheduled event time, which may be unresolved.
  mutating func add(
    _ kind: String, _ element: Int, _ name: String, _ elapsed: Double, at time: Double?,
    _ order: Order
  ) {
    let event = Event(kind: kind, element: element, name: name, elapsed: elapsed)
    entries.append((event, time, order))
  }

  /// Removes and returns the events in the order of scheduled event times, of which unresolved ones
  /// are first, then in composite order.
  mutating func removeAll() -> [Event] {
    let sorted = entries.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      let (time, otherTime) = (one.time ?? -.infinity, other.time ?? -.infinity)
      if time != otherTime { return time < otherTime }
      return one.order != other.order ? one.order < other.order : first.offset < second.offset
    }
    entries = []
    return sorted.map(\.element.event)
  }
}
