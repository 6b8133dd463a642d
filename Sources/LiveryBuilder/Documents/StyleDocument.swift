// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// An edited archive: its text, the pipeline that is shown, and the edit history of all pipelines.
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
    try self.init(Array(Self.rule(selector, steps: steps).utf8), file: nil, loader: loader)
    history.forgetSaved()
  }

  /// Returns a rule with a pipeline, with one step per line.
  private static func rule(_ selector: String, steps: [String]) -> String {
    let value = (steps.isEmpty ? ["none"] : steps).joined(separator: "\n    ")
    return "\(selector) {\n  -livery-pipeline:\n    \(value);\n}\n"
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
  /// A step of the archive that cannot be parsed.
  struct UnreadableStep: Sendable, Hashable, Encodable {
    /// The selector of its style.
    var selector: String
    /// The text.
    var text: String
    /// The reason, in plain words.
    var problem: String
  }

  /// Returns the archive without the steps that cannot be parsed, and those steps.
  ///
  /// - Parameter context: the context in which the edited pipeline is parsed. Steps of the other
  ///   pipelines with variables count as readable.
  /// - Returns: the archive to draw, and the steps that are left out.
  func readableArchive(in context: ParsingContext) -> (ArchiveText, [UnreadableStep]) {
    var text = bytes
    var steps: [UnreadableStep] = []
    for (number, pipeline) in archive.pipelines.enumerated().reversed() {
      let isEdited = number == style
      let value = String(decoding: bytes[pipeline.value], as: UTF8.self)
      let context = isEdited ? context : ParsingContext(library: context.library)
      let readable = PipelineText(value, in: context).readable(assumingVariables: !isEdited)
      guard !readable.unreadable.isEmpty else { continue }
      text.replaceSubrange(pipeline.value, with: Array(readable.text.utf8))
      let found = readable.unreadable.map { step in
        UnreadableStep(
          selector: pipeline.selector, text: step, problem: StepFault(step, in: context).message)
      }
      steps.insert(contentsOf: found, at: 0)
    }
    guard !steps.isEmpty else { return (archive, []) }
    return (ArchiveText(text, name: name, loader: loader), steps)
  }
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

  /// Shows another pipeline of the archive.
  mutating func select(_ style: Int) throws(EditError) {
    guard archive.pipelines.indices.contains(style) else { throw .noStyle }
    self.style = style
  }

  /// Appends a style without steps to the archive, and shows it.
  mutating func addStyle(_ selector: String) throws(EditError) {
    let selector = selector.trimmed
    guard Self.describesElement(selector) else { throw .invalidSelector(selector) }
    let text = appending(Self.rule(selector, steps: []))
    let changed = ArchiveText(text, name: name, loader: loader)
    guard changed.pipelines.count == archive.pipelines.count + 1 else { throw .openRule }
    change(
      to: text, named: "Add \(selector)", gesture: nil,
      of: EditedStyles(from: style, to: archive.pipelines.count))
  }

  /// Undoes the last change, and shows its style.
  mutating func undo() throws(EditError) {
    guard let style = history.undo(&bytes) else { throw .nothingToUndo }
    read(style)
  }

  /// Redoes the last undone change, and shows its style.
  mutating func redo() throws(EditError) {
    guard let style = history.redo(&bytes) else { throw .nothingToUndo }
    read(style)
  }

  /// Records that the text is saved in a file.
  mutating func saved(as file: String) {
    history.save()
    let isRenamed = self.file != file
    self.file = file
    if isRenamed { read(style) }
  }

  /// Records that the saved file matches no state of the history.
  mutating func forgetSaved() { history.forgetSaved() }

  /// Replaces the text as one change of the history.
  mutating func change(
    to text: [UInt8], named name: String, gesture: String?, of styles: EditedStyles? = nil
  ) {
    guard text != bytes else { return }
    let styles = styles ?? EditedStyles(style)
    history.add(from: bytes, to: text, named: name, gesture: gesture, of: styles)
    bytes = text
    read(styles.after)
  }

  /// Returns the text with a rule at its end.
  func appending(_ rule: String) -> [UInt8] {
    let isTerminated = bytes.isEmpty || bytes.last == UInt8(ascii: "\n")
    let separator = bytes.isEmpty ? "" : isTerminated ? "\n" : "\n\n"
    return bytes + Array((separator + rule).utf8)
  }

  private mutating func read(_ style: Int) {
    archive = ArchiveText(bytes, name: Self.name(file), loader: loader)
    // An edit of a value keeps the other indices; clamping keeps the index valid otherwise.
    self.style = min(max(style, 0), max(archive.pipelines.count - 1, 0))
  }
}
