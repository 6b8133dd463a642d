// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A text with edits that transform it.
///
/// ```swift
/// let edited = EditedText(SourceText("a { colour: red }"), [TextEdit(range: 4..<10, replacement: "color")])
/// edited.text    // a { color: red }
/// ```
package struct EditedText: Sendable {
  /// The text before the edits.
  package let original: SourceText
  /// The edits in the order of the text.
  ///
  /// They do not overlap, and each one changes the text.
  package let edits: [TextEdit]
  /// The rejected edits, in the order of the input.
  package let rejectedEdits: [TextEdit]

  /// Creates a text with edits in any order.
  ///
  /// Of two edits that overlap or insert at the same offset, the one that begins first is applied. If
  /// both begin together, the first in the input is applied. An edit outside the text or inside a
  /// character is rejected.
  package init(_ original: SourceText, _ edits: some Sequence<TextEdit>) {
    let edits = Array(edits)
    let selection = EditSelection(of: edits.map { [$0] }, in: original)
    self.init(
      original, fitting: selection.edits, rejectedEdits: selection.rejected.map { edits[$0] })
  }

  /// Creates a text with edits that are known to be compatible.
  init(_ original: SourceText, fitting edits: [TextEdit], rejectedEdits: [TextEdit] = []) {
    self.original = original
    self.edits = edits.filter { !original.isSame(as: $0) }
    self.rejectedEdits = rejectedEdits
  }

  /// Applies groups of edits, each completely or not at all.
  ///
  /// - Returns: The edited text, and the indices of the rejected groups in ascending order.
  package static func applying(
    _ groups: [[TextEdit]], to original: SourceText
  ) -> (edited: EditedText, rejected: [Int]) {
    let selection = EditSelection(of: groups, in: original)
    let rejectedEdits = selection.rejected.flatMap { groups[$0] }
    return (
      EditedText(original, fitting: selection.edits, rejectedEdits: rejectedEdits),
      selection.rejected
    )
  }
}

extension EditedText {
  /// Whether the edits change the text.
  package var isChanged: Bool { !edits.isEmpty }

  /// The text after the edits.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The UTF-8 bytes of the text after the edits.
  package var bytes: [UInt8] { original.bytes(of: 0..<original.byteCount, after: edits[...]) }
}

extension SourceText {
  /// Returns whether an edit replaces text with equal text.
  func isSame(as edit: TextEdit) -> Bool {
    edit.replacement.utf8.elementsEqual(utf8(in: edit.range))
  }

  /// Returns the bytes of a range after some edits in it, which are in order and do not overlap.
  func bytes(of range: Range<Int>, after edits: ArraySlice<TextEdit>) -> [UInt8] {
    var result: [UInt8] = []
    let added = edits.reduce(0) { $0 + $1.replacement.utf8.count - $1.range.count }
    result.reserveCapacity(max(range.count + added, 0))
    var position = range.lowerBound
    for edit in edits {
      result.append(contentsOf: utf8(in: position..<edit.range.lowerBound))
      result.append(contentsOf: edit.replacement.utf8)
      position = edit.range.upperBound
    }
    result.append(contentsOf: utf8(in: position..<range.upperBound))
    return result
  }
}
