// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// An edited style: the text of an archive, one of its pipelines, and the edit history.
struct StyleDocument: Sendable {
  /// The text, as it would be saved.
  private(set) var bytes: [UInt8]
  /// The parsed text.
  private(set) var archive: ArchiveText
  /// The index of the edited pipeline in the archive.
  private(set) var style: Int
  /// The name of the file in the archive folder, or `nil` if the style was never saved.
  var file: String?
  /// The edit history.
  private(set) var history = EditHistory()
  private let loader: (any ResourceLoader)?

  /// Opens a text.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - file: the name of the file.
  ///   - style: the index of the pipeline to edit.
  ///   - loader: the loader of the resources that the sheet refers to.
  /// - Throws: an error if the text has no pipeline at the index.
  init(
    _ bytes: [UInt8], file: String?, style: Int = 0, loader: (any ResourceLoader)? = nil
  ) throws(EditError) {
    self.bytes = bytes
    self.file = file
    self.loader = loader
    archive = ArchiveText(bytes, name: Self.name(file), loader: loader)
    guard archive.pipelines.indices.contains(style) else { throw .noStyle }
    self.style = style
  }

  /// Returns the name of the sheet of a file; an unsaved sheet has a name that no file can have.
  private static func name(_ file: String?) -> String { file ?? "<unsaved>" }
}

extension StyleDocument {
  /// Creates a new style.
  ///
  /// - Parameters:
  ///   - selector: a selector that describes the element.
  ///   - steps: the initial steps of the pipeline; `none` if empty.
  ///   - loader: the loader of the resources that the sheet refers to.
  /// - Throws: an error if the selector does not describe an element.
  init(
    new selector: String, steps: [String] = [], loader: (any ResourceLoader)? = nil
  ) throws(EditError) {
    let selector = selector.trimmed
    guard Self.describesElement(selector) else { throw .invalidSelector(selector) }
    let value = steps.isEmpty ? ["none"] : steps
    let text = "\(selector) {\n  -livery-pipeline:\n    \(value.joined(separator: "\n    "));\n}\n"
    try self.init(Array(text.utf8), file: nil, loader: loader)
    history.forgetSaved()
  }

  static func describesElement(_ selector: String) -> Bool {
    !selector.isEmpty && !selector.contains { "{};/".contains($0) }
      && CSSStyleSheet().prepare(selector).diagnostics.isEmpty
  }

  /// The selector that describes the element and its states.
  var selector: String { archive.pipelines[style].selector }

  /// The name of the sheet.
  var name: String { archive.source.name }

  /// The value of the pipeline, as written.
  var value: String {
    String(decoding: bytes[archive.pipelines[style].value], as: UTF8.self)
  }

  /// Returns the pipeline as editable text.
  func pipeline(in context: ParsingContext) -> PipelineText { PipelineText(value, in: context) }
}

extension StyleDocument {
  /// Replaces the value of the pipeline.
  mutating func setValue(_ value: String, named name: String, gesture: String? = nil) {
    var text = bytes
    text.replaceSubrange(archive.pipelines[style].value, with: Array(value.utf8))
    change(to: text, named: name, gesture: gesture)
  }

  /// Replaces the selector of the style.
  mutating func rename(_ selector: String) throws(EditError) {
    let selector = selector.trimmed
    guard Self.describesElement(selector), let prelude = archive.pipelines[style].prelude else {
      throw .invalidSelector(selector)
    }
    var text = bytes
    text.replaceSubrange(prelude, with: Array(selector.utf8))
    change(to: text, named: "Rename to \(selector)", gesture: nil)
  }

  /// Undoes the last change.
  mutating func undo() throws(EditError) {
    guard history.undo(&bytes) else { throw .nothingToUndo }
    read()
  }

  /// Redoes the last undone change.
  mutating func redo() throws(EditError) {
    guard history.redo(&bytes) else { throw .nothingToUndo }
    read()
  }

  /// Records that the text is saved in a file.
  mutating func saved(as file: String) {
    history.save()
    let isRenamed = self.file != file
    self.file = file
    if isRenamed { read() }
  }

  /// Records that the saved file matches no state of the history.
  mutating func forgetSaved() { history.forgetSaved() }

  private mutating func change(to text: [UInt8], named name: String, gesture: String?) {
    guard text != bytes else { return }
    history.add(from: bytes, to: text, named: name, gesture: gesture)
    bytes = text
    read()
  }

  private mutating func read() {
    archive = ArchiveText(bytes, name: Self.name(file), loader: loader)
    // An edit of a value keeps the other indices; clamping keeps the index valid otherwise.
    style = min(style, max(archive.pipelines.count - 1, 0))
  }
}
