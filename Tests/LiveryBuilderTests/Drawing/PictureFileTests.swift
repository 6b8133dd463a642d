// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSCascade
  import LiveryPipelines
  import LiveryRendering
  import Testing

  @testable import LiveryBuilder

  @Suite("The picture of a style")
  struct PictureFileTests {
    @Test(
      "reports a text for which its size has no space",
      arguments: [
        (40.0, ["the text has no room: the steps before it leave 0 by 12 px"]), (100.0, []),
      ])
    func space(width: Double, problems: [String]) throws {
      let sheet = CSSStyleSheet(".a { -livery-pipeline: box(padding 4px 30px) text() }")
      let drawing = StyleDrawing(
        revision: 0, selector: ".a", states: [], sheet: sheet, library: .standard)
      var settings = PreviewSettings()
      (settings.width, settings.height) = (width, 20)
      let file = try drawing.file(settings, image: nil, by: Renderer())
      #expect(file?.problems == problems)
    }
  }
#endif
