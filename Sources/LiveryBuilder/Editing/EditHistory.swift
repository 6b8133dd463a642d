// SPDX-License-Identifier: Apache-2.0

/// The undo and redo history of a text, which is unlimited because it stores differences.
///
/// The text may contain several styles. Each change stores which of them was edited.
struct EditHistory: Sendable {
  private var undoStack: [Entry] = []
  private var redoStack: [Entry] = []
  /// The number of changes at the saved state, or `nil` if that state is unreachable.
  private var saved: Int? = 0

  private struct Entry: Sendable {
    let name: String
    let gesture: String?
    var edit: TextReplacement
    var styles: EditedStyles
  }
}

/// An edited style of an archive.
struct EditedStyle: Sendable, Hashable {
  /// The index of its pipeline in the archive.
  var index: Int
  /// The state whose steps are edited, or `normal` for the style itself.
  var state: String

  /// Creates the location of a style, or of one of its states.
  init(_ index: Int, state: String = StyleDocument.normal) {
    self.index = index
    self.state = state
  }
}

/// The edited style before and after a change.
struct EditedStyles: Sendable, Hashable {
  var before: EditedStyle
  var after: EditedStyle

  /// Creates the styles of a change.
  init(from before: EditedStyle, to after: EditedStyle) {
    self.before = before
    self.after = after
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
  ///   - styles: the edited style before and after the change.
  mutating func add(
    from old: [UInt8], to new: [UInt8], named name: String, gesture: String?,
    of styles: EditedStyles
  ) {
    if let saved, saved > undoStack.count { self.saved = nil }
    redoStack.removeAll()
    if let gesture, let last = undoStack.last, last.gesture == gesture,
      last.styles.after == styles.before, saved != undoStack.count
    {
      var before = old
      last.edit.inverse.apply(to: &before)
      // A gesture that ends where it began is no change.
      if before == new {
        undoStack.removeLast()
        return
      }
      undoStack[undoStack.count - 1].edit = TextReplacement(from: before, to: new)
      undoStack[undoStack.count - 1].styles.after = styles.after
    } else {
      undoStack.append(
        Entry(
          name: name, gesture: gesture, edit: TextReplacement(from: old, to: new), styles: styles))
    }
  }

  /// Undoes the last change, and returns the style that was edited before, or `nil` if there is no
  /// change.
  mutating func undo(_ text: inout [UInt8]) -> EditedStyle? {
    guard let entry = undoStack.popLast() else { return nil }
    entry.edit.inverse.apply(to: &text)
    redoStack.append(entry)
    return entry.styles.before
  }

  /// Redoes the last undone change, and returns the style that was edited after it, or `nil` if
  /// there is no change.
  mutating func redo(_ text: inout [UInt8]) -> EditedStyle? {
    guard let entry = redoStack.popLast() else { return nil }
    entry.edit.apply(to: &text)
    undoStack.append(entry)
    return entry.styles.after
  }

  /// Records that the current text is saved.
  mutating func save() { saved = undoStack.count }

  /// Records that the saved file matches no state of the history.
  mutating func forgetSaved() { saved = nil }
}
