// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A text, and changes that make another one of it.
///
/// ```swift
/// let edited = EditedText(SourceText("a { colour: red }"), [TextEdit(range: 4..<10, replacement: "color")])
/// edited.text    // a { color: red }
/// ```
package struct EditedText: Sendable {
  /// The text before.
  package let original: SourceText
  /// What changes, in the order of the text; no two edits overlap, and each one changes something.
  package let edits: [TextEdit]
  /// What was not taken, in the order given.
  package let leftOver: [TextEdit]

  /// A text with some changes, in any order.
  ///
  /// Of two that overlap, and of two that add something at one place, the one that begins first is taken; of those that
  /// begin together the one given first. An edit beyond the text or within a character is not taken.
  package init(_ original: SourceText, _ edits: some Sequence<TextEdit>) {
    let edits = Array(edits)
    let selection = EditSelection(of: edits.map { [$0] }, in: original)
    self.init(original, fitting: selection.edits, leftOver: selection.refused.map { edits[$0] })
  }

  /// A text with changes that are known to fit one another.
  init(_ original: SourceText, fitting edits: [TextEdit], leftOver: [TextEdit] = []) {
    self.original = original
    self.edits = edits.filter { !original.isSame(as: $0) }
    self.leftOver = leftOver
  }

  /// A text with changes that come in groups, each taken as a whole or not at all.
  ///
  /// - Returns: the numbers of the groups that were refused, in order.
  package static func applying(
    _ groups: [[TextEdit]], to original: SourceText
  ) -> (edited: EditedText, refused: [Int]) {
    let selection = EditSelection(of: groups, in: original)
    let leftOver = selection.refused.flatMap { groups[$0] }
    return (
      EditedText(original, fitting: selection.edits, leftOver: leftOver), selection.refused
    )
  }
}

extension EditedText {
  /// Whether both texts are not the same.
  package var isChanged: Bool { !edits.isEmpty }

  /// The text behind the changes.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of the text behind the changes.
  package var bytes: [UInt8] { original.bytes(of: 0..<original.byteCount, after: edits[...]) }
}

extension SourceText {
  /// Whether an edit puts there what is there.
  func isSame(as edit: TextEdit) -> Bool {
    edit.replacement.utf8.elementsEqual(utf8(in: edit.range))
  }

  /// The bytes of a range after some edits within it, in order and without overlaps.
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
