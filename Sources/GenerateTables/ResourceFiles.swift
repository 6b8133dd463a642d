// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Returns the sources with the files below Resources/ as string literals, with their modules.
///
/// Each use has its own module, so that a program links only the texts that it needs.
func resourceFiles(in folder: URL) throws -> [(module: String, file: GeneratedFile)] {
  let pages = folder.appendingPathComponent("builder")
  let paths = try FileManager.default.subpathsOfDirectory(atPath: pages.path)
    .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
    .filter { isFile(pages.appendingPathComponent($0)) }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  return [
    (
      "LiveryGalleryResources",
      try textFile(
        folder, type: "GalleryResources",
        [
          TextMember(
            name: "sampleStyleSheet", path: "gallery.css",
            documentation:
              "The style sheet of the samples in a gallery, beside the styles of a theme.")
        ])
    ),
    (
      "LiveryLintingResources",
      try textFile(
        folder, type: "LintingResources",
        [
          TextMember(
            name: "defaultVocabulary", path: "default.livery.yml",
            documentation:
              "The vocabulary of the default style sheet, as a configuration of the linter."),
          TextMember(
            name: "harborVocabulary", path: "harbor.livery.yml",
            documentation: "The vocabulary of the theme harbor, as a configuration of the linter."),
        ])
    ),
    ("LiveryBuilderResources", try pageFile(pages, paths: paths)),
  ]
}

private func isFile(_ url: URL) -> Bool {
  var isFolder: ObjCBool = false
  let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
  return exists && !isFolder.boolValue
}

private func text(_ folder: URL, path: String) throws -> String {
  let data = try Data(contentsOf: folder.appendingPathComponent(path))
  guard let text = String(data: data, encoding: .utf8) else {
    throw TableError("Resources/\(path) is not UTF-8 text")
  }
  return text
}

/// A member of a generated enumeration: the text of a file.
private struct TextMember {
  let name: String
  /// The path of the file below Resources/.
  let path: String
  let documentation: String
}

/// Returns the source of an enumeration with the texts of files.
private func textFile(
  _ folder: URL, type: String, _ members: [TextMember]
) throws -> GeneratedFile {
  let sources = members.map { "Resources/\($0.path)" }.joined(separator: " and ")
  let properties = try members.map { member in
    """
      /// \(member.documentation)
      package static var \(member.name): String {
    \(textLiteral(try text(folder, path: member.path)))
      }
    """
  }
  return GeneratedFile(
    name: type + ".swift", source: sources,
    body: """
      /// The texts of \(sources), so that a program needs no separate file.
      package enum \(type) {
      \(properties.joined(separator: "\n\n"))
      }
      """)
}

/// Returns the source of an enumeration with the pages of the style builder by path.
private func pageFile(_ folder: URL, paths: [String]) throws -> GeneratedFile {
  let cases = try paths.map { path in
    "    case \(literal(path)):\n\(textLiteral(try text(folder, path: path)))"
  }
  return GeneratedFile(
    name: "BuilderResources.swift", source: "Resources/builder/",
    body: """
      /// The embedded pages of the style builder, so that its service needs no separate files.
      package enum BuilderResources {
        /// The paths of all pages, in order.
        package static let paths = [
      \(wrapped(paths.map(literal)).indented(4))
        ]

        /// The text of the page at a path, such as `index.html`; `nil` if there is no such page.
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
