// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A recorder of the events that observers receive, on any thread.
final class Recorder<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  /// The recorded events.
  var all: [Element] { elements.withLock { $0 } }

  /// Records an event.
  func add(_ element: Element) { elements.withLock { $0.append(element) } }
}
