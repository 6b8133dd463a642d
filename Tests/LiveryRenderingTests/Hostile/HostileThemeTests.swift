// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSCascade
  import CSSValues
  import LiveryPipelines
  import LiveryRendering
  import TestSupport
  import Testing

  @Suite("Hostile themes")
  struct HostileThemeTests {
    @Test(
      "hostile steps are drawn as far as possible", arguments: TestTier.part(of: HostileStyle.steps)
    )
    func steps(style: HostileStyle) throws { try check(style) }

    @Test(
      "hostile outlines are drawn as far as possible",
      arguments: TestTier.part(of: HostileStyle.shapes))
    func shapes(style: HostileStyle) throws { try check(style) }

    @Test(
      "hostile gradients are drawn as far as possible",
      arguments: TestTier.part(of: HostileStyle.gradients))
    func gradients(style: HostileStyle) throws { try check(style) }

    @Test(
      "hostile boxes are drawn as far as possible", arguments: TestTier.part(of: HostileStyle.boxes)
    )
    func boxes(style: HostileStyle) throws { try check(style) }

    @Test("hostile pictures are drawn as far as possible", arguments: HostileStyle.pictures)
    func pictures(style: HostileStyle) throws { try check(style) }

    @Test(
      "hostile texts are drawn as far as possible", arguments: TestTier.part(of: HostileStyle.texts)
    )
    func texts(style: HostileStyle) throws { try check(style) }

    /// Measures and draws an element, and checks that sizes are finite and the outcome matches.
    private func check(_ style: HostileStyle) throws {
      let sheet = CSSStyleSheet(".a { \(style.declarations) }", name: "hostile.css")
      let pipeline = sheet.pipeline(for: ".a")
      let content = PipelineContent(text: "Done", image: .url(URLValue("a.png")))
      let measuring = hostileRenderer.measuring
      let size = pipeline.naturalSize(for: content, measuring: measuring, width: 100)
      #expect(size.width.isFinite && size.height.isFinite)
      let overflow = pipeline.overflow(for: Size(50, 26), content: content, measuring: measuring)
      for distance in [overflow.top, overflow.right, overflow.bottom, overflow.left] {
        #expect(distance.isFinite && distance >= 0)
      }
      let list = pipeline.displayList(
        in: Rect(x: 2, y: 2, width: 50, height: 26), content: content, measuring: measuring)
      let drawn = try drawHostile(list)
      let isVisible = style.outcome == .visible || style.outcome == .visibleWithProblems
      let hasProblems = style.outcome == .reported || style.outcome == .visibleWithProblems
      #expect(drawn.bitmap.hasPixelsOutsideMarker == isVisible)
      #expect(!drawn.problems.isEmpty == hasProblems, "\(drawn.problems)")
    }

    @Test(
      "a theme is drawn in frames without a drawable size",
      arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, 1e6, 1e-300, 0] as [Double])
    func frames(side: Double) throws {
      let pipeline = try #require(
        Pipeline(
          parsing: """
            shape(rounded-rectangle 8px) shadow(0 1px 4px black) fill(reflective red)
            inner-shadow(0 1px 4px black) border(2px blue) box(padding 3px)
            text(bold 15px white shadow 0 1px 2px black)
            """))
      let content = PipelineContent(text: "Done")
      for frame in [
        Rect(x: 0, y: 0, width: side, height: 20), Rect(x: 0, y: 0, width: side, height: side),
        Rect(x: side, y: side, width: 20, height: 20),
      ] {
        try drawHostile(
          pipeline.displayList(in: frame, content: content, measuring: renderer.measuring))
      }
    }
  }
#endif
