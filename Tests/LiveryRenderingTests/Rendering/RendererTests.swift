// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues
  import Foundation
  import LiveryRendering
  import TestSupport
  import Testing

  @Suite("Renderers")
  struct RendererTests {
    @Test(
      "rejects an invalid size",
      arguments: [
        Size(0, 10), Size(10, -1), Size(.nan, 10), Size(10, .infinity),
      ])
    func badSizes(size: Size) {
      let list = DisplayList([.box(0, 0, 5, 5)])
      for format in Rendering.Format.allCases {
        #expect {
          _ = try renderer.rendering(list, as: format, size: size)
        } throws: { error in
          guard case RenderingError.invalidSize = error else { return false }
          return "\(error)".contains("both sides must be above zero")
        }
      }
    }

    @Test("rejects an invalid scale", arguments: [0, -1, .nan, .infinity] as [Double])
    func badScales(scale: Double) {
      #expect(throws: RenderingError.self) {
        try renderer.png(DisplayList(), size: Size(5, 5), scale: scale)
      }
    }

    @Test("rejects a picture with too many pixels")
    func tooLarge() {
      var options = RenderingOptions()
      options.maximumPixels = 10_000
      let small = Renderer(options: options)
      #expect(throws: RenderingError.tooLarge(Size(101, 100), scale: 1, limit: 10_000)) {
        try small.png(DisplayList(), size: Size(101, 100))
      }
      #expect(throws: RenderingError.tooLarge(Size(60, 60), scale: 2, limit: 10_000)) {
        try small.pdf(DisplayList(), size: Size(60, 60), scale: 2)
      }
      #expect(throws: Never.self) { try small.png(DisplayList(), size: Size(100, 100)) }
      #expect(throws: RenderingError.self) { try renderer.svg(DisplayList(), size: Size(1e9, 1)) }
    }

    @Test(
      "skips or clamps extreme coordinates and draws the rest",
      arguments: TestTier.part(
        of: [
          .nan, .infinity, -.infinity, 1e300, -1e300, 1e12,
        ] as [Double]))
    func wildCoordinates(value: Double) throws {
      let wild = Path(Rect(x: value, y: 2, width: value, height: 5))
      let shadow = DisplayShadow(
        offset: Point(value, value), blur: value, spread: value, color: .black)
      let gradient = DisplayGradient(
        .linear(Point(value, 0), Point(0, value)),
        stops: [.init(value, .pureRed), .init(1, .pureBlue)])
      let rectangle = Path(Rect(x: 0, y: 0, width: 10, height: 10))
      let text = TextBlock("x", font: font(12))
      let commands: [DisplayCommand] = [
        .fill(wild, .color(.black)), .fill(rectangle, .gradient(gradient)),
        .stroke(rectangle, DisplayStroke(width: value), .color(.pureRed)),
        .stroke(
          rectangle, DisplayStroke(width: 1, dash: [value, 1], dashOffset: value), .color(.pureRed)),
        .outerShadow(rectangle, shadow), .innerShadow(wild, shadow), .outerShadow(wild, shadow),
        .text(
          DisplayText(text, width: value, color: .black, shadows: [shadow]), at: Point(value, 1)),
        .text(DisplayText(text, width: value, color: .black, shadows: [shadow]), at: Point(1, 1)),
        .clip(wild), .box(0, 0, 5, 5), .end,
        .transform(AffineTransform(a: value, b: 0, c: 0, d: 1, e: 0, f: value)), .box(0, 0, 5, 5),
        .end,
        .group(DisplayGroup(filters: [.blur(value), .dropShadow(shadow)], opacity: value)),
        .box(0, 0, 5, 5), .end,
        .group(DisplayGroup(filters: [.colorMatrix(Array(repeating: value, count: 20))])),
        .fill(wild, .color(.pureRed)), .end,
        .image(
          DisplayImage(try ImageTests.quarters(), in: Rect(x: value, y: 0, width: 5, height: value))
        ),
        .image(
          DisplayImage(
            try ImageTests.quarters(), in: Rect(x: 0, y: 0, width: 5, height: 5),
            part: Rect(x: value, y: 0, width: 5, height: value))),
        .fill(
          rectangle,
          .pattern(
            DisplayPattern(
              try ImageTests.quarters(), tile: Rect(x: 0, y: 0, width: 4, height: 4),
              step: Size(value, value)))),
        .mask(
          DisplayMask(
            DisplayImage(try ImageTests.quarters(), in: Rect(x: 0, y: value, width: 9, height: 9)))),
        .box(0, 0, 5, 5), .end, .box(16, 16, 4, 4, .pureGreen),
      ]
      for format in Rendering.Format.allCases {
        _ = try renderer.rendering(DisplayList(commands), as: format, size: Size(20, 20))
      }
      let bitmap = try renderer.bitmap(DisplayList(commands), size: Size(20, 20))
      #expect(bitmap[18, 18] == .pureGreen)
    }

    @Test("skips commands nested too deep and reports them")
    func deep() throws {
      let group = DisplayCommand.group(DisplayGroup(opacity: 0.9))
      let count = 2_000
      let list = DisplayList(
        Array(repeating: group, count: count) + [.box(0, 0, 5, 5)]
          + Array(repeating: .end, count: count) + [.box(10, 10, 5, 5)])
      let rendering = try renderer.rendering(list, as: .png, size: Size(20, 20))
      #expect(rendering.problems == [.tooDeep(limit: 32)])
      #expect(try renderer.bitmap(list, size: Size(20, 20))[12, 12] == .black)
    }

    @Test("tolerates missing and surplus ends")
    func unbalanced() throws {
      var list = DisplayList()
      list.add(.end)
      list.add(.clip(Path(Rect(x: 0, y: 0, width: 5, height: 5))))
      list.add(.group(DisplayGroup(opacity: 0.5)))
      list.add(.box(0, 0, 20, 20))
      let canvas = try Canvas(size: Size(20, 20))
      canvas.draw(list, with: renderer)
      canvas.draw(DisplayList([.box(10, 10, 5, 5)]), with: renderer)
      #expect(canvas.bitmap()[12, 12] == .black)
      #expect(abs(Int(canvas.bitmap()[2, 2].alpha) - 128) <= 1)
    }

    @Test("reports each missing picture once and draws the rest")
    func problems() throws {
      let damaged = ImageSource.data(ImageData([0x89, 0x50], name: "damaged"))
      let list = DisplayList([
        .image(DisplayImage(.url(URLValue("a.png")), in: Rect(x: 0, y: 0, width: 5, height: 5))),
        .image(DisplayImage(.url(URLValue("a.png")), in: Rect(x: 5, y: 0, width: 5, height: 5))),
        .image(DisplayImage(damaged, in: Rect(x: 0, y: 5, width: 5, height: 5))),
        .box(10, 10, 5, 5, .pureRed),
      ])
      let rendering = try renderer.rendering(list, as: .png, size: Size(20, 20))
      #expect(
        rendering.problems == [
          .image(.url(URLValue("a.png")), .notAllowed), .image(damaged, .unknownFormat),
        ])
      #expect(
        rendering.problems.map(\.description) == [
          "url(\"a.png\") is not drawn: the program does not read picture files",
          "the picture 'damaged' is not drawn: it is neither a PNG nor a JPEG nor a WebP",
        ])
      #expect(try renderer.bitmap(list, size: Size(20, 20))[12, 12] == .pureRed)
    }

    @Test(
      "skips effects that are too large for Cairo and draws the rest",
      arguments: [
        [.group(DisplayGroup(filters: [.dropShadow(farShadow)]))],
        [.group(DisplayGroup(filters: [.blur(1)]))],
        [.group(DisplayGroup(opacity: 0.5, compositing: .multiply))],
        [
          .outerShadow(Path(Rect(x: 0, y: -20_000, width: 10, height: 60_000)), farShadow),
          .clip(Path(farBox)),
        ],
      ] as [[DisplayCommand]])
    func longEffects(beginning: [DisplayCommand]) throws {
      let list = DisplayList(
        beginning + [.fill(Path(Self.farBox), .color(.pureRed)), .end, .box(20, 0, 5, 5)])
      let bitmap = try renderer.bitmap(list, size: Size(40, 30_001))
      #expect(bitmap[5, 29_000].red == 255 && bitmap[22, 2] == .black)
      for format in Rendering.Format.allCases {
        // The page of an SVG uses a finer grid, on which a side is too long for pixels.
        let file = try renderer.rendering(list, as: format, size: Size(40, 30_001))
        #expect(!file.bytes.isEmpty)
      }
    }

    private static let farBox = Rect(x: 0, y: 0, width: 10, height: 30_001)
    private static let farShadow = DisplayShadow(offset: Point(2, 1), blur: 2, color: .black)

    @Test("the maximum nesting fits on a thread's stack", .tier(.standard))
    func smallStack() async {
      let depth = RenderingOptions().maximumDepth - 1
      let groups: [DisplayGroup] = [
        DisplayGroup(opacity: 0.5), DisplayGroup(filters: [.dropShadow(Self.farShadow)]),
      ]
      for group in groups {
        let list = DisplayList(
          Array(repeating: .group(group), count: depth) + [.box(0, 0, 5, 5)]
            + Array(repeating: .end, count: depth))
        let isDrawn = await withCheckedContinuation { continuation in
          let thread = Thread { [renderer] in
            let bitmap = try? renderer.bitmap(list, size: Size(20, 20))
            continuation.resume(returning: bitmap != nil)
          }
          thread.stackSize = 512 << 10
          thread.start()
        }
        #expect(isDrawn)
      }
    }

    @Test(
      "skips effects beyond the pixel limit and reports that once",
      arguments: Rendering.Format.allCases)
    func costlyEffects(format: Rendering.Format) throws {
      var options = RenderingOptions()
      options.maximumEffectPixels = 20_000
      let frugal = Renderer(options: options)
      var list = DisplayList()
      for number in 0..<40 {
        let blur = DisplayFilter.blur(1 + Double(number) / 8)
        list.add(.group(DisplayGroup(filters: [blur, blur])))
        list.add(.box(10, 10, 20, 20, .pureRed))
        list.add(.end)
      }
      let rendering = try frugal.rendering(list, as: format, size: Size(40, 40))
      #expect(rendering.problems == [.tooManyEffects])
      // The first groups are blurred; the last one is drawn without its filters.
      let bitmap = try frugal.bitmap(list, size: Size(40, 40))
      #expect(bitmap[8, 20].alpha > 0 && bitmap[10, 10] == .pureRed)
    }

    @Test(
      "reports a missing font with its replacement, unless a generic family follows"
    )
    func missingFonts() throws {
      func problems(_ families: FontFamily...) throws -> [String] {
        let font = CSSFont(families: families, size: 12)
        let text = DisplayText(TextBlock("Ag", font: font), color: .black)
        let list = DisplayList([.text(text, at: .zero), .text(text, at: Point(0, 20))])
        let rendering = try renderer.rendering(list, as: .png, size: Size(40, 40))
        #expect(try renderer.bitmap(list, size: Size(40, 40)).opacitySum > 0)
        return rendering.problems.map(\.description)
      }
      let missing = try problems(.named("Nowhere Neue"), .named("Nobody"))
      #expect(missing.count == 1)
      #expect(
        missing[0].hasPrefix("the font \"Nowhere Neue\", Nobody is not installed; 'DejaVu "))
      #expect(missing[0].hasSuffix("' is used instead"))
      #expect(try problems(.named("Nowhere Neue"), .generic(.sansSerif)).isEmpty)
      #expect(try problems(.named("Nobody"), .named("dejavu sans mono")).isEmpty)
      #expect(try problems(.named("DejaVu Sans Condensed")).isEmpty)
      #expect(try problems().isEmpty)
    }

    @Test("a canvas can be cleared and drawn on again")
    func canvas() throws {
      let canvas = try Canvas(size: Size(10, 10), scale: 2)
      canvas.draw(DisplayList([.box(0, 0, 5, 5)]), with: renderer)
      canvas.clear(.white)
      canvas.draw(DisplayList([.box(5, 5, 5, 5, .pureRed)]), with: renderer)
      let bitmap = canvas.bitmap()
      #expect(canvas.pixelWidth == 20 && bitmap[2, 2] == .white && bitmap[12, 12] == .pureRed)
    }

    @Test("eight tasks draw the same with one renderer, at once")
    func tasks() async throws {
      let fresh = Renderer()
      let lists = (0..<4).map { RendererTests.badge(width: 40 + Double($0)) }
      let expected = try lists.map { try Renderer().png($0, size: Size(80, 60), scale: 2) }
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for task in 0..<8 {
          group.addTask {
            for turn in 0..<12 {
              let number = (task + turn) % lists.count
              let png = try fresh.png(lists[number], size: Size(80, 60), scale: 2)
              _ = fresh.measuring.text.measure(
                TextBlock("task \(task) \(turn)", font: font(12)), width: 30)
              guard png == expected[number] else { return false }
            }
            return true
          }
        }
        for try await isSame in group { #expect(isSame) }
      }
    }

    /// Returns a badge with a shadow, a gradient, a border and a text.
    static func badge(width: Double) -> DisplayList {
      var outline = Path()
      outline.move(to: Point(20, 4))
      outline.addLine(to: Point(width - 8, 4))
      outline.addQuarter(around: Point(width + 8, 4), to: Point(width + 8, 20))
      outline.addQuarter(around: Point(width + 8, 36), to: Point(width - 8, 36))
      outline.addLine(to: Point(20, 36))
      outline.addQuarter(around: Point(4, 36), to: Point(4, 20))
      outline.addQuarter(around: Point(4, 4), to: Point(20, 4))
      outline.close()
      let gradient = DisplayGradient(
        .linear(Point(0, 4), Point(0, 36)), stops: [.init(0, .white), .init(1, .pureRed)])
      let shadow = DisplayShadow(
        offset: Point(0, 4), blur: 3, color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.8))
      return DisplayList([
        .group(DisplayGroup(filters: [.dropShadow(shadow)])), .fill(outline, .gradient(gradient)),
        .stroke(outline, DisplayStroke(width: 2), .color(.white)),
        .text(
          DisplayText(
            TextBlock("42", font: font(15, weight: .bold), alignment: .center), width: width,
            color: .white), at: Point(6, 10)), .end,
      ])
    }
  }
#endif
