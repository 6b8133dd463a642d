// SPDX-License-Identifier: Apache-2.0

/// A style in messages to editors.
struct DocumentMessage: Sendable, Hashable, Encodable {
  var selector: String
  var file: String?
  var style: Int
  var styles: [String]
  var bases: [Int]
  var isSaved: Bool
  var undo: String?
  var redo: String?
  var disk: String?
  var items: [ItemMessage]
  var states: [String]
  var state: String
  var ownStates: [String]
  var hasStates: Bool
  var text: String
  var problems: [String]
  var variables: [VariableMessage] = []
}

extension DocumentMessage {
  /// Creates the message of a style.
  ///
  /// - Parameters:
  ///   - document: the style.
  ///   - context: the context in which its steps are parsed.
  ///   - states: the states that its rules distinguish.
  ///   - problems: the problems in its text.
  ///   - disk: the change of its file on disk.
  init(
    _ document: StyleDocument, in context: ParsingContext, states: [String], problems: [String],
    disk: String?
  ) {
    selector = document.selector
    file = document.file
    style = document.style
    styles = document.archive.pipelines.map(\.selector)
    bases = document.baseStyles
    isSaved = document.history.isSaved
    undo = document.history.undoName
    redo = document.history.redoName
    self.disk = disk
    items = (try? ItemMessage.items(of: document.pipeline(in: context))) ?? []
    if document.state != StyleDocument.normal {
      let base = PipelineText(document.baseValue, in: context)
      items = items.marked(comparedTo: (try? ItemMessage.items(of: base)) ?? [])
    }
    self.states = states
    state = document.state
    hasStates = document.canHaveStates
    ownStates = document.ownStates.keys.sorted()
    text = String(decoding: document.bytes, as: UTF8.self)
    self.problems = problems
  }
}
