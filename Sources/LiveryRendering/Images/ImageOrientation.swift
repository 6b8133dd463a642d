// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// How a camera was held: which sides of a picture its first row and its first column are.
  ///
  /// Pictures are turned as the file says, which is what
  /// [`image-orientation: from-image`](https://drafts.csswg.org/css-images-3/#the-image-orientation) asks for. The numbers
  /// are those of Exif.
  enum ImageOrientation: Int {
    /// Top and left: as it is.
    case upright = 1
    /// Top and right.
    case mirrored
    /// Bottom and right.
    case upsideDown
    /// Bottom and left.
    case mirroredUpsideDown
    /// Left and top.
    case transposed
    /// Right and top: to be turned clockwise.
    case turnedLeft
    /// Right and bottom.
    case transversed
    /// Left and bottom: to be turned counterclockwise.
    case turnedRight

    /// What the Exif segment of a JPEG says; upright without one, or with one that is damaged.
    init(jpeg bytes: [UInt8]) {
      var place = 2
      while place + 10 <= bytes.count, bytes[place] == 0xFF {
        let (kind, length) = (bytes[place + 1], Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        // From the start of the scan on there are no more segments.
        guard kind != 0xDA, length >= 2, place + 2 + length <= bytes.count else { break }
        let content = bytes[place + 4..<place + 2 + length]
        if kind == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
          self = ExifBytes(content.dropFirst(6)).orientation ?? .upright
          return
        }
        place += 2 + length
      }
      self = .upright
    }
  }

  extension PixelBuffer {
    /// The pixels as they are to be seen.
    func turned(_ orientation: ImageOrientation) -> PixelBuffer {
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

    /// Which pixel is seen at a place.
    private func source(ofX x: Int, y: Int, _ orientation: ImageOrientation) -> (Int, Int) {
      switch orientation {
      case .upright: (x, y)
      case .mirrored: (width - 1 - x, y)
      case .upsideDown: (width - 1 - x, height - 1 - y)
      case .mirroredUpsideDown: (x, height - 1 - y)
      case .transposed: (y, x)
      case .turnedLeft: (y, height - 1 - x)
      case .transversed: (width - 1 - y, height - 1 - x)
      case .turnedRight: (width - 1 - y, x)
      }
    }
  }

  /// A TIFF header with its first table of fields.
  private struct ExifBytes {
    private let bytes: [UInt8]
    private let isBigEndian: Bool

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = Array(bytes)
      isBigEndian = bytes.starts(with: Array("MM".utf8))
    }

    /// The field with the tag of the orientation.
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

    private func number(at place: Int, bytes count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let digits = bytes[place..<place + count]
      return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
  }
#endif
