// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A reader of messages from a descriptor, which runs on a thread of its own.
struct MessageReader {
  /// The descriptor that messages are read from.
  let descriptor: Int32
  /// The messages that were read.
  let inbox: MessageInbox
  /// The messages to the client; no further input is read while too many are waiting.
  let outbox: MessageOutbox

  /// Reads until the input ends or is no sequence of frames.
  func run() {
    var frames = FrameReader()
    defer { inbox.close() }
    while outbox.waitForRoom(), let count = read(into: &frames) {
      if count == 0 { return }
      do throws(FrameReader.Failure) {
        while let frame = try frames.next() {
          inbox.add(IncomingMessage(frame), size: frame.size)
          guard outbox.waitForRoom() else { return }
        }
      } catch {
        // The next frame cannot be found, so the connection ends.
        inbox.add(.invalid(nil, ResponseError(.parseError, error.message)), size: 0)
        return
      }
    }
  }

  /// Reads some bytes, and returns their number, or `nil` after an error.
  private func read(into frames: inout FrameReader) -> Int? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 65_536) { buffer in
      while true {
        #if canImport(Darwin)
          let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return nil }
        frames.append(UnsafeBufferPointer(rebasing: buffer[..<count]))
        return count
      }
    }
  }
}

extension FrameReader.Failure {
  /// The message for the client.
  fileprivate var message: String {
    switch self {
    case .noLength: "a header has no valid Content-Length"
    case .longHeader: "a header is longer than \(FrameReader.maximumHeaderSize) bytes"
    }
  }
}
