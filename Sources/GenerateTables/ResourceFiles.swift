// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Returns the sources with the files below Resources/ as string literals, with their modules.
///
/// Each use has its own module, so that a program links only the texts that it needs.
func resourceFiles(in folder: URL) throws -> [(module: String, file: GeneratedFile)] {
  [
    ("LiveryGalleryResources", try galleryFile(folder.appendingPathComponent("gallery"))),
    ("LiveryLintingResources", try vocabularyFile(folder)),
    (
      "LiveryBuilderResources",
      try folderFile(
        folder, path: "builder", type: "BuilderResources", example: "index.html",
        documentation: "The pages of the style builder, so that its service needs no files.")
    ),
    (
      "LiveryNewResources",
      try folderFile(
        folder, path: "new", type: "NewResources", example: "theme/README.md",
        documentation: "The templates of new themes and programs, with their placeholders.")
    ),
  ]
}

/// Returns the paths of the files in a folder and its subfolders, in order, without hidden ones.
private func files(below folder: URL) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
    .filter { isFile(folder.appendingPathComponent($0)) }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

private func isFile(_ url: URL) -> Bool {
  var isFolder: ObjCBool = false
  let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
  return exists && !isFolder.boolValue
}

private func text(_ folder: URL, path: String) throws -> String {
  let data = try Data(contentsOf: folder.appendingPathComponent(path))
  guard let text = String(data: data, encoding: .utf8) else {
    throw TableError("\(folder.lastPathComponent)/\(path) is not UTF-8 text")
  }
  return text
}

/// A member of a generated enumeration: a text.
private struct TextMember {
  let name: String
  let text: String
  let documentation: String
}

/// Returns the source of an enumeration of texts.
private func textFile(_ type: String, from source: String, _ members: [TextMember]) -> GeneratedFile
{
  let properties = members.map { member in
    """
      /// \(member.documentation)
      package static var \(member.name): String {
    \(textLiteral(member.text))
      }
    """
  }
  return GeneratedFile(
    name: type + ".swift", source: source,
    body: """
      /// The texts of \(source), so that a program needs no separate file.
      package enum \(type) {
      \(properties.joined(separator: "\n\n"))
      }
      """)
}

/// Returns the source of an enumeration with the vocabularies of the base themes.
private func vocabularyFile(_ folder: URL) throws -> GeneratedFile {
  textFile(
    "LintingResources", from: "Resources/*.livery.yml",
    [
      TextMember(
        name: "defaultVocabulary", text: try text(folder, path: "default.livery.yml"),
        documentation:
          "The vocabulary of the default style sheet, as a configuration of the linter."),
      TextMember(
        name: "harborVocabulary", text: try text(folder, path: "harbor.livery.yml"),
        documentation: "The vocabulary of the theme harbor, as a configuration of the linter."),
    ])
}

/// Returns the source of an enumeration with the page of a gallery.
private func galleryFile(_ folder: URL) throws -> GeneratedFile {
  let paths = try files(below: folder)
  func joined(_ ending: String) throws -> String {
    try paths.filter { $0.contains("/") && $0.hasSuffix(ending) }
      .map { try text(folder, path: $0) }.joined(separator: "\n")
  }
  return textFile(
    "GalleryResources", from: "Resources/gallery/",
    [
      TextMember(
        name: "sampleStyleSheet", text: try text(folder, path: "samples.css"),
        documentation: "The style sheet of the samples in a gallery, beside the styles of a theme."),
      TextMember(
        name: "harborSampleStyleSheet", text: try text(folder, path: "harbor-samples.css"),
        documentation: "The style sheet of the samples for the theme harbor."),
      TextMember(
        name: "page", text: try text(folder, path: "index.html"),
        documentation:
          "The HTML of the page, with names in double braces in place of the texts of a gallery."),
      TextMember(
        name: "styleSheet", text: try joined(".css"),
        documentation: "The style sheet of the page."),
      TextMember(
        name: "script", text: "\"use strict\";\n(() => {\n\(try joined(".js"))})();\n",
        documentation:
          "The script of the page, a classic one, because a page from a file can load no module."),
    ])
}

/// Returns the source of an enumeration with the texts of the files in a folder by path.
private func folderFile(
  _ resources: URL, path: String, type: String, example: String, documentation: String
) throws -> GeneratedFile {
  let folder = resources.appendingPathComponent(path)
  let paths = try files(below: folder)
  let cases = try paths.map { path in
    "    case \(literal(path)):\n\(textLiteral(try text(folder, path: path)))"
  }
  return GeneratedFile(
    name: type + ".swift", source: "Resources/\(path)/",
    body: """
      /// \(documentation)
      package enum \(type) {
        /// The paths of all files, in order.
        package static let paths = [
      \(wrapped(paths.map(literal)).indented(4))
        ]

        /// The text of the file at a path, such as `\(example)`; `nil` if there is no such file.
        package static func text(at path: String) -> String? {
          switch path {
      \(cases.joined(separator: "\n"))
          default: nil
          }
        }
      }
      """)
}

/// Returns a raw multiline string literal, with control characters escaped.
func textLiteral(_ text: String) -> String {
  var marks = "#"
  while text.contains("\"" + marks) || text.contains("\\" + marks) { marks += "#" }
  let lines = text.unicodeScalars.map { scalar in
    scalar == "\n" || scalar == "\t" || scalar.value >= 0x20 && scalar.value != 0x7F
      ? String(scalar) : "\\\(marks)u{\(String(scalar.value, radix: 16))}"
  }
  return "\(marks)\"\"\"\n\(lines.joined())\n\"\"\"\(marks)"
}
