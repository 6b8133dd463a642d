// SPDX-License-Identifier: Apache-2.0
#if Rendering
  extension PixelGrid {
    /// Creates an image of a reference, a rendering and their amplified difference, on gray.
    init(comparing reference: PixelGrid, with actual: PixelGrid) {
      let cell = (
        width: max(reference.width, actual.width), height: max(reference.height, actual.height)
      )
      self.init(width: 3 * cell.width + 8, height: cell.height)
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        bytes.replaceSubrange(offset..<offset + 4, with: [160, 160, 160, 255])
      }
      draw(reference, at: 0)
      draw(actual, at: cell.width + 4)
      for y in 0..<cell.height {
        for x in 0..<cell.width {
          let (a, b) = (reference.pixel(x, y), actual.pixel(x, y))
          let color = zip(a, b).map { UInt8(min(255, 8 * abs(Int($0) - Int($1)))) }
          let opacity = color[3]
          set(
            2 * cell.width + 8 + x, y,
            [max(color[0], opacity), max(color[1], opacity), max(color[2], opacity), 255])
        }
      }
    }

    /// Returns the channels of a pixel, which are transparent outside of the image.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      guard x < width, y < height else { return [0, 0, 0, 0] }
      return Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
    }

    private mutating func set(_ x: Int, _ y: Int, _ pixel: [UInt8]) {
      bytes.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: pixel)
    }

    /// Draws another image over this one.
    private mutating func draw(_ picture: PixelGrid, at left: Int) {
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let (top, below) = (picture.pixel(x, y), pixel(left + x, y))
          let remainder = 255 - Int(top[3])
          set(left + x, y, zip(top, below).map { UInt8(Int($0) + Int($1) * remainder / 255) })
        }
      }
    }
  }
#endif
