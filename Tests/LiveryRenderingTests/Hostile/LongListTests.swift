// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCascade
  import CSSValues
  import LiveryPipelines
  import LiveryRendering
  import TestSupport
  import Testing

  @Suite("Long lists in a theme")
  struct LongListTests {
    /// A rule for `.a`, and what else the sheet needs, with a list of a length.
    struct List: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let css: @Sendable (Int) -> String

      /// A property of `.a` with a list of items.
      init(
        _ property: String, separator: String = ", ", of item: @escaping @Sendable (Int) -> String
      ) {
        testDescription = "\(property): \(item(0))\(separator)…"
        css = { ".a { color: red; \(property): \(Self.list($0, separator, item)) }" }
      }

      init(_ description: String, css: @escaping @Sendable (Int) -> String) {
        testDescription = description
        self.css = css
      }

      static func list(
        _ count: Int, _ separator: String, _ item: (Int) -> String
      ) -> String { (0..<count).map(item).joined(separator: separator) }
    }

    private static let drawnLists: [List] = [
      List("font-family") { "f\($0)" }, List("font-family") { _ in "f" },
      List("font-feature-settings") { "'\(1_000 + $0 % 9_000)' 1" },
      List("font-variation-settings") { "'\(1_000 + $0 % 9_000)' 1" },
      List("box-shadow") { "\($0 % 50)px 0 red" },
      List("box-shadow") { "inset \($0 % 50)px 0 red" },
      List("text-shadow") { "\($0 % 50)px 0 red" },
      List("background-image") { _ in "linear-gradient(red, blue)" },
      List("background") { "url(x\($0).png)" },
      List("mask-image") { _ in "linear-gradient(red, blue)" },
      List("transform", separator: " ") { "translate(\($0 % 2)px)" },
      List("filter", separator: " ") { _ in "brightness(1)" },
      List("filter", separator: " ") { _ in "drop-shadow(1px 1px red)" },
      List("-livery-pipeline", separator: " ") { _ in "fill(red)" },
      List("-livery-pipeline", separator: " ") { _ in "inset(0px)" },
      List("stops of a gradient") {
        ".a { background: linear-gradient(\(List.list($0, ", ") { "rgb(\($0 % 256) 0 0)" })) }"
      },
      List("options of an image") {
        ".a { background: image-set(\(List.list($0, ", ") { "url(x\($0).png) \($0 + 1)x" })) }"
      },
      List("families of a step") {
        ".a { -livery-pipeline: text(12px \(List.list($0, ", ") { "f\($0)" })) }"
      },
      List("corners of a polygon") {
        ".a { background: red; clip-path: polygon(\(List.list($0, ", ") { "\($0 % 90)px 4px" })) }"
      },
    ]

    @Test("take time in proportion to their length when they are drawn", arguments: drawnLists)
    func drawing(list: List) {
      expectGrowth(from: 2_000) { count in
        let pipeline = CSSStyleSheet(list.css(count)).pipeline(for: ".a")
        let renderer = Renderer()
        let picture = StylePicture(
          pipeline, content: PipelineContent(text: "Hi"), size: Size(64, 32))
        let rendering = try? picture.rendering(as: .png, by: renderer)
        #expect(rendering?.bytes.isEmpty == false)
      }
    }

    private static let readLists: [List] = [
      List("grid-template-columns", separator: " ") { "[l\($0)] 1px" },
      List("grid-template-areas", separator: " ") { "'l\($0)'" },
      List("animation") { "k\($0) 1s" }, List("transition") { "width \($0)ms" },
      List("will-change") { "c\($0)" }, List("counter-reset", separator: " ") { "c\($0) 1" },
      List("quotes", separator: " ") { _ in "'x' 'y'" },
      List("keyframe selectors") {
        ".a { animation: k 1s } @keyframes k { \(List.list($0, ", ") { "\($0 % 100)%" }) { top: 0 } }"
      },
      List("keyframes") {
        ".a { animation: k 1s } @keyframes k { "
          + List.list($0, " ") { "\($0 % 100)% { top: \($0)px }" } + " }"
      },
      List("media queries") {
        "@media \(List.list($0, ", ") { "(width: \($0)px)" }) { .a { color: red } }"
      },
      List("media conditions") {
        "@media \(List.list($0, " or ") { "(width: \($0)px)" }) { .a { color: red } }"
      },
      List("selectors") { "\(List.list($0, ", ") { ".b\($0)" }), .a { color: red }" },
      List("layers") { "@layer \(List.list($0, ", ") { "l\($0)" }); .a { color: red }" },
      List("fallbacks in one another") {
        ".a { width: \(List.list($0, "") { _ in "var(--x," })1px\(List.list($0, "") { _ in ")" }) }"
      },
      List("fallbacks beside one another") {
        ".a { background: linear-gradient(\(List.list($0, ", ") { "var(--x\($0), red)" })) }"
      },
      List("terms of a sum") { ".a { width: calc(\(List.list($0, " + ") { "\($0 % 9)px" })) }" },
      List("arguments of a maximum") {
        ".a { width: max(\(List.list($0, ", ") { "\($0 % 9)em" })) }"
      },
      List("faces") {
        List.list($0, " ") { "@font-face { font-family: x; src: url(x\($0).ttf) }" }
          + ".a { font-family: x }"
      },
    ]

    @Test("take time in proportion to their length when they are read", arguments: readLists)
    func reading(list: List) {
      expectGrowth(from: 2_000) { count in
        let sheet = CSSStyleSheet(list.css(count))
        _ = sheet.diagnostics
        let ruleSet = sheet.ruleSet(for: ".a")
        #expect(ruleSet.isMatched || sheet.css(".a", "color") == nil)
        _ = ruleSet.animations.count + ruleSet.transitions.count
      }
    }

    @Test("of families the first 64 are looked for, and the limit is reported")
    func families() throws {
      let names = List.list(100, ", ") { "f\($0)" }
      let style = CSSStyleSheet(".a { font-family: \(names), serif }").pipeline(for: ".a")
      let picture = StylePicture(style, content: PipelineContent(text: "Hi"), size: Size(64, 32))
      let problems = try picture.rendering(as: .png, by: Renderer()).problems
      #expect(problems.contains(.tooManyFontFamilies(limit: 64)))
      let few = CSSStyleSheet(".a { font-family: \(List.list(63, ", ") { "f\($0)" }), serif }")
      let other = StylePicture(
        few.pipeline(for: ".a"), content: PipelineContent(text: "Hi"), size: Size(64, 32))
      #expect(try other.rendering(as: .png, by: Renderer()).problems == [])
    }

    @Test("of pictures that are missing each is reported once, and no more than a thousand")
    func missingPictures() throws {
      let names = List.list(1_500, ", ") { "url(x\($0).png)" }
      let style = CSSStyleSheet(".a { background: \(names), url(x0.png) }").pipeline(for: ".a")
      let picture = StylePicture(style, size: Size(64, 32))
      let problems = try picture.rendering(as: .png, by: Renderer()).problems
      #expect(problems.count == 1_000 && Set(problems).count == 1_000)
    }
  }
#endif
