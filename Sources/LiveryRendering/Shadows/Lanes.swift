// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// Numbers of 16 bits in rows and columns, 257 times what the bytes of pixels are, so that several blurs in a row round
  /// away nothing.
  struct Lanes: ~Copyable {
    /// The rows.
    let rows: Int
    /// The numbers in a row.
    let columns: Int
    private var values: UnsafeMutablePointer<UInt16>
    private var spare: UnsafeMutablePointer<UInt16>

    /// Room for numbers, not set.
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

  extension Lanes {
    /// Takes the bytes of pixels.
    mutating func read(_ buffer: PixelBuffer) {
      for row in 0..<rows {
        let source = buffer.bytes + row * buffer.stride
        let target = values + row * columns
        for column in 0..<columns {
          target[column] = UInt16(truncatingIfNeeded: source[column]) &* 257
        }
      }
    }

    /// Sets the bytes of pixels, rounded.
    func write(to buffer: PixelBuffer) {
      for row in 0..<rows {
        let source = values + row * columns
        let target = buffer.bytes + row * buffer.stride
        for column in 0..<columns {
          // Dividing by 257 with rounding.
          let value = UInt32(truncatingIfNeeded: source[column])
          target[column] = UInt8(truncatingIfNeeded: (value &* 255 &+ 32768) >> 16)
        }
      }
    }

    /// The same with rows and columns exchanged; the channels of a pixel stay together.
    func transposed(channels: Int) -> Lanes {
      let pixels = columns / channels
      let result = Lanes(rows: pixels, columns: rows * channels)
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

    /// Replaces each number by the average of those in its column from some rows before to some rows after it.
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

    /// Replaces each number by those of its column around it, weighed by a kernel that is the same on either side.
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
    /// The nearest whole number of one from 0 to 65,535, by where its digits stand once it is added to 2 to the 23.
    ///
    /// Done for many at a time by the machine, which a conversion that checks its range is not.
    @inline(__always)
    fileprivate var nearest16: UInt16 { UInt16(truncatingIfNeeded: (self + 8_388_608).bitPattern) }
  }
#endif
