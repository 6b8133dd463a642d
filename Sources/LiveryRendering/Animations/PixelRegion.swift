// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// A rectangle of pixels in a bitmap, which is at least one pixel wide and high.
  struct PixelRegion: Equatable {
    let columns: Range<Int>
    let rows: Range<Int>

    /// Creates the region of all pixels.
    init(of bitmap: Bitmap) {
      columns = 0..<bitmap.width
      rows = 0..<bitmap.height
    }

    /// Creates the smallest region that contains all differences between bitmaps of the same size.
    init(changedFrom old: Bitmap, to new: Bitmap) {
      var (left, right) = (new.width, 0)
      var (top, bottom) = (new.height, 0)
      let rowSize = new.width * 4
      for row in 0..<new.height {
        let bytes = row * rowSize..<(row + 1) * rowSize
        let (before, after) = (old.bytes[bytes], new.bytes[bytes])
        guard let first = zip(before, after).enumerated().first(where: { $1.0 != $1.1 }),
          let last = zip(before.reversed(), after.reversed()).enumerated().first(where: {
            $1.0 != $1.1
          })
        else { continue }
        left = min(left, first.offset / 4)
        right = max(right, (rowSize - 1 - last.offset) / 4 + 1)
        top = min(top, row)
        bottom = row + 1
      }
      columns = left < right ? left..<right : 0..<1
      rows = top < bottom ? top..<bottom : 0..<1
    }
  }

  extension PixelRegion {
    /// Returns the pixels as a PNG file contains them, in the zlib format.
    ///
    /// Defined by [PNG 3, section 10.1](https://www.w3.org/TR/png-3/#10CompressionCM0).
    func compressedRows(of bitmap: Bitmap) -> [UInt8] {
      let filtered = filteredRows(of: bitmap)
      var bytes: [UInt8] = [0x78, 0x01]
      bytes += DeflateWriter.compress(filtered)
      bytes.append(bigEndian: Self.checksum(of: filtered))
      return bytes
    }

    /// Returns the rows, each after the number of its filter.
    ///
    /// The first row has its differences from the pixels on the left, and any other row those from
    /// the row above it.
    private func filteredRows(of bitmap: Bitmap) -> [UInt8] {
      var filtered: [UInt8] = []
      filtered.reserveCapacity(rows.count * (columns.count * 4 + 1))
      for row in rows {
        let isFirst = row == rows.lowerBound
        let start = (row * bitmap.width + columns.lowerBound) * 4
        let distance = isFirst ? 4 : bitmap.width * 4
        filtered.append(isFirst ? 1 : 2)
        for offset in start..<start + columns.count * 4 {
          let base = isFirst && offset < start + 4 ? 0 : bitmap.bytes[offset - distance]
          filtered.append(bitmap.bytes[offset] &- base)
        }
      }
      return filtered
    }

    /// Returns the Adler-32 checksum of some bytes.
    ///
    /// Defined by [RFC 1950, section 8](https://www.rfc-editor.org/rfc/rfc1950#section-8).
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
      var (first, second): (UInt32, UInt32) = (1, 0)
      for byte in bytes {
        first = (first + UInt32(byte)) % 65_521
        second = (second + first) % 65_521
      }
      return second << 16 | first
    }
  }
#endif
