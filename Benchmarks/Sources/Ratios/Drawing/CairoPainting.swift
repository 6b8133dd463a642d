// SPDX-License-Identifier: Apache-2.0
import CPainting
import LiveryRendering

/// A painting in C on Cairo.
final class CairoPainting {
  private let painting: OpaquePointer

  /// Takes ownership of a painting.
  ///
  /// - Throws: An error if the painting is NULL.
  init(_ painting: OpaquePointer?) throws {
    guard let painting else { throw Missing() }
    self.painting = painting
  }

  deinit { painting_free(painting) }

  /// Clears the pixels and paints them.
  ///
  /// - Returns: The value of a pixel.
  func draw() -> Int {
    painting_draw(painting)
    var count: Int32 = 0
    return painting_pixels(painting, &count).map { Int($0.pointee) } ?? 0
  }

  /// Returns the largest channel difference from a bitmap, between 0 and 255.
  func difference(from bitmap: Bitmap) -> Int {
    var count: Int32 = 0
    guard let bytes = painting_pixels(painting, &count), Int(count) == bitmap.bytes.count else {
      return 255
    }
    var largest = 0
    for start in stride(from: 0, to: Int(count), by: 4) {
      let opacity = Int(bitmap.bytes[start + 3])
      // On a little-endian machine, the bytes of a Cairo pixel are blue, green, red and alpha.
      for channel in 0..<3 {
        let premultiplied = (Int(bitmap.bytes[start + channel]) * opacity + 127) / 255
        largest = max(largest, abs(premultiplied - Int(bytes[start + 2 - channel])))
      }
      largest = max(largest, abs(opacity - Int(bytes[start + 3])))
    }
    return largest
  }

  /// A painting that could not be created.
  struct Missing: Error {}
}
