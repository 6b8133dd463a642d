// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// A writer of an animated PNG file, whose frames have the same size and are shown for the same time.
  ///
  /// ```swift
  /// var animation = AnimatedPNG(frameCount: bitmaps.count, secondsPerFrame: 0.02, repeats: true)
  /// for bitmap in bitmaps { animation.append(bitmap) }
  /// try save(animation.file)
  /// ```
  ///
  /// A viewer without animations shows the first frame.
  ///
  /// Defined by [PNG 3, section 4.9](https://www.w3.org/TR/png-3/#apng-frame-based-animation).
  package struct AnimatedPNG {
    private let frameCount: Int
    private let delay: FrameDelay
    private let repeats: Bool
    private var bytes: [UInt8] = []
    /// The number of the next chunk with a frame.
    private var sequenceNumber: UInt32 = 0
    private var previous: Bitmap?

    /// Creates a file without frames.
    ///
    /// - Parameters:
    ///   - frameCount: The number of frames, which must be appended.
    ///   - secondsPerFrame: The time that each frame is shown, in seconds.
    ///   - repeats: Whether the animation repeats forever.
    package init(frameCount: Int, secondsPerFrame: Double, repeats: Bool) {
      self.frameCount = frameCount
      delay = FrameDelay(seconds: secondsPerFrame)
      self.repeats = repeats
    }

    /// The bytes of the file.
    package var file: [UInt8] { bytes + PNGChunk("IEND").bytes }
  }

  extension AnimatedPNG {
    /// Adds a frame with the size of the first one.
    package mutating func append(_ bitmap: Bitmap) {
      guard let previous else {
        writeHeader(bitmap)
        writeControl(PixelRegion(of: bitmap))
        var chunk = PNGChunk("IDAT")
        chunk.append(PixelRegion(of: bitmap).compressedRows(of: bitmap))
        bytes += chunk.bytes
        self.previous = bitmap
        return
      }
      precondition(
        bitmap.width == previous.width && bitmap.height == previous.height,
        "the frames must have the same size")
      let region = PixelRegion(changedFrom: previous, to: bitmap)
      writeControl(region)
      var chunk = PNGChunk("fdAT")
      chunk.append(nextSequenceNumber())
      chunk.append(region.compressedRows(of: bitmap))
      bytes += chunk.bytes
      self.previous = bitmap
    }

    /// Writes the size, the format of eight bits for each of four channels, and the number of frames.
    private mutating func writeHeader(_ bitmap: Bitmap) {
      var header = PNGChunk("IHDR")
      header.append(UInt32(truncatingIfNeeded: bitmap.width))
      header.append(UInt32(truncatingIfNeeded: bitmap.height))
      header.append([8, 6, 0, 0, 0])
      var animation = PNGChunk("acTL")
      animation.append(UInt32(truncatingIfNeeded: frameCount))
      animation.append(UInt32(repeats ? 0 : 1))
      bytes += PNGChunk.signature + header.bytes + animation.bytes
    }

    /// Writes the region and the delay of a frame, which replaces the pixels of the previous one.
    private mutating func writeControl(_ region: PixelRegion) {
      var control = PNGChunk("fcTL")
      control.append(nextSequenceNumber())
      for number in [region.columns.count, region.rows.count] {
        control.append(UInt32(truncatingIfNeeded: number))
      }
      for number in [region.columns.lowerBound, region.rows.lowerBound] {
        control.append(UInt32(truncatingIfNeeded: number))
      }
      control.append(delay.numerator)
      control.append(delay.denominator)
      control.append([0, 0])
      bytes += control.bytes
    }

    private mutating func nextSequenceNumber() -> UInt32 {
      defer { sequenceNumber += 1 }
      return sequenceNumber
    }
  }

  /// The time of a frame as a fraction of seconds.
  struct FrameDelay: Equatable {
    let numerator: UInt16
    let denominator: UInt16

    /// Creates the nearest fraction of a time in seconds, up to 65,535 seconds.
    ///
    /// The approximations are those of its continued fraction.
    init(seconds: Double) {
      let maximum = Double(UInt16.max)
      let seconds = seconds.isNaN ? 0 : min(max(seconds, 0), maximum)
      var (last, current) = ((numerator: 0.0, denominator: 1.0), (numerator: 1.0, denominator: 0.0))
      var remainder = seconds
      while true {
        let whole = remainder.rounded(.down)
        let next = (
          numerator: whole * current.numerator + last.numerator,
          denominator: whole * current.denominator + last.denominator
        )
        guard next.numerator <= maximum, next.denominator <= maximum else { break }
        (last, current) = (current, next)
        if remainder - whole < 1e-9 { break }
        remainder = 1 / (remainder - whole)
      }
      numerator = UInt16(current.numerator)
      denominator = UInt16(current.denominator)
    }
  }
#endif
