// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The lines of Swift that the documentation of a target shows: in its articles and in its doc comments.
///
/// Examples that nobody compiles rot. A test target holds them in a test, and one more test asks whether each of them is
/// there.
package struct DocumentedCode: Sendable, CustomStringConvertible {
  /// The line of code, without the remark that tells its result.
  package let code: String
  /// The file that shows it.
  package let file: String

  package var description: String { "\(file): \(code)" }

  /// The lines that stand in a target's folder below Sources.
  ///
  /// - Parameter target: The name of the folder.
  /// - Returns: The lines that say something: no imports, no lines of brackets alone, no remarks.
  /// - Throws: When a file cannot be read.
  package static func lines(of target: String) throws -> [DocumentedCode] {
    let folder = Corpora.packageRoot.appending(path: "Sources/\(target)").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var lines: [DocumentedCode] = []
    for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
      guard ["md", "swift"].contains(file.pathExtension) else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let isArticle = file.pathExtension == "md"
      var isCode = false
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        guard isArticle || trimmed.hasPrefix("///") else {
          isCode = false
          continue
        }
        let content =
          isArticle ? trimmed : trimmed.dropFirst(3).trimmingCharacters(in: .whitespaces)
        if content.hasPrefix("```") {
          isCode = content == "```swift"
        } else if isCode, let code = statement(content) {
          lines.append(DocumentedCode(code: code, file: file.lastPathComponent))
        }
      }
    }
    return lines
  }

  /// The lines of a block of code.
  ///
  /// - Parameters:
  ///   - block: what stands between the lines that begin and end the block.
  ///   - file: the file that shows it.
  /// - Returns: The lines that say something.
  package static func lines(in block: String, of file: String) -> [DocumentedCode] {
    block.split(separator: "\n").compactMap { line in
      statement(String(line)).map { DocumentedCode(code: $0, file: file) }
    }
  }

  /// Whether the code stands in a test's source, however that is broken into lines.
  package func stands(in source: String) -> Bool {
    source.filter { !$0.isWhitespace }.contains(code.filter { !$0.isWhitespace })
  }

  /// What a line says in Swift, or nil.
  private static func statement(_ line: String) -> String? {
    let code = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
    guard code.contains(where: \.isLetter), !code.hasPrefix("import ") else { return nil }
    return code
  }
}
