// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import TestSupport
  import Testing

  /// An article of a catalog, and the folder of its pictures.
  struct DocumentationArticle: Sendable {
    /// The text, empty if the file cannot be read, which fails the tests.
    let text: String
    let resources: URL

    init(_ catalog: String, _ name: String) {
      let folder = Corpora.packageRoot.appending(path: catalog)
      text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      resources = folder.appending(path: "Resources")
    }

    /// The text of the CSS in the article.
    var css: String {
      text.components(separatedBy: "```css\n").dropFirst()
        .map { $0.components(separatedBy: "```")[0] }.joined()
    }
  }

  /// Tests the images of README.md and of the articles against the output of the adjacent commands.
  @Suite("The pictures of the documentation")
  struct DocumentationPictureTests {
    /// A shell command that draws an image of the documentation.
    struct ArticlePicture: Sendable, CustomTestStringConvertible {
      let article: DocumentationArticle
      let command: String
      /// The names of the files, several for `%d` in the name of the output.
      let pictures: [String]

      var testDescription: String { command }
    }

    private static let articles = [
      DocumentationArticle(
        "Sources/LiveryRendering/LiveryRendering.docc", "DrawingFromAShell.md"),
      DocumentationArticle("Sources/Livery/Livery.docc", "AnimatingAStyle.md"),
    ]

    static let articlePictures: [ArticlePicture] = articles.flatMap { article in
      article.text.split(separator: "\n").compactMap { line in
        line.wholeMatch(of: /\$ (.* -o ([-@%a-z0-9]+\.png))/).map {
          let (command, output) = (String($0.1), String($0.2))
          let count = command.firstMatch(of: /--frames ([0-9]+)/).flatMap { Int($0.1) } ?? 1
          return ArticlePicture(
            article: article, command: command,
            pictures: (1...count).map { output.replacing("%d", with: "\($0)") })
        }
      }
    }

    @Test("are the output of the commands", arguments: articlePictures)
    func isDrawn(articlePicture: ArticlePicture) throws {
      let scratch = FileManager.default.temporaryDirectory.appending(path: "livery-\(UUID())")
      defer { try? FileManager.default.removeItem(at: scratch) }
      try Self.draw(articlePicture, in: scratch)
      for picture in articlePicture.pictures {
        let reference = Reference(
          name: "articles/\(picture)",
          file: articlePicture.article.resources.appending(path: picture))
        let drawn = try #require(PixelGrid(png: scratch.appending(path: picture)))
        try reference.check(drawn, within: .texts)
      }
    }

    /// Runs the command in a new folder with the examples and the theme of the article, using the
    /// fonts of the tests.
    private static func draw(_ articlePicture: ArticlePicture, in folder: URL) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "Examples"),
        withDestinationURL: Corpora.packageRoot.appending(path: "Examples"))
      try articlePicture.article.css.write(
        to: folder.appending(path: "play.css"), atomically: true, encoding: .utf8)
      TestFonts.use()
      let livery = BuiltCommand.executable.path(percentEncoded: false)
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "livery() { '\(livery)' \"$@\"; }\n\(articlePicture.command)"]
      process.currentDirectoryURL = folder
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }

    @Test("are all drawn by a command and shown")
    func isComplete() throws {
      let folder = try #require(Self.articles.first).resources
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.path(percentEncoded: false))
      for article in Self.articles {
        let own = Self.articlePictures.filter { $0.article.text == article.text }
        let pictures = own.flatMap(\.pictures)
        #expect(!pictures.isEmpty)
        if article.resources == folder { #expect(Set(files) == Set(pictures)) }
        for picture in pictures {
          #expect(article.text.contains("](\(picture.replacing("@2x.png", with: "")))"))
        }
      }
    }
  }
#endif
