// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// The orientation of an image: the sides on which its first row and its first column are shown.
  ///
  /// Images are rotated as the file specifies, as
  /// [`image-orientation: from-image`](https://drafts.csswg.org/css-images-3/#the-image-orientation)
  /// requires. The raw values are those of Exif.
  enum ImageOrientation: Int {
    /// First row at the top, first column at the left: unchanged.
    case upright = 1
    /// First row at the top, first column at the right.
    case mirrored
    /// First row at the bottom, first column at the right.
    case upsideDown
    /// First row at the bottom, first column at the left.
    case mirroredUpsideDown
    /// First row at the left, first column at the top.
    case transposed
    /// First row at the right, first column at the top: needs a clockwise rotation.
    case rotatedLeft
    /// First row at the right, first column at the bottom.
    case transversed
    /// First row at the left, first column at the bottom: needs a counterclockwise rotation.
    case rotatedRight

    /// Reads the Exif segment of a JPEG; the result is `upright` if it is missing or damaged.
    init(jpeg bytes: [UInt8]) {
      var offset = 2
      while offset + 10 <= bytes.count, bytes[offset] == 0xFF {
        let (kind, length) = (
          bytes[offset + 1], Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
        )
        // No segments follow the start of the scan.
        guard kind != 0xDA, length >= 2, offset + 2 + length <= bytes.count else { break }
        let content = bytes[offset + 4..<offset + 2 + length]
        if kind == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
          self = ExifBytes(content.dropFirst(6)).orientation ?? .upright
          return
        }
        offset += 2 + length
      }
      self = .upright
    }
  }

  extension PixelBuffer {
    /// Returns the pixels in the orientation in which they are shown.
    func oriented(_ orientation: ImageOrientation) -> PixelBuffer {
      guard orientation != .upright else { return self }
      let isSideways = orientation.rawValue >= ImageOrientation.transposed.rawValue
      let result = PixelBuffer(
        width: isSideways ? height : width, height: isSideways ? width : height, format: format)
      for y in 0..<result.height {
        for x in 0..<result.width {
          let (column, row) = source(ofX: x, y: y, orientation)
          let (from, to) = (bytes + row * stride, result.bytes + y * result.stride)
          for byte in 0..<format.channels {
            to[x * format.channels + byte] = from[column * format.channels + byte]
          }
        }
      }
      return result
    }

    /// Returns the column and row of the source pixel that is shown at a position.
    private func source(ofX x: Int, y: Int, _ orientation: ImageOrientation) -> (Int, Int) {
      switch orientation {
      case .upright: (x, y)
      case .mirrored: (width - 1 - x, y)
      case .upsideDown: (width - 1 - x, height - 1 - y)
      case .mirroredUpsideDown: (x, height - 1 - y)
      case .transposed: (y, x)
      case .rotatedLeft: (y, height - 1 - x)
      case .transversed: (width - 1 - y, height - 1 - x)
      case .rotatedRight: (width - 1 - y, x)
      }
    }
  }

  /// A TIFF header with its first image file directory.
  private struct ExifBytes {
    private let bytes: [UInt8]
    private let isBigEndian: Bool

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = Array(bytes)
      isBigEndian = bytes.starts(with: Array("MM".utf8))
    }

    /// The value of the orientation field, or `nil` if it is missing or invalid.
    var orientation: ImageOrientation? {
      guard let table = number(at: 4, bytes: 4), let count = number(at: table, bytes: 2) else {
        return nil
      }
      for index in 0..<count {
        let field = table + 2 + index * 12
        guard let tag = number(at: field, bytes: 2) else { return nil }
        if tag == 0x0112 {
          return number(at: field + 8, bytes: 2).flatMap(ImageOrientation.init(rawValue:))
        }
      }
      return nil
    }

    private func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let digits = bytes[offset..<offset + count]
      return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
  }
#endif
