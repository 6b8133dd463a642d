// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The sources that hold every file below Resources/ as a string literal, and the list of them.
func resourceFiles(in folder: URL) throws -> [OutputFile] {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
    .filter { isFile(folder.appendingPathComponent($0)) }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  let names = paths.map(resourceName)
  guard Set(names).count == names.count else {
    throw TableError("two files below Resources/ have names that differ in punctuation only")
  }
  let files = try zip(paths, names).map { path, name in
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    guard let text = String(data: data, encoding: .utf8) else {
      throw TableError("Resources/\(path) is not UTF-8 text")
    }
    return OutputFile(
      name: name + ".swift", source: "Resources/\(path)",
      body: """
        extension LiveryResources {
          /// The text of Resources/\(path).
          static var \(name): String {
        \(textLiteral(text))
          }
        }
        """)
  }
  return files + [index(paths: paths, names: names)]
}

private func isFile(_ url: URL) -> Bool {
  var isFolder: ObjCBool = false
  let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
  return exists && !isFolder.boolValue
}

/// A name for `themes/dark-blue.css`: `themesDarkBlueCSS` without regard to how well it reads.
private func resourceName(_ path: String) -> String {
  let words = path.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
  return "text" + words.map(capitalized).joined()
}

private func index(paths: [String], names: [String]) -> OutputFile {
  let defaultSheet = paths.firstIndex(of: "default.css").map {
    """


      /// The style sheet that lies below every theme: the file `default.css`.
      public static var defaultStyleSheet: String { \(names[$0]) }
    """
  }
  return OutputFile(
    name: "LiveryResources.swift", source: "the list of files below Resources/",
    body: """
      /// The files below Resources/, built in, so that library and command need no file beside them.
      public enum LiveryResources {
        /// The paths of all files, seen from Resources/ and in order.
        public static var paths: [String] {
          [\(paths.map(literal).joined(separator: ", "))]
        }

        /// The text of the file at a path seen from Resources/, such as `default.css`; nil when there is no such file.
        public static func text(at path: String) -> String? {
          switch path {
      \(zip(paths, names).map { "case \(literal($0)): \($1)" }.indented(4))
          default: nil
          }
        }\(defaultSheet ?? "")
      }
      """)
}

/// A raw literal over several lines; characters that cannot stand in one are escaped.
func textLiteral(_ text: String) -> String {
  var marks = "#"
  while text.contains("\"" + marks) || text.contains("\\" + marks) { marks += "#" }
  let lines = text.unicodeScalars.map { scalar in
    scalar == "\n" || scalar == "\t" || scalar.value >= 0x20 && scalar.value != 0x7F
      ? String(scalar) : "\\\(marks)u{\(String(scalar.value, radix: 16))}"
  }
  return "\(marks)\"\"\"\n\(lines.joined())\n\"\"\"\(marks)"
}
