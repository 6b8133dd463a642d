// SPDX-License-Identifier: Apache-2.0
import CMeasure
import Dispatch
import Livery
import LiveryBuilder
import Measurements
import Synchronization

/// A builder in which a step of a badge is edited repeatedly.
private struct EditedStyle {
  let builder: StyleBuilder
  let editor: RemoteEditor
  let clients: PictureClients

  /// Starts a builder with clients that all show the badge.
  init(clients count: Int) async throws {
    builder = try await StyleBuilder(Theme(), archives: "/nonexistent")
    editor = try await RemoteEditor(builder.address)
    try await editor.run(#"{"copy": {"selector": ".badge"}}"#)
    clients = PictureClients(count, to: builder.address)
    _ = await clients.pictures(beyond: clients.all.map { _ in PictureClients.Arrivals() })
  }

  /// Sets other insets for the second step.
  func change(_ number: Int) async throws {
    try await editor.run(
      """
      {"set": {"at": [1], "parameter": ["insets"], "text": "\(number % 7 + 1)px \(number % 5)px", "gesture": "drag"}}
      """)
  }

  func stop() async {
    clients.stop()
    await editor.close()
    await builder.stop()
  }
}

/// Returns the times from an edit to the picture of each client, one edit after the other.
func changesToPictures(clients count: Int, count changes: Int) async throws -> SaveTimes {
  let style = try await EditedStyle(clients: count)
  var times = SaveTimes()
  for number in 0..<changes {
    let before = style.clients.all
    let start = realTime()
    try await style.change(number)
    guard let pictures = await style.clients.pictures(beyond: before) else {
      times.lost += 1
      continue
    }
    for picture in pictures { times.add(Double(picture.time - start) / 1e6) }
  }
  await style.stop()
  return times
}

/// Edits a style fifty times per second while twenty clients show it.
///
/// - Returns: The resident memory and the heap memory after ten seconds, both again at the end, the
///   number of edits, the number of pictures per client, and the milliseconds from the last edit to
///   the last picture.
func sustainedChanges(seconds: Int) throws -> [Double] {
  try runBlocking {
    let style = try await EditedStyle(clients: 20)
    var memory: [Double] = []
    let clock = ContinuousClock()
    let begin = clock.now
    for number in 0..<seconds * 50 {
      try await style.change(number)
      if number == 500 { memory += memoryUse() }
      try await clock.sleep(until: begin + .milliseconds(20 * (number + 1)))
    }
    let before = style.clients.all
    let start = realTime()
    try await style.change(seconds * 50 + 1)
    let pictures = await style.clients.pictures(beyond: before) ?? []
    let last = pictures.map(\.time).max() ?? .max
    memory += memoryUse()
    let counts = pictures.map { Double($0.count) }
    await style.stop()
    return memory + [Double(seconds * 50), median(counts), Double(last &- start) / 1e6]
  }
}

/// Returns the resident memory and the heap memory of the process.
private func memoryUse() -> [Double] { [Double(measure_memory()), Double(measure_heap())] }

/// Blocks until an asynchronous function returns.
func runBlocking<Value: Sendable>(
  _ body: @escaping @Sendable () async throws -> Value
) throws -> Value {
  let outcome = Outcome<Value>()
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    do {
      let value = try await body()
      outcome.result.withLock { $0 = .success(value) }
    } catch {
      outcome.result.withLock { $0 = .failure(error) }
    }
    done.signal()
  }
  done.wait()
  return try outcome.result.withLock { $0 }?.get() ?? { throw CancellationError() }()
}

private final class Outcome<Value: Sendable>: Sendable {
  let result = Mutex<Result<Value, any Error>?>(nil)
}
