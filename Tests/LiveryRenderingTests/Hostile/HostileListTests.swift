// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import LiveryRendering
  import TestSupport
  import Testing

  @Suite("Lists that mean harm")
  struct HostileListTests {
    @Test("one pixel may be drawn a million px large, and as a million tiles")
    func onePixel() throws {
      let png = try renderer.png(DisplayList([.box(0, 0, 1, 1, .pureRed)]), size: Size(1, 1))
      let dot = ImageSource.data(ImageData(png, name: "dot"))
      let drawn = try drawnInSpite(
        of: DisplayList([
          .image(DisplayImage(dot, in: Rect(-5e5, -5e5, 1e6, 1e6))),
          .image(DisplayImage(dot, in: Rect(0, 0, 1e-9, 1e6))),
          .fill(
            Path(Rect(0, 0, 1e6, 1e6)),
            .pattern(DisplayPattern(dot, tile: Rect(0, 0, 1e-3, 1e-3), step: Size(1e-3, 2e-3)))),
          .mask(DisplayMask(DisplayImage(dot, in: Rect(-5e5, -5e5, 1e6, 1e6)))),
          .box(0, 0, 5, 5), .end,
        ]))
      #expect(drawn.problems == [.tooManyTiles])
      #expect(drawn.bitmap[1, 1] == .black && drawn.bitmap[40, 40] == .pureRed)
    }

    @Test(
      "dashes of no length, or of next to none, are drawn as a line",
      arguments: [
        [0], [0, 0], [0, 0, 0], [1e-300, 1e-300], [1e-9, 0], [-1, 2], [.nan, 1], [1e300, 1],
      ] as [[Double]])
    func dashes(dash: [Double]) throws {
      let line = DisplayStroke(width: 1, dash: dash, dashOffset: 1e300)
      let drawn = try drawnInSpite(
        of: DisplayList([
          .stroke(Path(Rect(0.5, 0.5, 30, 30)), line, .color(.black)),
          .stroke(Path(Rect(-1e6, 20.5, 2e6, 30)), line, .color(.black)),
        ]))
      #expect(drawn.bitmap[30, 0] == .black && drawn.bitmap[80, 40] == .black)
    }

    @Test(
      "an item whose transform leaves no area, or cannot be drawn, is left out",
      arguments: [
        AffineTransform(0, 0, 0, 0, 0, 0), AffineTransform(1, 1, 1, 1, 0, 0),
        AffineTransform(1, 0, 0, 0, 5, 5), AffineTransform(1e-200, 0, 0, 1e-200, 0, 0),
        AffineTransform(1e300, 0, 0, 1e300, 0, 0), AffineTransform(.nan, 0, 0, 1, 0, 0),
        AffineTransform(1, 0, 0, 1, .infinity, 0), AffineTransform(1e-8, 1e8, 1e8, 1e-8, 0, 1e300),
      ])
    func flat(transform: AffineTransform) throws {
      let shadow = DisplayShadow(offset: Point(0, 1), blur: 4, color: .black)
      let drawn = try drawnInSpite(
        of: DisplayList([
          .transform(transform), .box(0, 0, 20, 20, .pureRed),
          .outerShadow(Path(Rect(0, 0, 20, 20)), shadow),
          .group(DisplayGroup(filters: [.blur(3)], opacity: 0.5)), .box(0, 0, 5, 5), .end, .end,
        ]))
      #expect(!drawn.bitmap.showsMore)
    }

    @Test(
      "an item that a transform makes very large or very narrow is drawn", .tier(.standard),
      arguments: [
        AffineTransform(1e8, 0, 0, 1e8, 0, 0), AffineTransform(1e-5, 0, 0, 1e5, 0, 0),
        AffineTransform(1, 1e8, -1e8, 1, 0, 0), AffineTransform(1e4, 1e4 - 1e-3, 1e4, 1e4, 0, 0),
      ])
    func wild(transform: AffineTransform) throws {
      let shadow = DisplayShadow(offset: Point(0, 1), blur: 4, color: .black)
      let text = TextBlock("Done", font: font(12))
      let drawn = try drawnInSpite(
        of: DisplayList([
          .transform(transform), .box(0, 0, 20, 20, .pureRed),
          .outerShadow(Path(Rect(0, 0, 20, 20)), shadow),
          .innerShadow(Path(Rect(0, 0, 20, 20)), shadow),
          .text(DisplayText(text, color: .black, shadows: [shadow]), at: Point(0, 0)),
          .stroke(
            Path(Rect(0, 0, 20, 20)), DisplayStroke(width: 1, dash: [1e-3, 1e-3]), .color(.black)),
          .fill(
            Path(Rect(0, 0, 20, 20)),
            .gradient(
              DisplayGradient(
                .radial(center: Point(5, 5), radii: Size(3, 4)),
                stops: [.init(0, .pureRed), .init(1, .pureBlue)], spread: .repeat))),
          .fill(
            Path(Rect(0, 0, 20, 20)),
            .gradient(
              DisplayGradient(
                .linear(Point(5, 5), Point(6, 5)),
                stops: [.init(0, .pureRed), .init(1, .pureBlue)], spread: .repeat))),
          .group(DisplayGroup(filters: [.blur(3)], opacity: 0.5)), .box(0, 0, 5, 5), .end, .end,
        ]))
      #expect(drawn.problems == [.textTooLarge])
      // Nothing stays broken.
      try drawnInSpite(of: DisplayList([.text(DisplayText(text, color: .black), at: Point(0, 0))]))
    }
  }
#endif
