// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// A matrix of 16-bit numbers, each 257 times the byte of a pixel.
  ///
  /// The extra precision prevents successive blurs from accumulating rounding errors.
  struct SampleMatrix: ~Copyable {
    /// The number of rows.
    let rows: Int
    /// The number of columns.
    let columns: Int
    private var values: UnsafeMutablePointer<UInt16>
    private var spare: UnsafeMutablePointer<UInt16>

    /// Creates an uninitialized matrix.
    init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
      values = .allocate(capacity: rows * columns)
      spare = .allocate(capacity: rows * columns)
    }

    deinit {
      values.deallocate()
      spare.deallocate()
    }
  }

  extension SampleMatrix {
    /// Reads the bytes of pixels.
    mutating func read(_ buffer: PixelBuffer) {
      for row in 0..<rows {
        let source = buffer.bytes + row * buffer.stride
        let target = values + row * columns
        for column in 0..<columns {
          target[column] = UInt16(truncatingIfNeeded: source[column]) &* 257
        }
      }
    }

    /// Writes the bytes of pixels, rounded.
    func write(to buffer: PixelBuffer) {
      for row in 0..<rows {
        let source = values + row * columns
        let target = buffer.bytes + row * buffer.stride
        for column in 0..<columns {
          // Division by 257 with rounding.
          let value = UInt32(truncatingIfNeeded: source[column])
          target[column] = UInt8(truncatingIfNeeded: (value &* 255 &+ 32768) >> 16)
        }
      }
    }

    /// Returns the transposed matrix; the channels of a pixel stay together.
    func transposed(channels: Int) -> SampleMatrix {
      let pixels = columns / channels
      let result = SampleMatrix(rows: pixels, columns: rows * channels)
      for row in 0..<rows {
        let source = values + row * columns
        let target = result.values + row * channels
        for pixel in 0..<pixels {
          for channel in 0..<channels {
            target[pixel &* result.columns &+ channel] = source[pixel &* channels &+ channel]
          }
        }
      }
      return result
    }

    /// Replaces each number by the average of a window of its column around it.
    mutating func average(before: Int, after: Int) {
      let columns = columns
      let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: columns)
      defer { sums.deallocate() }
      sums.initialize(repeating: 0, count: columns)
      let share = 1 / Float(before + after + 1)
      for row in 0..<min(after, rows) {
        let entering = values + row * columns
        for column in 0..<columns { sums[column] &+= UInt32(truncatingIfNeeded: entering[column]) }
      }
      for row in 0..<rows {
        if row + after < rows {
          let entering = values + (row + after) * columns
          for column in 0..<columns {
            sums[column] &+= UInt32(truncatingIfNeeded: entering[column])
          }
        }
        if row - before - 1 >= 0 {
          let leaving = values + (row - before - 1) * columns
          for column in 0..<columns {
            sums[column] &-= UInt32(truncatingIfNeeded: leaving[column])
          }
        }
        let target = spare + row * columns
        for column in 0..<columns {
          target[column] = (Float(Int32(truncatingIfNeeded: sums[column])) * share).nearest16
        }
      }
      swap(&values, &spare)
    }

    /// Convolves each column with a symmetric kernel, of which one half is passed.
    mutating func convolve(_ kernel: [Float]) {
      let columns = columns
      let sums = UnsafeMutablePointer<Float>.allocate(capacity: columns)
      defer { sums.deallocate() }
      for row in 0..<rows {
        sums.initialize(repeating: 0, count: columns)
        for distance in (1 - kernel.count)..<kernel.count {
          guard row + distance >= 0, row + distance < rows else { continue }
          let source = values + (row + distance) * columns
          let weight = kernel[abs(distance)]
          for column in 0..<columns { sums[column] += Float(source[column]) * weight }
        }
        let target = spare + row * columns
        for column in 0..<columns {
          target[column] = min(sums[column], 65535).nearest16
        }
      }
      swap(&values, &spare)
    }
  }

  extension Float {
    /// The nearest whole number, for a number from 0 to 65,535.
    ///
    /// Adding 2²³ moves the integer to the low bits of the significand. Unlike a checked
    /// conversion, this vectorizes.
    @inline(__always)
    fileprivate var nearest16: UInt16 { UInt16(truncatingIfNeeded: (self + 8_388_608).bitPattern) }
  }
#endif
