// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSValues
  import LiveryDisplay
  import TestSupport
  import Testing

  @testable import LiveryRendering

  @Suite("Animated PNG files") struct AnimatedPNGTests {
    /// Returns the file of frames that are shown for 20 ms each.
    private func file(_ frames: [Bitmap], repeats: Bool = false) -> PNGReader {
      var animation = AnimatedPNG(
        frameCount: frames.count, secondsPerFrame: 0.02, repeats: repeats)
      for frame in frames { animation.append(frame) }
      return PNGReader(animation.file)
    }

    @Test("have the chunks of the specification, with their checksums and numbers")
    func chunks() throws {
      let frames = [
        try drawn(.box(0, 0, 20, 20, .pureRed)),
        try drawn(.box(0, 0, 20, 20, .pureRed), .box(4, 6, 3, 2, .pureBlue)),
        try drawn(.box(0, 0, 20, 20, .pureRed), .box(4, 6, 3, 2, .pureBlue)),
      ]
      let reader = file(frames)
      #expect(
        reader.chunks.map(\.type)
          == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
      #expect(reader.chunks.filter { !$0.hasValidChecksum }.isEmpty)
      #expect(reader.data(of: "acTL") == [[0, 0, 0, 3, 0, 0, 0, 1]])
      let controls = reader.data(of: "fcTL")
      #expect(controls.map { $0[3] } == [0, 1, 3])
      #expect(reader.data(of: "fdAT").map { $0[3] } == [2, 4])
      // Width, height, and the position of the frame, each in the last byte of four.
      let regions = controls.map { control in [7, 11, 15, 19].map { control[$0] } }
      #expect(regions == [[20, 20, 0, 0], [3, 2, 4, 6], [1, 1, 0, 0]])
      // A delay of 1/50 seconds; the pixels stay, and the next ones replace them.
      #expect(Set(controls.map { Array($0[20...]) }) == [[0, 1, 0, 50, 0, 0]])
    }

    @Test("repeat forever or play once")
    func repetition() throws {
      let frame = try drawn(.box(0, 0, 20, 20))
      #expect(file([frame], repeats: true).data(of: "acTL") == [[0, 0, 0, 1, 0, 0, 0, 0]])
      #expect(file([frame]).data(of: "acTL") == [[0, 0, 0, 1, 0, 0, 0, 1]])
    }

    @Test("a decoder shows the pixels of each frame, opaque or translucent")
    func pixels() throws {
      let gradient = DisplayGradient(
        .conic(center: Point(31, 17), from: 30),
        stops: [.init(0, .pureGreen), .init(0.4, .clear), .init(1, .pureRed)])
      let frames = try (0..<6).map { number in
        let x = Double(number) * 7
        return try drawn(
          .fill(Path(Rect(x: x, y: x / 3, width: 60, height: 40)), .gradient(gradient)),
          .box(0, 45, 2 * x + 1, 4, RGBA(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.5)),
          width: 100, height: 50, background: number.isMultiple(of: 2) ? .white : .clear)
      }
      #expect(try file(frames).frames() == frames.map(\.bytes))
    }

    @Test("compress pixels without a pattern, and long repetitions")
    func compression() throws {
      var generator = SeededGenerator(seed: 7)
      let noise = (0..<TestTier.part(of: 60_000)).map { number in
        DisplayCommand.box(
          Double(number % 300), Double(number / 300), 1, 1,
          RGBA(
            red: .random(in: 0...1, using: &generator),
            green: .random(in: 0...1, using: &generator),
            blue: .random(in: 0...1, using: &generator)))
      }
      let frames = try [
        renderer.bitmap(DisplayList(noise), size: Size(300, 200)),
        renderer.bitmap(DisplayList(), size: Size(300, 200)),
      ]
      let reader = file(frames)
      #expect(try reader.frames() == frames.map(\.bytes))
      let empty = file([frames[1]])
      #expect(try empty.frames() == [frames[1].bytes])
      #expect(empty.data(of: "IDAT")[0].count < 3000)
    }

    @Test(
      "a delay is the nearest fraction",
      arguments: [
        (0.0, UInt16(0), UInt16(1)), (0.02, 1, 50), (0.2 / 9, 1, 45), (1.5, 3, 2), (5, 5, 1),
        (.infinity, 65_535, 1), (.nan, 0, 1), (-1, 0, 1), (1e-9, 0, 1),
      ])
    func delays(seconds: Double, numerator: UInt16, denominator: UInt16) {
      let delay = FrameDelay(seconds: seconds)
      #expect(delay.numerator == numerator && delay.denominator == denominator)
    }

    @Test("a delay is precise to a microsecond", arguments: [0.0333, 1 / 3.0, 2.0 / 7, 0.1234567])
    func precision(seconds: Double) {
      let delay = FrameDelay(seconds: seconds)
      #expect(abs(Double(delay.numerator) / Double(delay.denominator) - seconds) < 1e-6)
    }
  }
#endif
