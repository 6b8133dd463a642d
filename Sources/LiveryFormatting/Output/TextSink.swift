// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A buffer that receives text in small pieces and passes it on in large ones.
///
/// All output of this module goes through a sink. The module itself prints nothing.
///
/// ```swift
/// var sink = TextSink { bytes in total += bytes.count }
/// sink.write("a { color: red }")
/// sink.flush()
/// ```
package struct TextSink: ~Copyable {
  /// The minimum size of a piece that is passed on, in bytes, except for the last one.
  package static let pieceSize = 65_536

  private var pending: [UInt8] = []
  private let drain: (UnsafeBufferPointer<UInt8>) -> Void

  /// Creates a sink that passes its text to `drain`.
  package init(_ drain: @escaping (UnsafeBufferPointer<UInt8>) -> Void) {
    self.drain = drain
    pending.reserveCapacity(Self.pieceSize)
  }

  /// Returns the text that `body` writes, as a string.
  package static func text(of body: (inout TextSink) -> Void) -> String {
    let collected = Collected()
    var sink = TextSink { collected.bytes.append(contentsOf: $0) }
    body(&sink)
    sink.flush()
    return String(decoding: collected.bytes, as: UTF8.self)
  }

  private final class Collected {
    var bytes: [UInt8] = []
  }

  /// Passes on the remaining text.
  ///
  /// The sink does not flush automatically at the end of its lifetime.
  package mutating func flush() {
    guard !pending.isEmpty else { return }
    pending.withUnsafeBufferPointer(drain)
    pending.removeAll(keepingCapacity: true)
  }
}

extension TextSink {
  /// Writes a string.
  package mutating func write(_ text: String) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= Self.pieceSize { flush() }
  }

  /// Writes bytes of UTF-8 text.
  package mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.pieceSize { flush() }
  }

  /// Writes an ASCII character.
  package mutating func write(ascii character: Unicode.Scalar) {
    pending.append(UInt8(ascii: character))
    if pending.count >= Self.pieceSize { flush() }
  }

  /// Writes a string in quotes with JSON escapes, so that control characters cannot affect a
  /// terminal.
  package mutating func write(quoted text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard needsNoJSONEscape(bytes) else { return writeJSONString(bytes) { write($0) } }
      pending.append(UInt8(ascii: "\""))
      pending.append(contentsOf: bytes)
      write(ascii: "\"")
    }
  }
}

extension TextSink {
  /// Writes the whole text of a sheet.
  package mutating func write(textOf stream: TokenStream) {
    var rest = stream.utf8(in: 0..<stream.byteCount)
    while !rest.isEmpty {
      write(UnsafeBufferPointer(rebasing: rest.prefix(Self.pieceSize)))
      rest = UnsafeBufferPointer(rebasing: rest.dropFirst(Self.pieceSize))
    }
  }
}

extension TextSink {
  /// Writes a string on one line.
  ///
  /// Each run of white space becomes one space, and control characters that affect a terminal
  /// become U+FFFD.
  package mutating func write(printable text: String) {
    var isAfterSpace = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " " || (0x09...0x0D).contains(scalar.value)
      if isSpace {
        if !isAfterSpace { write(ascii: " ") }
      } else if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) {
        write("\u{FFFD}")
      } else {
        write(String(scalar))
      }
      isAfterSpace = isSpace
    }
  }
}
