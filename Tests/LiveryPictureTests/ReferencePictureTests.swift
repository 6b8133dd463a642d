// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import LiveryRendering
  import Testing

  /// Tests every image of `Fixtures/Sheets` against its reference in `Fixtures/Pictures`.
  ///
  /// `RECORD_SNAPSHOTS=1` records the references, and the tests still fail, so that the images are
  /// inspected. A differing image is written to `.build/pictures`, together with an image of the
  /// difference.
  @Suite("Pictures compared with references")
  struct ReferencePictureTests {
    @Test("draws a style as its reference", arguments: Picture.all)
    func matches(picture: Picture) throws {
      let rendering = try picture.rendering(as: .png)
      #expect(rendering.problems.isEmpty)
      let reference = Fixture.reference(of: picture)
      if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
        try FileManager.default.createDirectory(
          at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(rendering.bytes).write(to: reference)
        Issue.record(
          "recorded \(picture.testDescription); look at it, and test again without recording")
        return
      }
      let expected = try #require(
        PixelGrid(png: reference), "there is no reference for \(picture.testDescription)")
      let actual = try picture.pixels()
      let difference = PixelDifference(expected, actual)
      let tolerance: PixelTolerance = picture.hasText ? .texts : .shapes
      if let difference, tolerance.accepts(difference) { return }
      let (actualFile, differenceFile) = try Self.write(actual, expected, of: picture)
      let amount =
        difference.map {
          "\($0.count(above: tolerance.everywhere)) of \($0.amounts.count) pixels, by up to \($0.largest)"
        }
        ?? "a size of \(actual.width) × \(actual.height), not \(expected.width) × \(expected.height)"
      Issue.record(
        "\(picture.testDescription) differs in \(amount): \(actualFile), \(differenceFile)")
    }

    private static func write(
      _ actual: PixelGrid, _ expected: PixelGrid, of picture: Picture
    ) throws -> (actual: String, difference: String) {
      let base = Fixture.output.appending(path: "\(picture.section)/\(picture.name)")
      let actualFile = base.appendingPathExtension("actual.png")
      let differenceFile = base.appendingPathExtension("difference.png")
      try actual.write(to: actualFile)
      try PixelGrid(comparing: expected, with: actual).write(to: differenceFile)
      return (actualFile.path(percentEncoded: false), differenceFile.path(percentEncoded: false))
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
