import CSSSyntax
import Foundation
// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

/// A style sheet whose tree is compared with a full parse after each edit.
struct EditedText {
  private var tree: SyntaxTree
  private var text: String
  /// The byte order mark before the text, which is not a part of the text of the tree.
  private var byteOrderMark = ""

  init(_ text: String) {
    self.text = text
    tree = SyntaxTree(
      parsing: TokenStream(text, name: "a.css", base: URLBase(sheet: "folder/a.css")))
    separateByteOrderMark()
  }

  /// Performs a random change; returns whether the tree equals that of a full parse.
  mutating func edit(using generator: inout SeededGenerator) -> Bool {
    let edits = RandomEdit.edits(
      of: tree.stream.utf8(in: 0..<tree.stream.byteCount), using: &generator)
    for edit in edits {
      let count = tree.stream.byteCount - edit.range.count + edit.replacement.utf8.count
      guard apply(edit) else { return false }
      // The offsets of the other edits do not apply after a byte order mark was removed.
      if tree.stream.byteCount != count { break }
    }
    return true
  }

  /// Performs an edit; returns whether the tree equals that of a full parse.
  @discardableResult
  mutating func apply(_ edit: TextEdit) -> Bool {
    let before = text
    let start = text.utf8.index(text.startIndex, offsetBy: edit.range.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: edit.range.upperBound)
    text.unicodeScalars.replaceSubrange(start..<end, with: edit.replacement.unicodeScalars)
    tree = tree.applying(edit)
    let parsed = SyntaxTree(
      parsing: TokenStream(
        byteOrderMark + text, name: "a.css", base: URLBase(sheet: "folder/a.css")))
    let difference = difference(of: tree, from: parsed)
    guard let difference else {
      separateByteOrderMark()
      return true
    }
    Issue.record(
      """
      the \(difference) differ after \(edit.replacement.debugDescription) replaces bytes
      \(edit.range) of \(before.prefix(2_000).debugDescription)
      """)
    return false
  }

  private mutating func separateByteOrderMark() {
    guard byteOrderMark.isEmpty, text.unicodeScalars.first == "\u{FEFF}" else { return }
    byteOrderMark = "\u{FEFF}"
    text.unicodeScalars.removeFirst()
  }
}

/// Returns the part in which two trees differ, or `nil` if they are equal in all respects.
func difference(of tree: SyntaxTree, from other: SyntaxTree) -> String? {
  let (stream, expected) = (tree.stream, other.stream)
  guard stream.byteCount == expected.byteCount, stream.count == expected.count else {
    return "counts"
  }
  let memory = [
    (
      UnsafeRawPointer(stream.bytes), UnsafeRawPointer(expected.bytes), stream.byteCount + 2,
      "bytes"
    ),
    (
      UnsafeRawPointer(stream.tokens), UnsafeRawPointer(expected.tokens),
      (stream.count + 1) * MemoryLayout<Token>.stride, "tokens"
    ),
  ]
  if let part = memory.first(where: { memcmp($0.0, $0.1, $0.2) != 0 }) { return part.3 }
  if tree.nodes != other.nodes { return "nodes" }
  if tree.diagnostics != other.diagnostics { return "diagnostics" }
  let isSameSource =
    stream.name == expected.name && stream.base == expected.base
    && stream.encoding == expected.encoding && stream.diagnostics == expected.diagnostics
    && stream.sourceMap == nil
  return isSameSource ? nil : "names, bases, encodings and problems of the texts"
}
