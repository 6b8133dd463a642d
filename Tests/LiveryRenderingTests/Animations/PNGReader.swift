// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Testing

  @testable import LiveryRendering

  /// The chunks of a PNG file, whose pixels Cairo decodes.
  struct PNGReader {
    private(set) var chunks: [Chunk] = []

    /// A chunk with its checksum.
    struct Chunk {
      let type: String
      let data: [UInt8]
      let checksum: UInt32

      /// Whether the checksum is that of the type and the data, computed bit by bit.
      var hasValidChecksum: Bool {
        var code = UInt32.max
        for byte in Array(type.utf8) + data {
          code ^= UInt32(byte)
          for _ in 0..<8 { code = code & 1 == 1 ? code >> 1 ^ 0xEDB8_8320 : code >> 1 }
        }
        return ~code == checksum
      }
    }

    /// Reads the chunks of a file.
    init(_ file: [UInt8]) {
      var offset = 8
      while offset + 12 <= file.count {
        let length = Int(Self.number(file, at: offset))
        let end = offset + 8 + length
        guard end + 4 <= file.count else { return }
        chunks.append(
          Chunk(
            type: String(decoding: file[offset + 4..<offset + 8], as: UTF8.self),
            data: Array(file[offset + 8..<end]), checksum: Self.number(file, at: end)))
        offset = end + 4
      }
    }

    /// Returns the data of all chunks of a type.
    func data(of type: String) -> [[UInt8]] { chunks.filter { $0.type == type }.map(\.data) }

    private static func number(_ bytes: [UInt8], at offset: Int) -> UInt32 {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  extension PNGReader {
    /// Returns the pixels that a viewer shows for each frame.
    ///
    /// Each frame is decoded as a file of its own.
    func frames() throws -> [[UInt8]] {
      let header = try #require(data(of: "IHDR").first)
      let width = Int(Self.number(header, at: 0))
      var shown = [UInt8](repeating: 0, count: width * Int(Self.number(header, at: 4)) * 4)
      let pictures = chunks.filter { ["IDAT", "fdAT"].contains($0.type) }
      var frames: [[UInt8]] = []
      for (control, picture) in zip(data(of: "fcTL"), pictures) {
        let (x, y) = (Int(Self.number(control, at: 12)), Int(Self.number(control, at: 16)))
        var (own, pixels) = (PNGChunk("IHDR"), PNGChunk("IDAT"))
        own.append(Array(control[4..<12] + header[8...]))
        pixels.append(Array(picture.data.dropFirst(picture.type == "fdAT" ? 4 : 0)))
        let file = PNGChunk.signature + own.bytes + pixels.bytes + PNGChunk("IEND").bytes
        let bitmap = Bitmap(
          try PNGFile(file).pixels(sizeCheck: { (_, _) throws(ImageError) in }))
        for row in 0..<bitmap.height {
          let start = ((y + row) * width + x) * 4
          shown.replaceSubrange(
            start..<start + bitmap.width * 4,
            with: bitmap.bytes[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4])
        }
        frames.append(shown)
      }
      return frames
    }
  }
#endif
