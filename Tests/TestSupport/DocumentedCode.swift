// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A line of Swift code in the articles or doc comments of a target.
///
/// Examples that are never compiled become outdated. A test target compiles them, and a test checks
/// that it contains each of them.
package struct DocumentedCode: Sendable, CustomStringConvertible {
  /// The code, without a trailing comment.
  package let code: String
  /// The name of the file that shows the code.
  package let file: String

  package var description: String { "\(file): \(code)" }

  /// Returns the lines in the source folder of a target.
  ///
  /// Blocks after `<!-- file: PATH -->` are omitted: these files are compiled in packages of their
  /// own, and `Scripts/readme` compares the blocks with them.
  ///
  /// - Parameter target: The name of the folder.
  /// - Returns: The lines without imports, comments, and lines of brackets alone.
  /// - Throws: An error if a file cannot be read.
  package static func lines(of target: String) throws -> [DocumentedCode] {
    let folder = Corpora.packageRoot.appending(path: "Sources/\(target)").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var lines: [DocumentedCode] = []
    for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
      guard ["md", "swift"].contains(file.pathExtension) else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let isArticle = file.pathExtension == "md"
      var isCode = false
      var isFile = false
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        guard isArticle || trimmed.hasPrefix("///") else {
          isCode = false
          continue
        }
        let content =
          isArticle ? trimmed : trimmed.dropFirst(3).trimmingCharacters(in: .whitespaces)
        if content.hasPrefix("<!-- file: ") {
          isFile = true
        } else if content.hasPrefix("```") {
          isCode = content == "```swift" && !isFile
          isFile = false
        } else if isCode, let code = statement(content) {
          lines.append(DocumentedCode(code: code, file: file.lastPathComponent))
        }
      }
    }
    return lines
  }

  /// Returns whether a test's source contains the code, regardless of line breaks.
  package func stands(in source: String) -> Bool {
    source.filter { !$0.isWhitespace }.contains(code.filter { !$0.isWhitespace })
  }

  /// Returns the code of a line, or `nil` if it has none.
  private static func statement(_ line: String) -> String? {
    let code = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
    guard code.contains(where: \.isLetter), !code.hasPrefix("import ") else { return nil }
    return code
  }
}
