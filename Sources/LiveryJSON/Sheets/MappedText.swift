// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A range in one of the JSON texts of a sheet.
struct JSONLocation: Hashable {
  /// The index of the text.
  var text: Int
  /// The byte range.
  var range: Range<Int>
}

/// CSS output with a source map of its parts.
struct MappedText {
  private(set) var bytes: [UInt8] = []
  private(set) var runs: [SourceMap.Run] = []
  /// The length of the output after the last comment, which stays together with the next line.
  private var commentEnd = -1

  /// Writes a text without a source.
  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a text from a source range.
  ///
  /// - Parameters:
  ///   - text: the CSS.
  ///   - location: the source range.
  ///   - isVerbatim: whether the source range contains the same bytes.
  mutating func write(_ text: String, from location: JSONLocation, isVerbatim: Bool = false) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    runs.append(
      SourceMap.Run(
        generated: start..<bytes.count, originalIndex: location.text, original: location.range,
        isVerbatim: isVerbatim))
  }

  /// A position in the output, for a rollback.
  struct Mark {
    fileprivate let bytes: Int
    fileprivate let runs: Int
    fileprivate let commentEnd: Int
  }

  /// The current position in the output.
  var mark: Mark { Mark(bytes: bytes.count, runs: runs.count, commentEnd: commentEnd) }

  /// Removes the output after a position.
  mutating func rollBack(to mark: Mark) {
    bytes.removeLast(bytes.count - mark.bytes)
    runs.removeLast(runs.count - mark.runs)
    commentEnd = mark.commentEnd
  }

  /// Writes the indentation of a line.
  mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  /// Ends a line.
  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Writes a comment on separate lines.
  mutating func write(comment: String, depth: Int) {
    indent(depth)
    write(comment)
    endLine()
    commentEnd = bytes.count
  }

  /// Writes an empty line, except at the start of the output or a block, or after a comment.
  mutating func separateWithBlankLine() {
    guard bytes.count > 1, bytes.count != commentEnd, bytes.last == UInt8(ascii: "\n"),
      ![UInt8(ascii: "{"), UInt8(ascii: "\n")].contains(bytes[bytes.count - 2])
    else { return }
    endLine()
  }
}
