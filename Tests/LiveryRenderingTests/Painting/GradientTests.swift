// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import LiveryRendering
  import Testing

  @Suite("Gradients")
  struct GradientTests {
    typealias Stop = DisplayGradient.Stop

    private func filled(
      _ geometry: DisplayGradient.Geometry, _ stops: [Stop],
      _ spread: DisplayGradient.Spread = .pad,
      width: Double = 20, height: Double = 20, transform: AffineTransform = .identity
    ) throws -> Bitmap {
      try drawn(
        .transform(transform),
        .fill(
          Path(Rect(x: 0, y: 0, width: width, height: height)),
          .gradient(DisplayGradient(geometry, stops: stops, spread: spread))), .end, width: width,
        height: height)
    }

    private func pixel(_ color: RGBA) -> Bitmap.Pixel {
      func byte(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
      return Bitmap.Pixel(
        red: byte(color.red), green: byte(color.green), blue: byte(color.blue),
        alpha: byte(color.alpha))
    }

    @Test("a linear gradient has the color of its offset in the middle of each pixel")
    func linear() throws {
      let bitmap = try filled(
        .linear(Point(0, 0), Point(100, 0)),
        [Stop(0, .pureRed), Stop(0.5, .pureGreen), Stop(1, .pureBlue)],
        width: 100, height: 2)
      for x in 0..<100 {
        let offset = (Double(x) + 0.5) / 100
        let expected =
          offset < 0.5
          ? RGBA(red: 1 - 2 * offset, green: 2 * offset, blue: 0)
          : RGBA(red: 0, green: 2 - 2 * offset, blue: 2 * offset - 1)
        #expect(bitmap[x, 1].difference(pixel(expected)) <= 1)
      }
    }

    @Test("interpolates premultiplied colors")
    func premultiplied() throws {
      let bitmap = try filled(
        .linear(Point(0, 0), Point(100, 0)),
        [
          Stop(0, RGBA(red: 1, green: 0, blue: 0, alpha: 0)),
          Stop(1, RGBA(red: 0, green: 0, blue: 1)),
        ],
        width: 100, height: 2)
      #expect(bitmap[30, 0].red == 0 && bitmap[30, 0].blue == 255)
      let half = try filled(
        .linear(Point(0, 0), Point(100, 0)),
        [
          Stop(0, RGBA(red: 1, green: 0, blue: 0, alpha: 0.2)),
          Stop(1, RGBA(red: 0, green: 0, blue: 1)),
        ],
        width: 100, height: 2)
      // In the middle, 0.5 * 0.2 parts of red and 0.5 parts of blue, with an opacity of 0.6.
      let offset = 0.505
      let opacity = 0.2 + 0.8 * offset
      let red = 0.2 * (1 - offset) / opacity
      #expect(
        half[50, 0].difference(pixel(RGBA(red: red, green: 0, blue: 1 - red, alpha: opacity))) <= 2)
    }

    @Test("beyond its ends a gradient is padded, transparent or repeated")
    func spreads() throws {
      let geometry = DisplayGradient.Geometry.linear(Point(5, 0), Point(10, 0))
      let stops = [
        Stop(0, .pureRed), Stop(0.5, .pureRed), Stop(0.5, .pureBlue), Stop(1, .pureBlue),
      ]
      func row(_ spread: DisplayGradient.Spread) throws -> String {
        let bitmap = try filled(geometry, stops, spread)
        return (0..<20).map { x in
          bitmap[x, 0].alpha == 0 ? "." : bitmap[x, 0].red > 128 ? "r" : "b"
        }.joined()
      }
      #expect(try row(.pad) == "rrrrrrrrbbbbbbbbbbbb" || row(.pad) == "rrrrrrrbbbbbbbbbbbbb")
      #expect(try row(.after).hasPrefix(".....rr"))
      #expect(try row(.after).hasSuffix("bbbbbbbbbbbb"))
      let repeated = try row(.repeat)
      #expect(repeated.dropFirst(5).prefix(5) == repeated.dropFirst(10).prefix(5))
      #expect(repeated.prefix(5) == repeated.suffix(5))
      #expect(repeated.contains("r") && repeated.contains("b") && !repeated.contains("."))
    }

    @Test("a gradient of very many stops has the colors of its stops")
    func manyStops() throws {
      let stops = (0...10_000).map { index -> Stop in
        let share = Double(index) / 10_000
        return Stop(
          share, share < 0.25 ? .pureRed : RGBA(red: share, green: 0, blue: 0, alpha: 0.5))
      }
      let bitmap = try filled(
        .linear(Point(0, 0), Point(100, 0)), stops, width: 100, height: 2)
      for x in 0..<100 where x != 24 && x != 25 {
        let share = (Double(x) + 0.5) / 100
        let expected = share < 0.25 ? RGBA.pureRed : RGBA(red: share, green: 0, blue: 0, alpha: 0.5)
        #expect(bitmap[x, 1].difference(pixel(expected)) <= 2)
      }
    }

    @Test("stripes that are too narrow have their mean color")
    func narrowStripes() throws {
      for geometry in [
        DisplayGradient.Geometry.linear(Point(0, 0), Point(0.01, 0)),
        .radial(center: Point(10, 10), radii: Size(0.01, 0.01)),
      ] {
        let stops = [
          Stop(0, .black), Stop(0.75, .black), Stop(0.75, .white), Stop(1, .white),
        ]
        let bitmap = try filled(geometry, stops, .repeat)
        #expect(bitmap[3, 3].difference(.init(red: 64, green: 64, blue: 64)) <= 1)
      }
    }

    @Test("supports offsets below 0 and above 1")
    func outsideStops() throws {
      let bitmap = try filled(
        .linear(Point(40, 0), Point(60, 0)), [Stop(-2, .black), Stop(3, .white)], width: 100,
        height: 2)
      for x in [0, 25, 50, 75, 99] {
        let grey = UInt8(((Double(x) + 0.5) / 100 * 255).rounded())
        #expect(bitmap[x, 0].difference(.init(red: grey, green: grey, blue: grey)) <= 1)
      }
    }

    @Test("a radial gradient has the last color on its ellipse")
    func radial() throws {
      let bitmap = try filled(
        .radial(center: Point(50, 30), radii: Size(40, 20)), [Stop(0, .white), Stop(1, .black)],
        width: 100, height: 60)
      for (x, y) in [(50, 30), (70, 30), (50, 40), (30, 20), (80, 35)] {
        let (across, down) = ((Double(x) + 0.5 - 50) / 40, (Double(y) + 0.5 - 30) / 20)
        let distance = min((across * across + down * down).squareRoot(), 1)
        let grey = UInt8(((1 - distance) * 255).rounded())
        #expect(bitmap[x, y].difference(.init(red: grey, green: grey, blue: grey)) <= 1)
      }
      #expect(bitmap[95, 30] == .black && bitmap[50, 55] == .black)
    }

    @Test("a conic gradient turns clockwise from straight up", arguments: [0.0, 90, -45])
    func conic(start: Double) throws {
      let center = Point(30, 30)
      let bitmap = try filled(
        .conic(center: center, from: start), [Stop(0, .black), Stop(1, .white)], width: 60,
        height: 60)
      for (x, y) in [(45, 12), (50, 40), (20, 50), (8, 21)] {
        let (across, up) = (Double(x) + 0.5 - center.x, center.y - Double(y) - 0.5)
        var turn = angle(across, up) - start / 360
        turn -= turn.rounded(.down)
        let grey = UInt8((turn * 255).rounded())
        #expect(bitmap[x, y].difference(.init(red: grey, green: grey, blue: grey)) <= 1)
      }
    }

    /// Returns the fraction of a turn clockwise from straight up.
    ///
    /// Bisection avoids the function that the renderer uses.
    private func angle(_ x: Double, _ up: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      func isBefore(_ turn: Double) -> Bool {
        // The direction at a turn, as the sum of small rotations.
        var (sine, cosine) = (0.0, 1.0)
        let steps = 2000
        let step = turn * 2 * Double.pi / Double(steps)
        for _ in 0..<steps {
          let half = step / 2
          let (s, c) = (sine + half * cosine, cosine - half * sine)
          (sine, cosine) = (sine + step * c, cosine - step * s)
        }
        let cross = sine * up - cosine * x
        return turn < 0.5 ? (x < 0 || cross < 0) : (x < 0 && cross < 0)
      }
      for _ in 0..<24 {
        let middle = (low + high) / 2
        if isBefore(middle) { low = middle } else { high = middle }
      }
      return low
    }

    @Test("a conic gradient follows a transformation")
    func turned() throws {
      let stops = [
        Stop(0, .pureRed), Stop(0.25, .pureRed), Stop(0.25, .pureBlue), Stop(1, .pureBlue),
      ]
      let upright = try filled(.conic(center: Point(10, 10), from: 0), stops)
      #expect(upright[15, 4] == .pureRed && upright[4, 4] == .pureBlue)
      // A quarter turn about the center.
      let turned = try filled(
        .conic(center: Point(10, 10), from: 0), stops,
        transform: AffineTransform(a: 0, b: 1, c: -1, d: 0, e: 20, f: 0))
      #expect(turned[15, 15] == .pureRed && turned[15, 4] == .pureBlue)
    }

    @Test("a gradient of zero length is its last color, or the mean if it repeats")
    func withoutExtent() throws {
      let stops = [Stop(0, .black), Stop(1, .white)]
      let line = DisplayGradient.Geometry.linear(Point(5, 5), Point(5, 5))
      #expect(try filled(line, stops)[3, 3] == .white)
      #expect(
        try filled(line, stops, .repeat)[3, 3].difference(.init(red: 128, green: 128, blue: 128))
          <= 1)
      #expect(try filled(.radial(center: Point(5, 5), radii: Size(0, 5)), stops)[3, 3] == .white)
    }

    @Test("stops at one position form an edge")
    func edge() throws {
      let bitmap = try filled(
        .linear(Point(0, 0), Point(20, 0)), [Stop(0.5, .pureRed), Stop(0.5, .pureBlue)])
      #expect(bitmap[8, 0] == .pureRed && bitmap[11, 0] == .pureBlue)
    }
  }
#endif
