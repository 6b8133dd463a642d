// SPDX-License-Identifier: Apache-2.0

/// The undo and redo history of a text, which is unlimited because it stores differences.
struct EditHistory: Sendable {
  private var undoStack: [Entry] = []
  private var redoStack: [Entry] = []
  /// The number of changes at the saved state, or `nil` if that state is unreachable.
  private var saved: Int? = 0

  private struct Entry: Sendable {
    let name: String
    let gesture: String?
    var edit: TextReplacement
  }
}

extension EditHistory {
  /// The name of the change that undo reverts, or `nil` if there is none.
  var undoName: String? { undoStack.last?.name }
  /// The name of the change that redo restores, or `nil` if there is none.
  var redoName: String? { redoStack.last?.name }
  /// A Boolean value that indicates whether the text equals the saved state.
  var isSaved: Bool { saved == undoStack.count }

  /// Records a change.
  ///
  /// - Parameters:
  ///   - old: the text before the change.
  ///   - new: the text after the change.
  ///   - name: the name of the change in the user interface.
  ///   - gesture: the identifier of a gesture, whose consecutive changes are merged.
  mutating func add(from old: [UInt8], to new: [UInt8], named name: String, gesture: String?) {
    if let saved, saved > undoStack.count { self.saved = nil }
    redoStack.removeAll()
    if let gesture, let last = undoStack.last, last.gesture == gesture, saved != undoStack.count {
      var before = old
      last.edit.inverse.apply(to: &before)
      undoStack[undoStack.count - 1].edit = TextReplacement(from: before, to: new)
    } else {
      undoStack.append(
        Entry(name: name, gesture: gesture, edit: TextReplacement(from: old, to: new)))
    }
  }

  /// Undoes the last change, and returns whether there was one.
  mutating func undo(_ text: inout [UInt8]) -> Bool {
    guard let entry = undoStack.popLast() else { return false }
    entry.edit.inverse.apply(to: &text)
    redoStack.append(entry)
    return true
  }

  /// Redoes the last undone change, and returns whether there was one.
  mutating func redo(_ text: inout [UInt8]) -> Bool {
    guard let entry = redoStack.popLast() else { return false }
    entry.edit.apply(to: &text)
    undoStack.append(entry)
    return true
  }

  /// Records that the current text is saved.
  mutating func save() { saved = undoStack.count }

  /// Records that the saved file matches no state of the history.
  mutating func forgetSaved() { saved = nil }
}
