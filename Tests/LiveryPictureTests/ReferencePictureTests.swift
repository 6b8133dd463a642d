// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import LiveryRendering
  import Testing

  /// Tests every image of `Fixtures/Sheets` against its reference in `Fixtures/Pictures`.
  @Suite("Pictures compared with references")
  struct ReferencePictureTests {
    @Test("draws a style as its reference", arguments: Picture.all)
    func matches(picture: Picture) throws {
      let rendering = try picture.rendering(as: .png)
      #expect(rendering.problems.isEmpty)
      let reference = Reference(
        name: picture.testDescription, file: Fixture.reference(of: picture))
      try reference.check(picture.pixels(), within: picture.hasText ? .texts : .shapes)
    }

    @Test("every style sheet of pictures has no diagnostics", arguments: Section.all.map(\.name))
    func sheets(name: String) throws {
      let section = try #require(Section.all.first { $0.name == name })
      #expect(section.problems == [])
      #expect(!section.pictures.isEmpty)
      #expect(Set(section.pictures.map(\.name)).count == section.pictures.count)
    }

    @Test("every reference has a picture")
    func references() throws {
      let expected = Set(Picture.all.map { Fixture.reference(of: $0).path(percentEncoded: false) })
      let folder = FileManager.default.enumerator(
        at: Fixture.folder("Pictures"), includingPropertiesForKeys: nil)
      let files = (folder?.allObjects ?? []).compactMap { $0 as? URL }
        .filter { $0.pathExtension == "png" }.map { $0.path(percentEncoded: false) }
      #expect(files.filter { !expected.contains($0) } == [])
      #expect(Picture.all.count >= 200)
    }
  }
#endif
