// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// Decoding of encodings that are neither UTF-8 nor UTF-16.
extension SourceDecoder {
  /// Decodes with the C library; an unsupported encoding is read as UTF-8.
  mutating func decodeBySystem(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let converter = SystemConverter(from: encoding) else {
      encoding = .utf8
      return decodeUTF8(bytes)
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    if encoding.isSingleByte {
      decode(bytes, by: nonASCIITable(of: converter), to: &text)
    } else {
      var remainder = bytes
      while !converter.convert(&remainder, appendingTo: &text) {
        appendReplacement(to: &text)
        remainder = UnsafeBufferPointer(rebasing: remainder.dropFirst())
      }
    }
    source = text.withUnsafeBufferPointer(SourceBuffer.init(copying:))
  }

  /// Decodes a single-byte encoding: ASCII, and an entry of `table` for each other byte.
  private mutating func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, by table: [[UInt8]], to text: inout [UInt8]
  ) {
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else if table[Int(byte - 0x80)].isEmpty {
        appendReplacement(to: &text)
      } else {
        text.append(contentsOf: table[Int(byte - 0x80)])
      }
    }
  }

  /// Returns the characters of the bytes from 0x80 on; empty for a byte without a character.
  ///
  /// Each byte is converted separately, because `iconv` would combine letters and accents.
  private func nonASCIITable(of converter: borrowing SystemConverter) -> [[UInt8]] {
    var table: [[UInt8]] = []
    for byte in UInt8(0x80)...0xFF {
      var text: [UInt8] = []
      let isConverted = withUnsafeBytes(of: byte) { pointer in
        var input = pointer.assumingMemoryBound(to: UInt8.self)
        return converter.convert(&input, appendingTo: &text)
      }
      // The Encoding Standard maps unassigned bytes of the windows encodings to the C1 control
      // characters.
      let isControl = encoding.name.hasPrefix("windows-") && byte < 0xA0
      table.append(isConverted ? text : isControl ? [0xC2, byte] : [])
    }
    return table
  }
}
