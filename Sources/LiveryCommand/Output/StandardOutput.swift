// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryPrinting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The output of results.
enum StandardOutput {
  /// Writes the output of `body` to standard output.
  static func write(_ body: (inout TextSink) -> Void) {
    var sink = TextSink(writeResult)
    body(&sink)
    sink.flush()
  }

  /// Writes the document of `body` to standard output, followed by a newline.
  static func writeJSON(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter(TextSink(writeResult))
    body(&json)
    json.sink.write("\n")
    json.sink.flush()
  }

  private static func writeResult(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Results that scroll over the screen show progress, and a progress line would interrupt them.
    if Terminal.hasStandardOutput { Progress.end() }
    put(bytes, on: STDOUT_FILENO)
  }
}

/// The output of diagnostics.
enum StandardError {
  /// Writes a line.
  static func write(_ line: String) { Progress.hide { write(raw: line + "\n") } }

  /// Writes a line of untrusted text, whose control characters become U+FFFD.
  static func write(printable line: String) {
    write(TextSink.text { $0.write(printable: line) })
  }

  /// Writes a text without changes at the current cursor position.
  static func write(raw text: String) {
    var text = text
    text.withUTF8 { put($0, on: STDERR_FILENO) }
  }
}

/// Writes all of some bytes to a descriptor.
///
/// If the reader has closed the pipe, the command ends silently. If results cannot be written for
/// another reason, it ends with a message.
private func put(_ bytes: UnsafeBufferPointer<UInt8>, on descriptor: Int32) {
  var remainder = UnsafeRawBufferPointer(bytes)
  while !remainder.isEmpty {
    let count = write(descriptor, remainder.baseAddress, remainder.count)
    if count >= 0 {
      remainder = UnsafeRawBufferPointer(rebasing: remainder.dropFirst(count))
      continue
    }
    switch errno {
    case EINTR: continue
    case EAGAIN: waitUntilWritable(descriptor)
    case EPIPE: exit(0)
    default:
      guard descriptor == STDOUT_FILENO else { return }
      StandardError.write(CommandMessages.unwritable(reason: String(cString: strerror(errno))))
      exit(CommandExit.fault.rawValue)
    }
  }
}

/// Waits until a non-blocking descriptor is writable.
private func waitUntilWritable(_ descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  _ = poll(&request, 1, -1)
}
