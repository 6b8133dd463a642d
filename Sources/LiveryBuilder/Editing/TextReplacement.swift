// SPDX-License-Identifier: Apache-2.0

/// An invertible replacement of a byte range in a text.
struct TextReplacement: Sendable, Hashable {
  /// The start of the range, in bytes.
  var offset: Int
  /// The removed bytes.
  var removed: [UInt8]
  /// The inserted bytes.
  var inserted: [UInt8]

  /// Creates the smallest edit that transforms one text into another.
  init(from old: [UInt8], to new: [UInt8]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - start
    var end = 0
    while end < limit, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    offset = start
    removed = Array(old[start..<old.count - end])
    inserted = Array(new[start..<new.count - end])
  }

  /// The inverse edit.
  var inverse: TextReplacement {
    var edit = self
    swap(&edit.removed, &edit.inserted)
    return edit
  }

  /// Applies the edit to a text.
  func apply(to text: inout [UInt8]) {
    text.replaceSubrange(offset..<offset + removed.count, with: inserted)
  }
}
