// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import LiveryRendering
  import Testing

  @Suite("Fills and lines")
  struct FillTests {
    @Test("a box on whole pixels has sharp edges")
    func wholePixels() throws {
      let bitmap = try drawn(.box(3, 4, 10, 5, .pureRed))
      #expect(try #require(bitmap.opaqueBounds) == (3, 4, 13, 9))
      #expect(bitmap[3, 4] == .pureRed && bitmap[12, 8] == .pureRed)
      #expect(bitmap[2, 4] == .clear && bitmap[13, 8] == .clear && bitmap[3, 9] == .clear)
    }

    @Test("covers half a pixel by half", arguments: [1.0, 2.0, 3.0])
    func halfPixels(scale: Double) throws {
      let bitmap = try drawn(.box(3.5 / scale, 2, 10, 5), scale: scale)
      #expect(abs(Int(bitmap[3, Int(4 * scale)].alpha) - 128) <= 1)
      #expect(bitmap[4, Int(4 * scale)].alpha == 255)
    }

    @Test("at scale 2 a px is two pixels each way")
    func scaled() throws {
      let bitmap = try drawn(.box(3, 4, 10, 5, .pureRed), scale: 2)
      #expect(bitmap.width == 40 && bitmap.height == 40)
      #expect(try #require(bitmap.opaqueBounds) == (6, 8, 26, 18))
    }

    @Test("composites translucent colors over an opaque background")
    func background() throws {
      let bitmap = try drawn(
        .box(0, 0, 10, 20, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)), background: .white)
      #expect(bitmap[15, 5] == .white)
      #expect(bitmap[5, 5].difference(.init(red: 255, green: 127, blue: 127)) <= 1)
    }

    @Test("the fill rule defines the inside of crossing lines")
    func modes() throws {
      var path = Path(Rect(x: 0, y: 0, width: 12, height: 12))
      path.add(Path(Rect(x: 4, y: 4, width: 4, height: 4)))
      #expect(try drawn(.fill(path, .color(.black)))[6, 6] == .black)
      #expect(try drawn(.fill(path, .color(.black), .evenOdd))[6, 6] == .clear)
    }

    @Test("centers a line on its outline")
    func strokes() throws {
      let bitmap = try drawn(
        .stroke(
          Path(Rect(x: 5, y: 5, width: 8, height: 8)), DisplayStroke(width: 2), .color(.pureBlue)))
      #expect(try #require(bitmap.opaqueBounds) == (4, 4, 14, 14))
      #expect(bitmap[4, 4] == .pureBlue && bitmap[5, 9] == .pureBlue)
      #expect(bitmap[6, 6] == .clear && bitmap[9, 9] == .clear)
    }

    @Test("dashes begin at their offset")
    func dashes() throws {
      var line = Path()
      line.move(to: Point(0, 10))
      line.addLine(to: Point(20, 10))
      let bitmap = try drawn(
        .stroke(line, DisplayStroke(width: 2, dash: [4, 2], dashOffset: 1), .color(.black)))
      let row = (0..<20).map { bitmap[$0, 10].alpha == 255 ? "#" : "." }.joined()
      #expect(row == "###..####..####..###")
    }

    @Test("line caps are butt, round or square")
    func caps() throws {
      var line = Path()
      line.move(to: Point(6, 10))
      line.addLine(to: Point(14, 10))
      func left(_ cap: DisplayStroke.Cap) throws -> Int? {
        try drawn(.stroke(line, DisplayStroke(width: 4, cap: cap), .color(.black))).opaqueBounds?
          .left
      }
      #expect(try left(.butt) == 6)
      #expect(try left(.round) == 4)
      #expect(try left(.square) == 4)
      let round = try drawn(
        .stroke(line, DisplayStroke(width: 4, cap: .round), .color(.black)))
      #expect(round[4, 8].alpha < 128)
    }

    @Test("line joins are miter, round or bevel")
    func joins() throws {
      var corner = Path()
      corner.move(to: Point(4, 16))
      corner.addLine(to: Point(4, 4))
      corner.addLine(to: Point(16, 4))
      func outermost(_ join: DisplayStroke.Join) throws -> UInt8 {
        try drawn(.stroke(corner, DisplayStroke(width: 6, join: join), .color(.black)))[1, 1].alpha
      }
      #expect(try outermost(.miter) == 255)
      #expect(try outermost(.round) < 200)
      #expect(try outermost(.bevel) == 0)
    }

    @Test("nested clips intersect")
    func clips() throws {
      let bitmap = try drawn(
        .clip(Path(Rect(x: 2, y: 2, width: 10, height: 10))),
        .clip(Path(Rect(x: 6, y: 0, width: 14, height: 20))), .box(0, 0, 20, 20), .end,
        .box(0, 19, 1, 1, .pureRed), .end, .box(19, 19, 1, 1, .pureGreen))
      #expect(bitmap[6, 2] == .black && bitmap[11, 11] == .black)
      #expect(bitmap[5, 5] == .clear && bitmap[12, 5] == .clear)
      #expect(bitmap[0, 19] == .clear)
      #expect(bitmap[19, 19] == .pureGreen)
    }

    @Test("a transform applies only to its content")
    func transforms() throws {
      let bitmap = try drawn(
        .transform(AffineTransform(a: 0, b: 1, c: -1, d: 0, e: 20, f: 0)), .box(0, 0, 4, 2), .end,
        .box(0, 0, 1, 1))
      #expect(bitmap[19, 0] == .black && bitmap[18, 3] == .black)
      #expect(bitmap[17, 0] == .clear && bitmap[19, 4] == .clear)
      #expect(bitmap[0, 0] == .black)
    }
  }
#endif
