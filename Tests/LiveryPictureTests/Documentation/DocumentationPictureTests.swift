// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import TestSupport
  import Testing

  /// Tests the images of README.md and of the articles against the output of the adjacent commands.
  @Suite("The pictures of the documentation")
  struct DocumentationPictureTests {
    /// A shell command that draws an image of the documentation.
    struct ArticlePicture: Sendable, CustomTestStringConvertible {
      let command: String
      let picture: String

      var testDescription: String { command }
    }

    private static let folder = Corpora.packageRoot.appending(
      path: "Sources/LiveryRendering/LiveryRendering.docc/Resources")

    private static let article = text(
      of: "Sources/LiveryRendering/LiveryRendering.docc/DrawingFromAShell.md")

    /// Returns a page of the documentation, or an empty text, which fails the tests.
    private static func text(of article: String) -> String {
      (try? String(contentsOf: Corpora.packageRoot.appending(path: article), encoding: .utf8)) ?? ""
    }

    static let articlePictures: [ArticlePicture] = article.split(separator: "\n").compactMap {
      line in
      line.wholeMatch(of: /\$ (.* -o ([-@a-z0-9]+\.png))/).map {
        ArticlePicture(command: String($0.1), picture: String($0.2))
      }
    }

    @Test("are the output of the commands", arguments: articlePictures)
    func isDrawn(articlePicture: ArticlePicture) throws {
      let scratch = FileManager.default.temporaryDirectory.appending(path: "livery-\(UUID())")
      defer { try? FileManager.default.removeItem(at: scratch) }
      let drawn = try Self.draw(articlePicture, in: scratch)
      let reference = Reference(
        name: "articles/\(articlePicture.picture)",
        file: Self.folder.appending(path: articlePicture.picture))
      try reference.check(try #require(PixelGrid(png: drawn)), within: .texts)
    }

    /// Runs the command in a new folder with the examples, using the fonts of the tests.
    private static func draw(_ articlePicture: ArticlePicture, in folder: URL) throws -> URL {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "Examples"),
        withDestinationURL: Corpora.packageRoot.appending(path: "Examples"))
      TestFonts.use()
      let livery = BuiltCommand.executable.path(percentEncoded: false)
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "livery() { '\(livery)' \"$@\"; }\n\(articlePicture.command)"]
      process.currentDirectoryURL = folder
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return folder.appending(path: articlePicture.picture)
    }

    @Test("are all drawn by a command and shown")
    func isComplete() throws {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Self.folder.path(percentEncoded: false))
      #expect(Set(files) == Set(Self.articlePictures.map(\.picture)))
      for file in files {
        #expect(Self.article.contains("](\(file.replacing("@2x.png", with: "")))"))
      }
    }
  }
#endif
