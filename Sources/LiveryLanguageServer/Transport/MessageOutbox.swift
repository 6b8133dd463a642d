// SPDX-License-Identifier: Apache-2.0
import Dispatch
import LiveryPrinting
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The messages to the client that were not written yet.
///
/// A thread of its own writes them, so that a client that does not read cannot block the server.
final class MessageOutbox: Sendable {
  /// The size of waiting messages in bytes beyond which the server reads no further input.
  static let maximumSize = 8 << 20

  private let state = Mutex(State())
  private let available = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 0)
  private let finished = DispatchSemaphore(value: 0)

  private struct State {
    /// The headers and contents of the frames, in order.
    var parts: [[UInt8]] = []
    var size = 0
    var isReaderWaiting = false
    var isClosed = false
    var isBroken = false
  }

  /// Adds the frame of a message whose JSON object `members` writes.
  func send(_ members: (inout JSONWriter) -> Void) {
    let content = JSONWriter.bytes { json in
      json.object { json in
        json.member("jsonrpc", "2.0")
        members(&json)
      }
    }
    let header = Array("Content-Length: \(content.count)\r\n\r\n".utf8)
    state.withLock { state in
      if state.isBroken { return }
      state.parts += [header, content]
      state.size += header.count + content.count
    }
    available.signal()
  }

  /// Waits until the client has read enough of the waiting messages, and returns `false` if it
  /// cannot read any more.
  func waitForRoom() -> Bool {
    let mustWait = state.withLock { state in
      state.isReaderWaiting = state.size > Self.maximumSize && !state.isBroken
      return state.isReaderWaiting
    }
    if mustWait { room.wait() }
    return !state.withLock { $0.isBroken }
  }

  /// Whether the client cannot read any more.
  var isBroken: Bool { state.withLock { $0.isBroken } }

  /// Writes the waiting messages for at most two seconds, and ends.
  func close() {
    state.withLock { $0.isClosed = true }
    available.signal()
    _ = finished.wait(timeout: .now() + .seconds(2))
  }

  /// Writes messages to a descriptor until the outbox is closed.
  func run(writingTo descriptor: Int32) {
    while true {
      available.wait()
      let (parts, isClosed) = state.withLock { state in
        defer { state.parts = [] }
        return (state.parts, state.isClosed)
      }
      for part in parts {
        let isWritten = Self.write(part, to: descriptor)
        let wakes = state.withLock { state in
          state.size -= part.count
          if !isWritten { state.isBroken = true }
          let wakes = state.isReaderWaiting && (state.size <= Self.maximumSize / 2 || !isWritten)
          if wakes { state.isReaderWaiting = false }
          return wakes
        }
        if wakes { room.signal() }
        if !isWritten { break }
      }
      if isClosed || isBroken { break }
    }
    finished.signal()
  }

  /// Writes bytes, and returns whether all of them could be written.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, start, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, start, rest.count)
        #else
          let count = Glibc.write(descriptor, start, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
