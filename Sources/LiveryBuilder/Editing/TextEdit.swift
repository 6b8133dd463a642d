// SPDX-License-Identifier: Apache-2.0

/// A change of a text at one place, that can be taken back.
struct TextEdit: Sendable, Hashable {
  /// Where it begins, in bytes.
  var offset: Int
  /// What stood there.
  var removed: [UInt8]
  /// What stands there now.
  var inserted: [UInt8]

  /// The smallest change that makes one text of another.
  init(from old: [UInt8], to new: [UInt8]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - start
    var end = 0
    while end < limit, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    offset = start
    removed = Array(old[start..<old.count - end])
    inserted = Array(new[start..<new.count - end])
  }

  /// The change that takes this one back.
  var inverse: TextEdit {
    var edit = self
    swap(&edit.removed, &edit.inserted)
    return edit
  }

  /// Changes a text.
  func apply(to text: inout [UInt8]) {
    text.replaceSubrange(offset..<offset + removed.count, with: inserted)
  }
}
