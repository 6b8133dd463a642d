// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// A decoder that determines the encoding of a style sheet's bytes and decodes them.
///
/// Defined by [CSS Syntax Level 3, section 3.2](https://drafts.csswg.org/css-syntax-3/#input-byte-stream).
struct SourceDecoder {
  /// The encoding that was used.
  var encoding: SourceEncoding
  /// The decoded text, without its byte order mark.
  var source: SourceBuffer
  /// The byte offsets in the decoded text of U+FFFD for undecodable bytes; at most 100 are kept.
  private(set) var replacements: [Int] = []

  /// Decodes `input`, in place if it is UTF-8.
  ///
  /// `protocolEncoding` is the encoding that the protocol states, and `environment` the environment
  /// encoding, that of the referring document.
  init(_ input: SourceBuffer, protocolEncoding: String? = nil, environment: SourceEncoding? = nil) {
    let bytes = input.bytes
    encoding = Self.fallback(bytes, protocolEncoding: protocolEncoding, environment: environment)
    source = input
    if byteOrderMarkLength(bytes) > 0 {
      encoding = .utf8
      input.removeFirst(3)
    } else if bytes.count >= 2, bytes[0] ^ bytes[1] == 1, bytes[0] | 1 == 0xFF {
      encoding = bytes[0] == 0xFE ? .utf16BigEndian : .utf16LittleEndian
      input.removeFirst(2)
    }
    switch encoding {
    case .utf8: decodeUTF8(input.bytes)
    case .utf16BigEndian, .utf16LittleEndian: decodeUTF16(input.bytes)
    default: decodeBySystem(input.bytes)
    }
  }

  /// The problems of the bytes.
  var diagnostics: [Diagnostic] {
    replacements.map {
      Diagnostic(.invalidEncoding, range: $0..<$0 + 3, facts: [.subject(encoding.name)])
    }
  }

  /// Defined by [determine the fallback encoding](https://drafts.csswg.org/css-syntax-3/#determine-the-fallback-encoding).
  private static func fallback(
    _ bytes: UnsafeBufferPointer<UInt8>, protocolEncoding: String?, environment: SourceEncoding?
  ) -> SourceEncoding {
    if let protocolEncoding, let encoding = SourceEncoding(label: protocolEncoding) {
      return encoding
    }
    let head = bytes.prefix(1024)
    let opening = #"@charset ""#.utf8
    if head.starts(with: opening) {
      let label = head.dropFirst(opening.count).prefix { $0 != UInt8(ascii: "\"") }
      let remainder = head[label.endIndex...]
      if remainder.starts(with: #"";"#.utf8),
        let encoding = SourceEncoding(label: String(decoding: label, as: UTF8.self))
      {
        // Bytes that contain an ASCII rule cannot be UTF-16, regardless of the rule.
        return encoding.name.hasPrefix("utf-16") ? .utf8 : encoding
      }
    }
    return environment ?? .utf8
  }
}

extension SourceDecoder {
  mutating func decodeUTF8(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isValidUTF8(bytes) { return }
    decode(bytes.makeIterator(), with: UTF8(), capacity: bytes.count)
  }

  private mutating func decodeUTF16(_ bytes: UnsafeBufferPointer<UInt8>) {
    let high = encoding == .utf16BigEndian ? 0 : 1
    let units = (0..<bytes.count / 2).lazy.map {
      UInt16(bytes[$0 * 2 + high]) << 8 | UInt16(bytes[$0 * 2 + 1 - high])
    }
    // A single byte at the end is half a unit, represented by a lone surrogate.
    let remainder: [UInt16] = bytes.count.isMultiple(of: 2) ? [] : [0xD800]
    decode((Array(units) + remainder).makeIterator(), with: UTF16(), capacity: bytes.count * 3 / 2)
  }

  private mutating func decode<Codec: UnicodeCodec, Units: IteratorProtocol<Codec.CodeUnit>>(
    _ units: Units, with codec: Codec, capacity: Int
  ) {
    var units = units
    var codec = codec
    var text: [UInt8] = []
    text.reserveCapacity(capacity)
    while true {
      switch codec.decode(&units) {
      case .scalarValue(let scalar): UTF8.encode(scalar) { text.append($0) }
      case .error: appendReplacement(to: &text)
      case .emptyInput:
        source = text.withUnsafeBufferPointer(SourceBuffer.init(copying:))
        return
      }
    }
  }

  mutating func appendReplacement(to text: inout [UInt8]) {
    if replacements.count < 100 { replacements.append(text.count) }
    text.append(contentsOf: [0xEF, 0xBF, 0xBD])
  }
}
