// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The changes of a text in unified diff format, for `git apply` and `patch -p1`.
///
/// ```
/// --- a/theme.css
/// +++ b/theme.css
/// @@ -1,3 +1,3 @@
///  a {
/// -  colour: red;
/// +  color: red;
///  }
/// ```
///
/// The diff is created from the edits without a search, so it takes time proportional to the text.
package struct UnifiedDiff: Sendable {
  /// The number of unchanged lines before and after each change.
  package static let contextLines = 3

  private let name: String
  private let lines: TextLines
  private let changes: [LineChange]

  /// Creates the diff of an edited text.
  ///
  /// - Parameters:
  ///   - edited: The text and its edits.
  ///   - name: The name of the file, or `nil` for the name of the text.
  package init(_ edited: EditedText, name: String? = nil) {
    self.name = name ?? edited.original.name
    lines = TextLines(edited.original)
    changes = LineChange.all(of: edited, lines)
  }

  /// Whether there are no changes.
  package var isEmpty: Bool { changes.isEmpty }

  /// Writes the diff.
  ///
  /// Does nothing if there are no changes.
  package func text(into sink: inout TextSink) {
    if changes.isEmpty { return }
    sink.write("--- \(Self.path(name, in: "a"))\n+++ \(Self.path(name, in: "b"))\n")
    var added = 0
    var rest = changes[...]
    while let first = rest.first {
      var count = 1
      while let next = rest.dropFirst(count).first,
        let last = rest.prefix(count).last,
        next.lines.lowerBound - last.lines.upperBound <= 2 * Self.contextLines
      { count += 1 }
      let hunk = rest.prefix(count)
      write(hunk, from: max(first.lines.lowerBound - Self.contextLines, 0), added, into: &sink)
      added += hunk.reduce(0) { $0 + $1.replacement.count - $1.lines.count }
      rest = rest.dropFirst(count)
    }
  }

  /// The diff as a string.
  package var text: String { TextSink.text { text(into: &$0) } }

  /// Writes a hunk of nearby changes with the lines around them.
  private func write(
    _ hunk: ArraySlice<LineChange>, from start: Int, _ added: Int, into sink: inout TextSink
  ) {
    guard let last = hunk.last else { return }
    let end = min(last.lines.upperBound + Self.contextLines, lines.count)
    let growth = hunk.reduce(0) { $0 + $1.replacement.count - $1.lines.count }
    sink.write("@@ -\(Self.range(start, end - start)) ")
    sink.write("+\(Self.range(start + added, end - start + growth)) @@\n")
    var line = start
    for change in hunk {
      write(" ", lines[line..<change.lines.lowerBound], into: &sink)
      write("-", lines[change.lines], into: &sink)
      write("+", change.replacement, into: &sink)
      line = change.lines.upperBound
    }
    write(" ", lines[line..<end], into: &sink)
  }

  private func write(
    _ sign: Unicode.Scalar, _ lines: some Sequence<ArraySlice<UInt8>>, into sink: inout TextSink
  ) {
    for line in lines {
      sink.write(ascii: sign)
      line.withUnsafeBufferPointer { sink.write($0) }
      if line.last != UInt8(ascii: "\n") { sink.write("\n\\ No newline at end of file\n") }
    }
  }

  /// Returns the line range in a hunk header.
  ///
  /// An empty range refers to the line before it.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  /// Returns the path of a file in one of the two folders, in quotes if it contains special
  /// characters.
  private static func path(_ name: String, in folder: String) -> String {
    let path = folder + "/" + name.drop { $0 == "/" }
    let isPlain = path.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0 != "\"" && $0 != "\\"
    }
    return isPlain ? path : TextSink.text { $0.write(quoted: path) }
  }
}
