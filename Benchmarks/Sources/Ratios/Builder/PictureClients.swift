// SPDX-License-Identifier: Apache-2.0
import LiveryBuilder
import Synchronization

/// Render clients of a builder, and when each of them got its last picture.
final class PictureClients: Sendable {
  private let arrivals: Mutex<[Arrivals]>
  private let tasks = Mutex<[Task<Void, Never>]>([])

  /// The pictures of a client: how many there were, and when the last one came, in nanoseconds.
  struct Arrivals: Sendable {
    var count = 0
    var time: Int64 = 0
  }

  /// Connects clients, each with a size of its own.
  init(_ count: Int, to address: String) {
    arrivals = Mutex(Array(repeating: Arrivals(), count: count))
    for number in 0..<count {
      var preview = RemotePreview(address)
      preview.width = Double(120 + 10 * number)
      preview.height = 60
      let client = preview
      let task = Task.detached {
        await client.follow { _ in
          self.arrivals.withLock {
            $0[number].count += 1
            $0[number].time = realTime()
          }
          return true
        } trouble: { _ in
        }
      }
      tasks.withLock { $0.append(task) }
    }
  }

  /// What came so far.
  var all: [Arrivals] { arrivals.withLock { $0 } }

  /// Waits until every client has more pictures than it had.
  ///
  /// - Returns: what came; nil where it did not within five seconds.
  func pictures(beyond before: [Arrivals]) async -> [Arrivals]? {
    for _ in 0..<25_000 {
      let now = all
      if zip(before, now).allSatisfy({ $0.count < $1.count }) { return now }
      try? await Task.sleep(for: .microseconds(200))
    }
    return nil
  }

  /// Disconnects all.
  func stop() { for task in tasks.withLock({ $0 }) { task.cancel() } }
}
