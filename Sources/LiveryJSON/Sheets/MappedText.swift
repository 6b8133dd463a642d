// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A place in one of the JSON texts that a sheet is read from.
struct JSONPlace: Hashable {
  /// The number of the text.
  var text: Int
  /// Its bytes.
  var range: Range<Int>
}

/// CSS that is being written, with the places that its pieces come from.
struct MappedText {
  private(set) var bytes: [UInt8] = []
  private(set) var runs: [SourceMap.Run] = []
  /// The length behind a comment, which belongs to what follows it.
  private var commentEnd = -1

  /// Writes what comes from no place.
  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes what was made from some place.
  ///
  /// - Parameters:
  ///   - text: the CSS.
  ///   - place: what it was made from.
  ///   - isVerbatim: whether the same bytes stand there.
  mutating func write(_ text: String, from place: JSONPlace, isVerbatim: Bool = false) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    runs.append(
      SourceMap.Run(
        written: start..<bytes.count, text: place.text, original: place.range,
        isVerbatim: isVerbatim))
  }

  /// How much is written.
  struct Mark {
    fileprivate let bytes: Int
    fileprivate let runs: Int
    fileprivate let commentEnd: Int
  }

  /// How much is written so far.
  var mark: Mark { Mark(bytes: bytes.count, runs: runs.count, commentEnd: commentEnd) }

  /// Takes back what was written since then.
  mutating func rollBack(to mark: Mark) {
    bytes.removeLast(bytes.count - mark.bytes)
    runs.removeLast(runs.count - mark.runs)
    commentEnd = mark.commentEnd
  }

  /// Begins a line that is indented by so many steps.
  mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  /// Ends a line.
  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Writes a comment on lines of its own.
  mutating func write(comment: String, depth: Int) {
    indent(depth)
    write(comment)
    endLine()
    commentEnd = bytes.count
  }

  /// Leaves a line free, unless the text begins here, or a block was just opened, or a comment stands above.
  mutating func leaveLine() {
    guard bytes.count > 1, bytes.count != commentEnd, bytes.last == UInt8(ascii: "\n"),
      ![UInt8(ascii: "{"), UInt8(ascii: "\n")].contains(bytes[bytes.count - 2])
    else { return }
    endLine()
  }
}
