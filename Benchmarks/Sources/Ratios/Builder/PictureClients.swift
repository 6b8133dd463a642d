// SPDX-License-Identifier: Apache-2.0
import LiveryBuilder
import Synchronization

/// Rendering clients of a builder, with the arrival times of their last pictures.
final class PictureClients: Sendable {
  private let arrivals: Mutex<[Arrivals]>
  private let tasks = Mutex<[Task<Void, Never>]>([])

  /// The pictures of a client: their number, and the arrival time of the last one in nanoseconds.
  struct Arrivals: Sendable {
    var count = 0
    var time: Int64 = 0
  }

  /// Connects clients, each with a different size.
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
        } onError: { _ in
        }
      }
      tasks.withLock { $0.append(task) }
    }
  }

  /// The arrivals so far.
  var all: [Arrivals] { arrivals.withLock { $0 } }

  /// Waits until every client has received more pictures than before.
  ///
  /// - Returns: The arrivals, or `nil` after five seconds.
  func pictures(beyond before: [Arrivals]) async -> [Arrivals]? {
    for _ in 0..<25_000 {
      let now = all
      if zip(before, now).allSatisfy({ $0.count < $1.count }) { return now }
      try? await Task.sleep(for: .microseconds(200))
    }
    return nil
  }

  /// Disconnects all clients.
  func stop() { for task in tasks.withLock({ $0 }) { task.cancel() } }
}
