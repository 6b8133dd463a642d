// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSCascade
  import CSSValues
  import Livery
  import LiveryPipelines
  import LiveryRendering
  import Testing
  import TestSupport

  /// `Scripts/campaign sanitize thread` also runs these tests.
  @Suite("Drawing by many tasks")
  struct DrawingConcurrencyTests {
    /// The sharing of renderers among tasks.
    enum Sharing: CaseIterable {
      case oneForAll, oneEach
    }

    @Test(
      "eight tasks draw during theme changes: each picture is of one state",
      .tier(.standard),
      arguments: Sharing.allCases)
    func swappedTheme(_ sharing: Sharing) async throws {
      TestFonts.use()
      let sheets = ["rgb(221 17 27)", "rgb(36 112 216)"].map(Self.sheet)
      let expected = try Self.texts.map { text in
        try sheets.map { sheet in
          try Self.picture(
            of: Theme(CSSStyleSheet(sheet, name: "look.css")), text: text, by: Self.renderer())
        }
      }
      let theme = Theme(CSSStyleSheet(sheets[0], name: "look.css"))
      let shared = try Self.renderer()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for task in 0..<8 {
          group.addTask {
            let renderer = sharing == .oneForAll ? shared : try Self.renderer()
            for turn in 0..<12 {
              let number = (task + turn) % Self.texts.count
              let picture = try Self.picture(of: theme, text: Self.texts[number], by: renderer)
              let isExpected = expected[number].contains(picture)
              #expect(isExpected, "task \(task), turn \(turn)")
            }
          }
        }
        group.addTask {
          for turn in 0..<60 {
            theme.replace("look.css", with: sheets[turn % 2])
            await Task.yield()
          }
        }
        try await group.waitForAll()
      }
    }

    private static let texts = ["5", "42", "Done", "نعم"]

    /// Returns a sheet with a text, blurred shadows, an image, a mask and layers.
    private static func sheet(_ color: String) -> String {
      """
      .badge {
        -livery-pipeline:
          shape(rounded-rectangle) inset(2px) shadow(0 2px 3px rgb(0 0 0 / 80%)) fill(reflective \(color))
          inner-shadow(0 1px 2px rgb(0 0 0 / 50%)) image(url(dot.png) center) border(2px white)
          box(padding 2px 9px) text(bold 15px white shadow 0 1px 2px black) blend(multiply);
      }
      """
    }

    /// Returns a renderer whose loader returns one image for all URLs.
    private static func renderer() throws -> Renderer {
      let dot = try Renderer().png(
        DisplayList([.box(0, 0, 4, 4, .pureGreen)]), size: Size(6, 6))
      return Renderer(images: ImageLoader { _ in dot })
    }

    /// Returns a badge with a text, as a PNG.
    private static func picture(
      of theme: Theme, text: String, by renderer: Renderer
    ) throws -> [UInt8] {
      let badge = theme.pipeline(for: ".badge")
      let content = PipelineContent(text: text)
      let size = badge.naturalSize(for: content, measuring: renderer.measuring)
      let list = badge.displayList(
        in: Rect(x: 2, y: 2, width: size.width, height: size.height), content: content,
        measuring: renderer.measuring)
      return try renderer.png(list, size: Size(size.width + 4, size.height + 8), scale: 2)
    }
  }
#endif
