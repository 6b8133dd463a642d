// SPDX-License-Identifier: Apache-2.0

/// The events since the last sample.
struct EventQueue: Sendable {
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    var event: AnimationEvent
    /// The time of the program at which the event occurs, negative infinity if it is unresolved.
    let time: Double
    let order: CompositeOrder
  }

  /// Whether there are no events.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds an event with its time, which is `nil` if it is unresolved.
  ///
  /// Events with an unresolved time precede all others.
  mutating func append(_ event: AnimationEvent, at time: Double?, _ order: CompositeOrder) {
    entries.append(Entry(event: event, time: time ?? -.infinity, order: order))
  }

  /// Replaces the indices of elements in a new tree.
  mutating func renumber(_ newIndex: (Int) -> Int?) {
    for position in entries.indices {
      entries[position].event.index = entries[position].event.index.flatMap(newIndex)
    }
  }

  /// Removes and returns the events in the order of their times, then in composite order.
  ///
  /// Defined by [Web Animations 1, section 4.4.2](https://drafts.csswg.org/web-animations-1/#update-animations-and-send-events).
  mutating func removeAll() -> [AnimationEvent] {
    if entries.isEmpty { return [] }
    let sorted = entries.indices.sorted { first, second in
      let (one, other) = (entries[first], entries[second])
      if one.time != other.time { return one.time < other.time }
      return one.order != other.order ? one.order < other.order : first < second
    }
    defer { entries.removeAll(keepingCapacity: true) }
    return sorted.map { entries[$0].event }
  }
}

/// The position of an effect among all effects.
///
/// Defined by [CSS Transitions 2, section 4](https://drafts.csswg.org/css-transitions-2/#animation-composite-order) and
/// [CSS Animations 2, section 2.2](https://drafts.csswg.org/css-animations-2/#animation-composite-order).
enum CompositeOrder: Sendable, Hashable, Comparable {
  /// A transition by its element, the style change that started it, and its property.
  case transition(element: Int, generation: Int, TargetProperty)
  /// An animation by its element and its position in the list of animations.
  case animation(element: Int, position: Int)
}
