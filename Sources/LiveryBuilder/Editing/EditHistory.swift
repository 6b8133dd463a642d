// SPDX-License-Identifier: Apache-2.0

/// What was done to a text, to be undone and done again, without limit: changes are kept, not texts.
struct EditHistory: Sendable {
  private var done: [Entry] = []
  private var undone: [Entry] = []
  /// How many changes were done when the text was saved; nil where that state cannot be reached any more.
  private var saved: Int? = 0

  private struct Entry: Sendable {
    let name: String
    let gesture: String?
    var edit: TextEdit
  }
}

extension EditHistory {
  /// What would be undone; nil for nothing.
  var undoName: String? { done.last?.name }
  /// What would be done again; nil for nothing.
  var redoName: String? { undone.last?.name }
  /// Whether the text is as it was saved.
  var isSaved: Bool { saved == done.count }

  /// Notes a change.
  ///
  /// - Parameters:
  ///   - old: the text before the change.
  ///   - new: the text behind it.
  ///   - name: what a person calls it.
  ///   - gesture: changes of one gesture that follow each other are one change.
  mutating func add(from old: [UInt8], to new: [UInt8], named name: String, gesture: String?) {
    if let saved, saved > done.count { self.saved = nil }
    undone.removeAll()
    if let gesture, let last = done.last, last.gesture == gesture, saved != done.count {
      var before = old
      last.edit.inverse.apply(to: &before)
      done[done.count - 1].edit = TextEdit(from: before, to: new)
    } else {
      done.append(Entry(name: name, gesture: gesture, edit: TextEdit(from: old, to: new)))
    }
  }

  /// Takes back what was done last; tells whether there was anything.
  mutating func undo(_ text: inout [UInt8]) -> Bool {
    guard let entry = done.popLast() else { return false }
    entry.edit.inverse.apply(to: &text)
    undone.append(entry)
    return true
  }

  /// Does again what was taken back last; tells whether there was anything.
  mutating func redo(_ text: inout [UInt8]) -> Bool {
    guard let entry = undone.popLast() else { return false }
    entry.edit.apply(to: &text)
    done.append(entry)
    return true
  }

  /// Notes that the text is saved as it is now.
  mutating func save() { saved = done.count }

  /// Notes that what is on disk is not any state of the text.
  mutating func forgetSaved() { saved = nil }
}
