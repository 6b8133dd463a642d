// SPDX-License-Identifier: Apache-2.0
#if Rendering
  extension PixelBuffer {
    /// Grows the covered area by a distance in pixels, or shrinks it by a negative distance.
    ///
    /// Corners become round. Partly covered pixels stay so: the edge moves by exactly the distance,
    /// and at slopes by within half a pixel of it. The edge moves by at most ``maximumSpread``.
    ///
    /// - Complexity: O(pixels * distance), vectorized.
    func spread(by distance: Double) {
      precondition(format == .mask, "only a mask can be spread")
      guard distance.isFinite, distance != 0 else { return }
      if distance < 0 { invert() }
      dilate(SpreadDisk(radius: min(abs(distance), Self.maximumSpread)))
      if distance < 0 { invert() }
    }

    /// The maximum spread distance in pixels.
    static let maximumSpread = 256.0

    /// Returns the number of passes that a spread costs; a pass handles a distance of 16 pixels.
    static func passes(spreading distance: Double) -> Int {
      distance.isNaN ? 0 : Int(min(abs(distance), maximumSpread)) / 16
    }

    /// Inverts the coverage.
    func invert() {
      for index in 0..<byteCount { bytes[index] = 255 - bytes[index] }
    }

    /// Replaces each pixel by the maximum of its circular neighborhood.
    private func dilate(_ disk: SpreadDisk) {
      let result = PixelBuffer(width: width, height: height, format: .mask)
      // The row grows by a pixel per ring; a clear pixel at either end saves bounds checks.
      var row = [UInt8](repeating: 0, count: width + 2)
      var dilatedRow = row
      for y in 0..<height {
        let source = bytes + y * stride
        guard (0..<width).contains(where: { source[$0] != 0 }) else { continue }
        for x in 0..<width { row[x + 1] = source[x] }
        for ring in disk.rings {
          for (distance, attenuation) in ring {
            if y >= distance { result.raiseRow(y - distance, to: row, attenuation) }
            if distance > 0, y + distance < height {
              result.raiseRow(y + distance, to: row, attenuation)
            }
          }
          for x in 1...width { dilatedRow[x] = max(row[x - 1], row[x], row[x + 1]) }
          swap(&row, &dilatedRow)
        }
      }
      bytes.update(from: result.bytes, count: byteCount)
    }

    /// Raises the pixels of a row to those of another row, reduced by a loss.
    private func raiseRow(_ y: Int, to row: [UInt8], _ attenuation: UInt8) {
      let target = bytes + y * stride
      row.withUnsafeBufferPointer { row in
        for x in 0..<width {
          let value = row[x + 1]
          target[x] = max(target[x], value > attenuation ? value &- attenuation : 0)
        }
      }
    }
  }

  /// The rows that a pixel reaches, by the width to which its own row has grown.
  private struct SpreadDisk {
    /// The row distances for each width, with the loss of coverage on the way, in 255ths.
    private(set) var rings: [[(distance: Int, attenuation: UInt8)]]

    init(radius: Double) {
      rings = Array(repeating: [], count: Int(radius) + 2)
      for distance in 0...Int(radius.rounded(.up)) {
        let height = min(Double(distance), radius)
        // The row beyond the radius receives only the fraction that reaches into it.
        let attenuation = UInt8(((Double(distance) - height) * 255).rounded())
        let half = (radius * radius - height * height).squareRoot()
        rings[Int(half)].append((distance, attenuation))
        let edgeAttenuation = UInt8(((1 - (half - half.rounded(.down))) * 255).rounded())
        if max(edgeAttenuation, attenuation) < 255 {
          rings[Int(half) + 1].append((distance, max(edgeAttenuation, attenuation)))
        }
      }
    }
  }
#endif
