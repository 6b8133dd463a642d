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

/// Where results go.
enum StandardOutput {
  /// Hands what `body` writes to the standard output.
  static func write(_ body: (inout TextSink) -> Void) {
    var sink = TextSink(putResult)
    body(&sink)
    sink.flush()
  }

  /// Hands the document that `body` writes to the standard output, with a newline behind it.
  static func writeJSON(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter(TextSink(putResult))
    body(&json)
    json.sink.write("\n")
    json.sink.flush()
  }

  private static func putResult(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Results that run over the screen are progress enough; a line between them would only be in their way.
    if Terminal.hasStandardOutput { Progress.end() }
    put(bytes, on: STDOUT_FILENO)
  }
}

/// Where diagnostics go.
enum StandardError {
  /// Writes a line.
  static func write(_ line: String) { Progress.makingWay { write(raw: line + "\n") } }

  /// Writes a line of untrusted text, whose control characters become U+FFFD.
  static func write(printable line: String) {
    write(TextSink.text { $0.write(printable: line) })
  }

  /// Writes a text as it is, wherever the cursor stands.
  static func write(raw text: String) {
    var text = text
    text.withUTF8 { put($0, on: STDERR_FILENO) }
  }
}

/// Writes all of some bytes to a descriptor.
///
/// Nobody reading any more is no fault of anybody: the command ends without a word. Where results cannot be written for any
/// other reason, it says so and ends.
private func put(_ bytes: UnsafeBufferPointer<UInt8>, on descriptor: Int32) {
  var rest = UnsafeRawBufferPointer(bytes)
  while !rest.isEmpty {
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count >= 0 {
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      continue
    }
    switch errno {
    case EINTR: continue
    case EAGAIN: waitUntilWritable(descriptor)
    case EPIPE: exit(0)
    default:
      guard descriptor == STDOUT_FILENO else { return }
      StandardError.write(Wording.unwritable(reason: String(cString: strerror(errno))))
      exit(CommandExit.fault.rawValue)
    }
  }
}

/// Waits for a reader of a descriptor that somebody made non-blocking.
private func waitUntilWritable(_ descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  _ = poll(&request, 1, -1)
}
