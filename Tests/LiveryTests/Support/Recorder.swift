// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Takes down what listeners are told, on whatever thread.
final class Recorder<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  /// What was taken down so far.
  var all: [Element] { elements.withLock { $0 } }

  /// Takes something down.
  func add(_ element: Element) { elements.withLock { $0.append(element) } }
}
