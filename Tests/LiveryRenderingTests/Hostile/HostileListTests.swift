// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import LiveryRendering
  import TestSupport
  import Testing

  @Suite("Hostile display lists")
  struct HostileListTests {
    @Test("draws one pixel a million px large and as a million tiles")
    func onePixel() throws {
      let png = try renderer.png(DisplayList([.box(0, 0, 1, 1, .pureRed)]), size: Size(1, 1))
      let dot = ImageSource.data(ImageData(png, name: "dot"))
      let drawn = try drawHostile(
        DisplayList([
          .image(DisplayImage(dot, in: Rect(x: -5e5, y: -5e5, width: 1e6, height: 1e6))),
          .image(DisplayImage(dot, in: Rect(x: 0, y: 0, width: 1e-9, height: 1e6))),
          .fill(
            Path(Rect(x: 0, y: 0, width: 1e6, height: 1e6)),
            .pattern(
              DisplayPattern(
                dot, tile: Rect(x: 0, y: 0, width: 1e-3, height: 1e-3), step: Size(1e-3, 2e-3)))),
          .mask(
            DisplayMask(DisplayImage(dot, in: Rect(x: -5e5, y: -5e5, width: 1e6, height: 1e6)))),
          .box(0, 0, 5, 5), .end,
        ]))
      #expect(drawn.problems == [.tooManyTiles])
      #expect(drawn.bitmap[1, 1] == .black && drawn.bitmap[40, 40] == .pureRed)
    }

    @Test(
      "draws dashes of zero or tiny length as a line",
      arguments: [
        [0], [0, 0], [0, 0, 0], [1e-300, 1e-300], [1e-9, 0], [-1, 2], [.nan, 1], [1e300, 1],
      ] as [[Double]])
    func dashes(dash: [Double]) throws {
      let line = DisplayStroke(width: 1, dash: dash, dashOffset: 1e300)
      let drawn = try drawHostile(
        DisplayList([
          .stroke(Path(Rect(x: 0.5, y: 0.5, width: 30, height: 30)), line, .color(.black)),
          .stroke(Path(Rect(x: -1e6, y: 20.5, width: 2e6, height: 30)), line, .color(.black)),
        ]))
      #expect(drawn.bitmap[30, 0] == .black && drawn.bitmap[80, 40] == .black)
    }

    @Test(
      "skips an item with a singular or unusable transform",
      arguments: [
        AffineTransform(a: 0, b: 0, c: 0, d: 0, e: 0, f: 0),
        AffineTransform(a: 1, b: 1, c: 1, d: 1, e: 0, f: 0),
        AffineTransform(a: 1, b: 0, c: 0, d: 0, e: 5, f: 5),
        AffineTransform(a: 1e-200, b: 0, c: 0, d: 1e-200, e: 0, f: 0),
        AffineTransform(a: 1e300, b: 0, c: 0, d: 1e300, e: 0, f: 0),
        AffineTransform(a: .nan, b: 0, c: 0, d: 1, e: 0, f: 0),
        AffineTransform(a: 1, b: 0, c: 0, d: 1, e: .infinity, f: 0),
        AffineTransform(a: 1e-8, b: 1e8, c: 1e8, d: 1e-8, e: 0, f: 1e300),
      ])
    func flat(transform: AffineTransform) throws {
      let shadow = DisplayShadow(offset: Point(0, 1), blur: 4, color: .black)
      let drawn = try drawHostile(
        DisplayList([
          .transform(transform), .box(0, 0, 20, 20, .pureRed),
          .outerShadow(Path(Rect(x: 0, y: 0, width: 20, height: 20)), shadow),
          .group(DisplayGroup(filters: [.blur(3)], opacity: 0.5)), .box(0, 0, 5, 5), .end, .end,
        ]))
      #expect(!drawn.bitmap.hasPixelsOutsideMarker)
    }

    @Test(
      "draws an item with an extreme transform", .tier(.standard),
      arguments: [
        AffineTransform(a: 1e8, b: 0, c: 0, d: 1e8, e: 0, f: 0),
        AffineTransform(a: 1e-5, b: 0, c: 0, d: 1e5, e: 0, f: 0),
        AffineTransform(a: 1, b: 1e8, c: -1e8, d: 1, e: 0, f: 0),
        AffineTransform(a: 1e4, b: 1e4 - 1e-3, c: 1e4, d: 1e4, e: 0, f: 0),
      ])
    func wild(transform: AffineTransform) throws {
      let shadow = DisplayShadow(offset: Point(0, 1), blur: 4, color: .black)
      let text = TextBlock("Done", font: font(12))
      let drawn = try drawHostile(
        DisplayList([
          .transform(transform), .box(0, 0, 20, 20, .pureRed),
          .outerShadow(Path(Rect(x: 0, y: 0, width: 20, height: 20)), shadow),
          .innerShadow(Path(Rect(x: 0, y: 0, width: 20, height: 20)), shadow),
          .text(DisplayText(text, color: .black, shadows: [shadow]), at: Point(0, 0)),
          .stroke(
            Path(Rect(x: 0, y: 0, width: 20, height: 20)),
            DisplayStroke(width: 1, dash: [1e-3, 1e-3]), .color(.black)),
          .fill(
            Path(Rect(x: 0, y: 0, width: 20, height: 20)),
            .gradient(
              DisplayGradient(
                .radial(center: Point(5, 5), radii: Size(3, 4)),
                stops: [.init(0, .pureRed), .init(1, .pureBlue)], spread: .repeat))),
          .fill(
            Path(Rect(x: 0, y: 0, width: 20, height: 20)),
            .gradient(
              DisplayGradient(
                .linear(Point(5, 5), Point(6, 5)),
                stops: [.init(0, .pureRed), .init(1, .pureBlue)], spread: .repeat))),
          .group(DisplayGroup(filters: [.blur(3)], opacity: 0.5)), .box(0, 0, 5, 5), .end, .end,
        ]))
      #expect(drawn.problems == [.textTooLarge])
      // The renderer still works afterwards.
      try drawHostile(DisplayList([.text(DisplayText(text, color: .black), at: Point(0, 0))]))
    }
  }
#endif
