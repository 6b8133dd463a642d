// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSCascade
  import CSSValues
  import LiveryPipelines
  import LiveryRendering
  import TestSupport
  import Testing

  @Suite("Long lists in a theme")
  struct LongListTests {
    @Test("take time in proportion to their length when they are drawn", arguments: LongList.drawn)
    func drawing(list: LongList) {
      expectGrowth(from: 2_000) { count in
        let sheet = CSSStyleSheet(list.css(count))
        #expect(sheet.ruleSet(for: ".a").isMatched)
        let pipeline = sheet.pipeline(for: ".a")
        let renderer = Renderer()
        let picture = StylePicture(
          pipeline, content: PipelineContent(text: "Hi"), size: Size(64, 32))
        let rendering = try? picture.rendering(as: .png, by: renderer)
        #expect(rendering?.bytes.isEmpty == false)
      }
    }

    @Test(
      "take time in proportion to their length when they are read",
      arguments: LongList.read + LongList.rules)
    func reading(list: LongList) {
      expectGrowth(from: 2_000) { count in
        let sheet = CSSStyleSheet(list.css(count))
        _ = sheet.diagnostics
        let ruleSet = sheet.ruleSet(for: ".a")
        #expect(ruleSet.isMatched || sheet.css(".a", "color") == nil)
        _ = ruleSet.animations.count + ruleSet.transitions.count
      }
    }

    @Test("search only the first 64 families and report the limit")
    func families() throws {
      let names = LongList.items(100, ", ") { "f\($0)" }
      let style = CSSStyleSheet(".a { font-family: \(names), serif }").pipeline(for: ".a")
      let picture = StylePicture(style, content: PipelineContent(text: "Hi"), size: Size(64, 32))
      let problems = try picture.rendering(as: .png, by: Renderer()).problems
      #expect(problems.contains(.tooManyFontFamilies(limit: 64)))
      let few = CSSStyleSheet(".a { font-family: \(LongList.items(63, ", ") { "f\($0)" }), serif }")
      let other = StylePicture(
        few.pipeline(for: ".a"), content: PipelineContent(text: "Hi"), size: Size(64, 32))
      #expect(try other.rendering(as: .png, by: Renderer()).problems == [])
    }

    @Test("report each missing picture once, at most a thousand")
    func missingPictures() throws {
      let names = LongList.items(1_500, ", ") { "url(x\($0).png)" }
      let style = CSSStyleSheet(".a { background: \(names), url(x0.png) }").pipeline(for: ".a")
      let picture = StylePicture(style, size: Size(64, 32))
      let problems = try picture.rendering(as: .png, by: Renderer()).problems
      #expect(problems.count == 1_000 && Set(problems).count == 1_000)
    }
  }
#endif
