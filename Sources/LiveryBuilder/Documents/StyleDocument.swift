// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// A style that is being edited: an archive's text, one of its pipelines, and what was done to it.
struct StyleDocument: Sendable {
  /// The text, as it would be saved.
  private(set) var bytes: [UInt8]
  /// The text, read.
  private(set) var archive: ArchiveText
  /// Which of the archive's pipelines is edited.
  private(set) var style: Int
  /// The name of the file in the folder of archives; nil for a style that was never saved.
  var file: String?
  /// What was done.
  private(set) var history = EditHistory()
  private let loader: (any ResourceLoader)?

  /// Opens a text.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - file: the name of its file.
  ///   - style: which of its pipelines is edited.
  ///   - loader: reads what the sheet refers to.
  /// - Throws: an error where there is no such pipeline.
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

  /// What the sheet of a file is called; one without a file has a name that no file can have.
  private static func name(_ file: String?) -> String { file ?? "<unsaved>" }
}

extension StyleDocument {
  /// Begins a style.
  ///
  /// - Parameters:
  ///   - selector: describes its element.
  ///   - steps: the pipeline to begin with; none where nothing is said.
  ///   - loader: reads what the sheet refers to.
  /// - Throws: an error for a selector that describes no element.
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

  /// The selector that describes the element, with its states.
  var selector: String { archive.pipelines[style].selector }

  /// The name of the sheet.
  var name: String { archive.source.name }

  /// The pipeline's value as it is written.
  var value: String {
    String(decoding: bytes[archive.pipelines[style].value], as: UTF8.self)
  }

  /// The pipeline as text that can be edited.
  func pipeline(in context: ReadingContext) -> PipelineText { PipelineText(value, in: context) }
}

extension StyleDocument {
  /// Writes the pipeline's value anew.
  mutating func setValue(_ value: String, named name: String, gesture: String? = nil) {
    var text = bytes
    text.replaceSubrange(archive.pipelines[style].value, with: Array(value.utf8))
    change(to: text, named: name, gesture: gesture)
  }

  /// Gives the style another selector.
  mutating func rename(_ selector: String) throws(EditError) {
    let selector = selector.trimmed
    guard Self.describesElement(selector), let prelude = archive.pipelines[style].prelude else {
      throw .invalidSelector(selector)
    }
    var text = bytes
    text.replaceSubrange(prelude, with: Array(selector.utf8))
    change(to: text, named: "Rename to \(selector)", gesture: nil)
  }

  /// Takes back what was done last.
  mutating func undo() throws(EditError) {
    guard history.undo(&bytes) else { throw .nothingToUndo }
    read()
  }

  /// Does again what was taken back last.
  mutating func redo() throws(EditError) {
    guard history.redo(&bytes) else { throw .nothingToUndo }
    read()
  }

  /// Notes that the text is saved in a file.
  mutating func saved(as file: String) {
    history.save()
    let isRenamed = self.file != file
    self.file = file
    if isRenamed { read() }
  }

  /// Notes that what is saved is something else than any state of the text.
  mutating func forgetSaved() { history.forgetSaved() }

  private mutating func change(to text: [UInt8], named name: String, gesture: String?) {
    guard text != bytes else { return }
    history.add(from: bytes, to: text, named: name, gesture: gesture)
    bytes = text
    read()
  }

  private mutating func read() {
    archive = ArchiveText(bytes, name: Self.name(file), loader: loader)
    // A change of one value leaves the others where they are; whatever else happens, there is one to look at.
    style = min(style, max(archive.pipelines.count - 1, 0))
  }
}
