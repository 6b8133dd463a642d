// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The changes of a text, line by line, as `git apply` and `patch -p1` read them.
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
/// It is made of the edits themselves, not looked for: whatever the text holds, it takes time in proportion to it.
package struct UnifiedDiff: Sendable {
  /// How many unchanged lines are shown on both sides of a change.
  package static let contextLines = 3

  private let name: String
  private let lines: TextLines
  private let changes: [LineChange]

  /// The changes of a text.
  ///
  /// - Parameters:
  ///   - edited: the text and its changes.
  ///   - name: what the file is called; the text's own name by default.
  package init(_ edited: EditedText, name: String? = nil) {
    self.name = name ?? edited.original.name
    lines = TextLines(edited.original)
    changes = LineChange.all(of: edited, lines)
  }

  /// Whether nothing changes.
  package var isEmpty: Bool { changes.isEmpty }

  /// Writes the changes; nothing when there are none.
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

  /// The changes as a string.
  package var text: String { TextSink.text { text(into: &$0) } }

  /// Writes changes that stand close together, and the lines around them.
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

  /// The place of some lines; where there are none, that of the line before them.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  /// A file's path in one of two folders, in quotes where it has characters that would end or hide it.
  private static func path(_ name: String, in folder: String) -> String {
    let path = folder + "/" + name.drop { $0 == "/" }
    let isPlain = path.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0 != "\"" && $0 != "\\"
    }
    return isPlain ? path : TextSink.text { $0.write(quoted: path) }
  }
}
