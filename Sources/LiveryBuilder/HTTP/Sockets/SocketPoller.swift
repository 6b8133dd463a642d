// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Dispatch
  import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// A thread that waits for the sockets of all tasks with `poll()`.
  final class SocketPoller: Sendable {
    /// The poller of the process, whose thread starts with the first wait and never ends.
    static let shared = SocketPoller()

    private struct Wait {
      let descriptor: Int32
      let events: Int16
      let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
      var waits: [UInt64: Wait] = [:]
      var next: UInt64 = 0
    }

    private let state = Mutex(State())
    /// A pipe that wakes the thread for a new wait, or -1 if the system has no descriptor left.
    private let (bell, bellRope): (Int32, Int32)

    private init() {
      var ends: [Int32] = [-1, -1]
      if pipe(&ends) == 0 {
        for end in ends {
          _ = fcntl(end, F_SETFL, O_NONBLOCK)
          _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
      }
      (bell, bellRope) = (ends[0], ends[1])
      // A private queue has its own thread.
      DispatchQueue(label: "livery.sockets").async { self.run() }
    }

    /// Waits until a descriptor is ready or the task is canceled.
    ///
    /// - Parameters:
    ///   - events: The events of `poll()`, such as `POLLIN`.
    ///   - descriptor: The descriptor, which may be closed after the wait.
    func wait(for events: Int32, on descriptor: Int32) async {
      let number = state.withLock { state in
        state.next += 1
        return state.next
      }
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let isWaiting = state.withLock { state in
            if Task.isCancelled { return false }
            state.waits[number] = Wait(
              descriptor: descriptor, events: Int16(events), continuation: continuation)
            return true
          }
          if isWaiting { write(bellRope, "!", 1) } else { continuation.resume() }
        }
      } onCancel: {
        end(number)
      }
    }

    /// Ends a wait, if it has not ended yet.
    private func end(_ number: UInt64) {
      state.withLock { $0.waits.removeValue(forKey: number) }?.continuation.resume()
    }

    private func run() {
      while true {
        let waits = state.withLock { state in state.waits.map { ($0.key, $0.value) } }
        var requests = [pollfd(fd: bell, events: Int16(POLLIN), revents: 0)]
        requests += waits.map { pollfd(fd: $0.1.descriptor, events: $0.1.events, revents: 0) }
        // Without a pipe, the thread looks for new waits from time to time.
        _ = poll(&requests, nfds_t(requests.count), bell < 0 ? 10 : -1)
        if requests[0].revents != 0 {
          var bytes = [UInt8](repeating: 0, count: 64)
          while read(bell, &bytes, bytes.count) == bytes.count {}
        }
        // A canceled wait is not in the table any more, even if its descriptor is another file now.
        for (wait, request) in zip(waits, requests.dropFirst()) where request.revents != 0 {
          end(wait.0)
        }
      }
    }
  }
#endif
