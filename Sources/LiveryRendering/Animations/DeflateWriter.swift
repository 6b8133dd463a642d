// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// A compressor that writes a DEFLATE block with fixed codes, as rows of pixels compress well with
  /// repeated strings alone.
  ///
  /// Defined by [RFC 1951](https://www.rfc-editor.org/rfc/rfc1951).
  struct DeflateWriter {
    /// The bytes written so far.
    private(set) var bytes: [UInt8] = []
    /// The bits that do not fill a byte, the first in the lowest bit.
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0

    /// The limits of repeated strings.
    private static let (shortest, longest, farthest) = (4, 258, 32_768)
    private static let hashBits = 15

    /// Returns the compressed form of some bytes.
    static func compress(_ input: [UInt8]) -> [UInt8] {
      var writer = DeflateWriter()
      writer.bytes.reserveCapacity(input.count / 4 + 16)
      // The last block, with fixed codes.
      writer.write(0b011, count: 3)
      input.withUnsafeBufferPointer { writer.writeStrings(of: $0) }
      writer.writeCode(256)
      writer.flush()
      return writer.bytes
    }
  }

  extension DeflateWriter {
    /// Writes bytes that are not repeated, and references to those that are.
    private mutating func writeStrings(of input: UnsafeBufferPointer<UInt8>) {
      // The last position of each hash of four bytes, plus one.
      var positions = [Int32](repeating: 0, count: 1 << Self.hashBits)
      var position = 0
      while position < input.count {
        var length = 0
        var distance = 0
        if position + Self.shortest <= input.count {
          let hash = Self.hash(input, at: position)
          let candidate = Int(positions[hash]) - 1
          positions[hash] = Int32(truncatingIfNeeded: position + 1)
          if candidate >= 0, position - candidate <= Self.farthest {
            distance = position - candidate
            length = Self.commonLength(input, candidate, position)
          }
        }
        if length < Self.shortest {
          writeCode(Int(input[position]))
          position += 1
        } else {
          writeReference(length: length, distance: distance)
          position += length
        }
      }
    }

    private static func hash(_ input: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
      var value: UInt32 = 0
      for offset in 0..<shortest { value = value << 8 | UInt32(input[position + offset]) }
      return Int((value &* 0x9E37_79B1) >> (32 - UInt32(hashBits)))
    }

    private static func commonLength(
      _ input: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int
    ) -> Int {
      let limit = min(longest, input.count - second)
      var length = 0
      while length < limit, input[first + length] == input[second + length] { length += 1 }
      return length
    }

    /// Writes a reference to an earlier string.
    ///
    /// Defined by [RFC 1951, section 3.2.5](https://www.rfc-editor.org/rfc/rfc1951#section-3.2.5).
    private mutating func writeReference(length: Int, distance: Int) {
      if length == Self.longest {
        writeCode(285)
      } else {
        let (code, extraBits) = Self.code(of: length - 3, groupBits: 2)
        writeCode(257 + code)
        write(UInt64(length - 3) & (1 << extraBits - 1), count: extraBits)
      }
      let (code, extraBits) = Self.code(of: distance - 1, groupBits: 1)
      writeReversed(UInt64(code), count: 5)
      write(UInt64(distance - 1) & (1 << extraBits - 1), count: extraBits)
    }

    /// Returns the code of a number, and the number of its bits that follow the code.
    ///
    /// The bits of a group after the leading one distinguish its codes.
    private static func code(of number: Int, groupBits: Int) -> (code: Int, extraBits: UInt64) {
      if number < 2 << groupBits { return (number, 0) }
      let extraBits = Int.bitWidth - 1 - number.leadingZeroBitCount - groupBits
      let group = (number >> extraBits) & (1 << groupBits - 1)
      return ((extraBits + 1) << groupBits + group, UInt64(extraBits))
    }
  }

  extension DeflateWriter {
    /// Writes the fixed code of a byte, of a length, or of the end.
    ///
    /// Defined by [RFC 1951, section 3.2.6](https://www.rfc-editor.org/rfc/rfc1951#section-3.2.6).
    private mutating func writeCode(_ symbol: Int) {
      let number = UInt64(symbol)
      switch symbol {
      case ..<144: writeReversed(0x30 + number, count: 8)
      case ..<256: writeReversed(0x190 + number - 144, count: 9)
      case ..<280: writeReversed(number - 256, count: 7)
      default: writeReversed(0xC0 + number - 280, count: 8)
      }
    }

    /// Writes bits, the highest first.
    private mutating func writeReversed(_ value: UInt64, count: UInt64) {
      var (value, reversed) = (value, UInt64(0))
      for _ in 0..<count {
        reversed = reversed << 1 | value & 1
        value >>= 1
      }
      write(reversed, count: count)
    }

    /// Writes bits, the lowest first.
    private mutating func write(_ value: UInt64, count: UInt64) {
      bits |= value << bitCount
      bitCount += count
      while bitCount >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        bitCount -= 8
      }
    }

    /// Writes the remaining bits as a whole byte.
    private mutating func flush() { if bitCount > 0 { write(0, count: 8 - bitCount) } }
  }
#endif
