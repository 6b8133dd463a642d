// SPDX-License-Identifier: Apache-2.0

/// A style as editors are told of it.
struct DocumentMessage: Sendable, Hashable, Encodable {
  var selector: String
  var file: String?
  var style: Int
  var styles: [String]
  var isSaved: Bool
  var undo: String?
  var redo: String?
  var disk: String?
  var items: [ItemMessage]
  var states: [String]
  var text: String
  var problems: [String]
}

extension DocumentMessage {
  /// What there is to tell of a style.
  ///
  /// - Parameters:
  ///   - document: the style.
  ///   - context: what is needed to read its steps.
  ///   - states: the states that it is told apart by.
  ///   - problems: what is wrong with its text.
  ///   - disk: what became of its file meanwhile.
  init(
    _ document: StyleDocument, in context: ReadingContext, states: [String], problems: [String],
    disk: String?
  ) {
    selector = document.selector
    file = document.file
    style = document.style
    styles = document.archive.pipelines.map(\.selector)
    isSaved = document.history.isSaved
    undo = document.history.undoName
    redo = document.history.redoName
    self.disk = disk
    items = (try? ItemMessage.items(of: document.pipeline(in: context))) ?? []
    self.states = states
    text = String(decoding: document.bytes, as: UTF8.self)
    self.problems = problems
  }
}
