// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import LiveryRendering
  import Testing

  /// The positions of pointers, points and corners, by the rules in the article "Choosing a shape".
  @Suite("Positions of shapes compared with Three20")
  struct ShapeFigureTests {
    /// A row or column of a filled shape, and the range that the shape covers.
    struct Span: Sendable, CustomTestStringConvertible {
      let assertion: String
      let shape: String
      /// The position of the line, in px from the top, or from the left for a column.
      let line: Double
      var isColumn = false
      let start: Double
      let end: Double
      var size = Size(140, 44)

      var testDescription: String { assertion }
    }

    /// Bubbles in 140 × 44, measured at lines through their pointers and bodies.
    static let bubbles: [Span] = [
      // 5, 60, 90, 20×10: (23.33,10) (33.33,0) (43.33,10); 1 px below the tip, the pointer is 2 px
      // wide.
      Span(
        assertion: "near the tip at the top", shape: "5px 60deg 90deg 20px 10px", line: 2,
        start: 31.33, end: 35.33),
      Span(
        assertion: "half down the pointer at the top", shape: "5px 60deg 90deg 20px 10px", line: 5,
        start: 28.33, end: 38.33),
      Span(
        assertion: "near the base of the pointer at the top", shape: "5px 60deg 90deg 20px 10px",
        line: 9, start: 24.33, end: 42.33),
      Span(
        assertion: "the body below the pointer at the top", shape: "5px 60deg 90deg 20px 10px",
        line: 27, start: 0, end: 140),
      Span(
        assertion: "the height through the tip at the top", shape: "5px 60deg 90deg 20px 10px",
        line: 38, isColumn: true, start: 4.67, end: 44),
      Span(
        assertion: "the height beside the pointer at the top", shape: "5px 60deg 90deg 20px 10px",
        line: 70, isColumn: true, start: 10, end: 44),
      // 5, 314, 270, 20×10: (26.22,34) (16.22,44) (6.22,34).
      Span(
        assertion: "half up the pointer at the bottom", shape: "5px 314deg 270deg 20px 10px",
        line: 39, start: 11.22, end: 21.22),
      Span(
        assertion: "the height beside the pointer at the bottom",
        shape: "5px 314deg 270deg 20px 10px", line: 70, isColumn: true, start: 0, end: 34),
      // 5, 315, 0, 10×20: (10,39) (0,29) (10,19).
      Span(
        assertion: "half along the low pointer at the left", shape: "5px 315deg 0deg 10px 20px",
        line: 5, isColumn: true, start: 24, end: 34),
      Span(
        assertion: "the width beside the low pointer", shape: "5px 315deg 0deg 10px 20px", line: 12,
        start: 10, end: 140),
      // 5, 0, 0, 20×10: (20,27) (0,22) (20,17).
      Span(
        assertion: "half along the middle pointer at the left", shape: "5px 0deg 0deg 20px 10px",
        line: 10, isColumn: true, start: 19.5, end: 24.5),
      Span(
        assertion: "the width beside the middle pointer", shape: "5px 0deg 0deg 20px 10px",
        line: 10,
        start: 20, end: 140),
      // 5, 224, 180, 15×15: (125,23.79) (140,30.79) (125,37.79).
      Span(
        assertion: "the width beside the pointer at the right",
        shape: "5px 224deg 180deg 15px 15px",
        line: 15, start: 0, end: 125),
      Span(
        assertion: "half along the pointer at the right", shape: "5px 224deg 180deg 15px 15px",
        line: 132.5, isColumn: true, start: 27.29, end: 34.29),
    ].map { span in
      Span(
        assertion: span.assertion, shape: "speech-bubble \(span.shape)", line: span.line,
        isColumn: span.isColumn, start: span.start, end: span.end)
    }

    /// At 100 × 44, an arrow's point is floor(44 / 2.8) = 15 deep, with its tip at half height.
    static let arrows: [Span] =
      [3.0, 6, 9].flatMap { depth in
        let half = 22 * depth / 15
        return [
          Span(
            assertion: "a left arrow \(depth) px from its tip", shape: "left-arrow 4.5px",
            line: depth,
            isColumn: true, start: 22 - half, end: 22 + half, size: Size(100, 44)),
          Span(
            assertion: "a right arrow \(depth) px from its tip", shape: "right-arrow 4.5px",
            line: 100 - depth,
            isColumn: true, start: 22 - half, end: 22 + half, size: Size(100, 44)),
        ]
      } + [
        Span(
          assertion: "a left arrow is as wide as its box", shape: "left-arrow 4.5px", line: 22,
          start: 0, end: 100, size: Size(100, 44)),
        Span(
          assertion: "a left arrow is as high as its box", shape: "left-arrow 4.5px", line: 50,
          isColumn: true, start: 0, end: 44, size: Size(100, 44)),
        Span(
          assertion: "a right arrow is as wide as its box", shape: "right-arrow 4.5px", line: 22,
          start: 0, end: 100, size: Size(100, 44)),
      ]

    @Test("a line through a shape is covered", arguments: bubbles + arrows)
    func spans(span: Span) throws {
      let scale = 8.0
      let bitmap = try Drawing.pipeline("shape(\(span.shape)) fill(black)", span.size, scale: scale)
        .bitmap()
      let (start, end) = try #require(
        bitmap.covered(at: span.line, isColumn: span.isColumn, scale: scale))
      #expect(abs(start - span.start) < 0.15, "from \(start), not \(span.start)")
      #expect(abs(end - span.end) < 0.15, "to \(end), not \(span.end)")
    }

    /// 5, 90, 270, 20×10: (60,0) (70,10) (80,0).
    @Test("a notch is cut out of the top", arguments: [2.0, 5, 8])
    func notch(depth: Double) throws {
      let scale = 8.0
      let bitmap = try Drawing.pipeline(
        "shape(speech-bubble 5px 90deg 270deg 20px 10px) fill(black)", Size(140, 44), scale: scale
      ).bitmap()
      let row = Int(depth * scale)
      let hole =
        (0..<bitmap.width).reduce(0.0) { $0 + 1 - Double(bitmap[$1, row].alpha) / 255 } / scale
      // The round corners remove a little as well.
      let corner = depth < 5 ? 5 - (25 - (5 - depth) * (5 - depth)).squareRoot() : 0
      #expect(abs(hole - (20 - 2 * depth) - 2 * corner) < 0.35, "\(hole)")
      #expect(bitmap[Int(70 * scale), row].alpha == 0)
      #expect(bitmap[Int((59 + depth) * scale), row].alpha == 255)
      #expect(bitmap[Int((81 - depth) * scale), row].alpha == 255)
    }

    /// A round corner removes (1 - π / 4) of the product of its radii.
    @Test(
      "rounded corners cover a quarter of an ellipse",
      arguments: [
        ("shape(rounded-rectangle 4.5px) fill(black)", 4 * 4.5 * 4.5),
        ("shape(rounded-rectangle 10px) fill(black)", 4 * 100.0),
        ("shape(rounded-rectangle) fill(black)", 4 * 20.0 * 20),
        ("shape(capsule) fill(black)", 4 * 20.0 * 20),
        ("shape(rounded-rectangle 8px 0 0 0) fill(black)", 64.0),
        ("shape(rounded-rectangle 4px 6px 8px 10px) fill(black)", 16.0 + 36 + 64 + 100),
        // The radii exceed the height of 40, so both are scaled down by a common factor.
        ("shape(rounded-rectangle 60px 0 0 20px) fill(black)", 30.0 * 30 + 10 * 10),
      ] as [(String, Double)])
    func corners(pipeline: String, squares: Double) throws {
      let bitmap = try Drawing.pipeline(pipeline, Size(100, 40), scale: 4).bitmap()
      let covered = bitmap.coverage / 16
      #expect(abs(covered - (4000 - (1 - .pi / 4) * squares)) < 1.5, "\(covered)")
    }

    @Test("elliptical corners of boxes cover a quarter of an ellipse")
    func ellipses() throws {
      let bitmap = try Drawing.box(
        "background: black; border-radius: 20px / 10px", Size(100, 40), scale: 4
      ).bitmap()
      #expect(abs(bitmap.coverage / 16 - (4000 - (1 - .pi / 4) * 4 * 200)) < 1.5)
    }
  }

  extension Bitmap {
    /// The sum of all alpha values.
    var coverage: Double {
      stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) } / 255
    }

    /// Returns the covered range of a shape along a line, in px, or `nil` if it is empty.
    ///
    /// The line passes between two rows of pixels, whose mean is used.
    func covered(at line: Double, isColumn: Bool, scale: Double) -> (Double, Double)? {
      let lineIndex = Int((line * scale).rounded())
      let length = isColumn ? height : width
      let lines = [lineIndex - 1, lineIndex].filter { $0 >= 0 && $0 < (isColumn ? width : height) }
      let opacities = (0..<length).map { along in
        lines.reduce(0.0) {
          $0 + Double((isColumn ? self[$1, along] : self[along, $1]).alpha) / 255
        } / Double(lines.count)
      }
      let sum = opacities.reduce(0, +)
      guard sum > 0 else { return nil }
      let center =
        opacities.enumerated().reduce(0) { $0 + (Double($1.offset) + 0.5) * $1.element } / sum
      return ((center - sum / 2) / scale, (center + sum / 2) / scale)
    }
  }
#endif
