// SPDX-License-Identifier: Apache-2.0
import CSSMotion
import Dispatch
import Synchronization
import Testing

@Suite struct FrameTimerTests {
  @Test func `Frames follow until nothing moves`() async {
    let count = FrameCount()
    let (ends, end) = AsyncStream<Void>.makeStream()
    let timer = FrameTimer(framesPerSecond: 1000, queue: .global()) { now in
      let number = count.increment()
      if number == 3 { end.finish() }
      return number < 3 ? now : nil
    }
    timer.start()
    for await _ in ends {}
    withExtendedLifetime(timer) {}
    #expect(count.value == 3)
  }

  @Test func `A stopped timer draws no frame`() async {
    let count = FrameCount()
    let queue = DispatchQueue(label: "frames")
    queue.suspend()
    let timer = FrameTimer(queue: queue) { now in
      _ = count.increment()
      return now
    }
    timer.start()
    timer.stop()
    queue.resume()
    await withCheckedContinuation { continuation in
      queue.asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
    }
    #expect(count.value == 0)
  }
}

/// A number of frames.
private final class FrameCount: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func increment() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
