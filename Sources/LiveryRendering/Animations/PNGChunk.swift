// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// A chunk of a PNG file: a type of four letters and data.
  ///
  /// Defined by [PNG 3, section 5.3](https://www.w3.org/TR/png-3/#5Chunk-layout).
  struct PNGChunk {
    /// The letters of the type, such as `IHDR`.
    let type: StaticString
    /// The data.
    private(set) var data: [UInt8] = []

    /// Creates a chunk without data.
    init(_ type: StaticString) { self.type = type }
  }

  extension PNGChunk {
    /// The first bytes of a PNG file.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Adds bytes.
    mutating func append(_ bytes: [UInt8]) { data += bytes }

    /// Adds a number of four bytes, the highest first.
    mutating func append(_ number: UInt32) { data.append(bigEndian: number) }

    /// Adds a number of two bytes, the highest first.
    mutating func append(_ number: UInt16) {
      data += [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)]
    }

    /// The bytes of the chunk, with its length and its checksum.
    var bytes: [UInt8] {
      let typed = type.withUTF8Buffer { Array($0) } + data
      var bytes: [UInt8] = []
      bytes.append(bigEndian: UInt32(truncatingIfNeeded: data.count))
      bytes += typed
      bytes.append(bigEndian: Self.checksum(of: typed))
      return bytes
    }

    /// Returns the cyclic redundancy code of some bytes.
    ///
    /// Defined by [PNG 3, section 5.5](https://www.w3.org/TR/png-3/#5CRC-algorithm).
    static func checksum(of bytes: [UInt8]) -> UInt32 {
      ~bytes.reduce(UInt32.max) { code, byte in
        remainders[Int((code ^ UInt32(byte)) & 0xFF)] ^ code >> 8
      }
    }

    /// The remainder of each byte.
    private static let remainders = (UInt32(0)..<256).map { byte in
      (0..<8).reduce(byte) { code, _ in code & 1 == 1 ? 0xEDB8_8320 ^ code >> 1 : code >> 1 }
    }
  }

  extension [UInt8] {
    /// Appends a number of four bytes, the highest first.
    mutating func append(bigEndian number: UInt32) {
      for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
  }
#endif
