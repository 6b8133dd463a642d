// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// Takes text in small pieces and hands it on in large ones.
///
/// Everything that a tool of this room says goes through one: the room itself prints nothing.
///
/// ```swift
/// var sink = TextSink { bytes in total += bytes.count }
/// sink.write("a { color: red }")
/// sink.flush()
/// ```
public struct TextSink: ~Copyable {
  /// What is handed on at a time, in bytes; the last piece is shorter.
  public static let pieceSize = 65_536

  private var pending: [UInt8] = []
  private let drain: (UnsafeBufferPointer<UInt8>) -> Void

  /// A sink that hands what it gathers to `drain`.
  public init(_ drain: @escaping (UnsafeBufferPointer<UInt8>) -> Void) {
    self.drain = drain
    pending.reserveCapacity(Self.pieceSize)
  }

  /// What `body` writes, as one string.
  public static func text(of body: (inout TextSink) -> Void) -> String {
    let collected = Collected()
    var sink = TextSink { collected.bytes.append(contentsOf: $0) }
    body(&sink)
    sink.flush()
    return String(decoding: collected.bytes, as: UTF8.self)
  }

  private final class Collected {
    var bytes: [UInt8] = []
  }

  /// Hands on what is left.
  ///
  /// Nothing is handed on by itself at the end of the sink's life.
  public mutating func flush() {
    guard !pending.isEmpty else { return }
    pending.withUnsafeBufferPointer(drain)
    pending.removeAll(keepingCapacity: true)
  }
}

extension TextSink {
  /// Adds a text.
  public mutating func write(_ text: String) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= Self.pieceSize { flush() }
  }

  /// Adds bytes of UTF-8 text.
  public mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.pieceSize { flush() }
  }

  /// Adds one ASCII character.
  public mutating func write(ascii character: Unicode.Scalar) {
    pending.append(UInt8(ascii: character))
    if pending.count >= Self.pieceSize { flush() }
  }

  /// Adds a text in quotes, as JSON writes it; control characters are escaped, so a terminal is safe from it.
  public mutating func write(quoted text: String) {
    var text = text
    write(ascii: "\"")
    text.withUTF8 { bytes in
      var start = 0
      for (offset, byte) in bytes.enumerated() {
        // U+0080 to U+009F are C2 80 to C2 9F; they steer a terminal as well.
        let isSpecial = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        let isControl = byte < 0x20 || byte == 0x7F || isC1Control(bytes, offset)
        guard isSpecial || isControl else { continue }
        // Of the two bytes of a control character the second is replaced, the first left out.
        let end = byte >= 0x80 ? offset - 1 : offset
        write(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        write(escaped: byte)
        start = offset + 1
      }
      write(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    write(ascii: "\"")
  }

  private func isC1Control(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    offset > 0 && bytes[offset - 1] == 0xC2 && bytes[offset] < 0xA0
  }

  private mutating func write(escaped byte: UInt8) {
    write(ascii: "\\")
    switch byte {
    case UInt8(ascii: "\""): write(ascii: "\"")
    case UInt8(ascii: "\\"): write(ascii: "\\")
    case 0x0A: write(ascii: "n")
    case 0x0D: write(ascii: "r")
    case 0x09: write(ascii: "t")
    default:
      let digits = String(byte, radix: 16)
      write(byte < 0x10 ? "u000" : "u00")
      write(digits)
    }
  }
}

extension TextSink {
  /// Adds the whole text of a sheet.
  public mutating func write(textOf stream: TokenStream) {
    var rest = stream.utf8(in: 0..<stream.byteCount)
    while !rest.isEmpty {
      write(UnsafeBufferPointer(rebasing: rest.prefix(Self.pieceSize)))
      rest = UnsafeBufferPointer(rebasing: rest.dropFirst(Self.pieceSize))
    }
  }
}

extension TextSink {
  /// Adds a text on one line: each run of white space becomes one space, and control characters that would steer a terminal
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
