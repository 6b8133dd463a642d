// SPDX-License-Identifier: Apache-2.0
#if Rendering
  extension PixelBuffer {
    /// Grows what is covered by a distance in pixels, around corners in a circle; below zero it is made smaller.
    ///
    /// Pixels that are covered in part stay so: the edge moves by the distance, whole or not, at slopes within half a pixel.
    /// It moves by ``farthestSpread`` at most.
    ///
    /// - Complexity: O(pixels * distance), many pixels at a time.
    func spread(by distance: Double) {
      precondition(format == .mask, "only what is covered can be spread")
      guard distance.isFinite, distance != 0 else { return }
      if distance < 0 { invert() }
      grow(SpreadCircle(radius: min(abs(distance), Self.farthestSpread)))
      if distance < 0 { invert() }
    }

    /// The most pixels that something grows by.
    static let farthestSpread = 256.0

    /// How often pixels are gone through that are spread by a distance: sixteen of them at a time.
    static func passes(spreading distance: Double) -> Int {
      distance.isNaN ? 0 : Int(min(abs(distance), farthestSpread)) / 16
    }

    /// Covers what is not covered.
    func invert() {
      for index in 0..<size { bytes[index] = 255 - bytes[index] }
    }

    /// Gives each pixel the most of what it has around itself.
    private func grow(_ circle: SpreadCircle) {
      let result = PixelBuffer(width: width, height: height, format: .mask)
      // A row that is widened by one pixel more at a time, with one to either side that stays clear.
      var row = [UInt8](repeating: 0, count: width + 2)
      var wider = row
      for y in 0..<height {
        let source = bytes + y * stride
        guard (0..<width).contains(where: { source[$0] != 0 }) else { continue }
        for x in 0..<width { row[x + 1] = source[x] }
        for ring in circle.rings {
          for (distance, lost) in ring {
            if y >= distance { result.raise(y - distance, to: row, lost) }
            if distance > 0, y + distance < height { result.raise(y + distance, to: row, lost) }
          }
          for x in 1...width { wider[x] = max(row[x - 1], row[x], row[x + 1]) }
          swap(&row, &wider)
        }
      }
      bytes.update(from: result.bytes, count: size)
    }

    /// Raises the pixels of a row to those of another one, of which something is lost.
    private func raise(_ y: Int, to row: [UInt8], _ lost: UInt8) {
      let target = bytes + y * stride
      row.withUnsafeBufferPointer { row in
        for x in 0..<width {
          let value = row[x + 1]
          target[x] = max(target[x], value > lost ? value &- lost : 0)
        }
      }
    }
  }

  /// Which rows a pixel reaches once its own row is widened by some pixels.
  private struct SpreadCircle {
    /// For each width the rows by their distance, and what a pixel loses on its way there, in 255ths.
    private(set) var rings: [[(distance: Int, lost: UInt8)]]

    init(radius: Double) {
      rings = Array(repeating: [], count: Int(radius) + 2)
      for distance in 0...Int(radius.rounded(.up)) {
        let height = min(Double(distance), radius)
        // In the row beyond the radius, only the part that reaches into it.
        let lost = UInt8(((Double(distance) - height) * 255).rounded())
        let half = (radius * radius - height * height).squareRoot()
        rings[Int(half)].append((distance, lost))
        let rest = UInt8(((1 - (half - half.rounded(.down))) * 255).rounded())
        if max(rest, lost) < 255 { rings[Int(half) + 1].append((distance, max(rest, lost))) }
      }
    }
  }
#endif
