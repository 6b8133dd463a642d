// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import Livery
  import LiveryPipelines
  import LiveryRendering
  import TestSupport
  import Testing

  /// Tests the picture of the tutorial "Theme your first program" against its theme.
  @Suite struct TutorialPictureTests {
    private static let resources = Corpora.packageRoot.appending(
      path: "Sources/Livery/Livery.docc/Resources")

    @Test("the tutorial shows the button that its program draws")
    func button() throws {
      TestFonts.use()
      let sheet = Self.resources.appending(path: "04-02-theme.css")
      let theme = try Theme(contentsOfFile: sheet.path(percentEncoded: false))
      var picture = StylePicture(
        theme.pipeline(for: ".done"), content: PipelineContent(text: "Done"))
      picture.scale = 2
      let rendering = try picture.rendering(as: .png, by: Renderer())
      #expect(rendering.problems.isEmpty)
      let drawn = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: drawn) }
      try Data(rendering.bytes).write(to: drawn)
      let reference = Reference(
        name: "tutorials/first-button",
        file: Self.resources.appending(path: "first-button@2x.png"))
      try reference.check(try #require(PixelGrid(png: drawn)), within: .texts)
    }
  }
#endif
