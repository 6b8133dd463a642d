// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryPipelines

/// An edited archive: its text, the pipeline that is shown, and the edit history of all pipelines.
struct StyleDocument: Sendable {
  /// The text, as it would be saved.
  private(set) var bytes: [UInt8]
  /// The parsed text.
  private(set) var archive: ArchiveText
  /// The edited style and its state.
  private(set) var edited: EditedStyle
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
    edited = EditedStyle(style)
    edited = separated(edited)
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

  /// The index of the style in the archive.
  var style: Int { edited.index }

  /// The state whose steps are edited, or `normal` for the style itself.
  var state: String { edited.state }

  /// The selector that describes the element and its states.
  var selector: String { archive.pipelines[style].selector }

  /// The name of the sheet.
  var name: String { archive.source.name }

  /// The value of the edited pipeline, as written.
  var value: String { value(ofPipeline: editedPipeline) }

  /// Returns the value of a pipeline of the archive, as written.
  func value(ofPipeline index: Int) -> String {
    String(decoding: bytes[archive.pipelines[index].value], as: UTF8.self)
  }

  /// Returns the pipeline as editable text.
  func pipeline(in context: ParsingContext) -> PipelineText { PipelineText(value, in: context) }
}

extension StyleDocument {
  /// Replaces the value of the edited pipeline.
  ///
  /// - Parameters:
  ///   - value: the new value.
  ///   - name: the name of the change in the user interface.
  ///   - gesture: the identifier of a gesture, whose consecutive changes are merged.
  ///   - context: the context in which states inherit a change of the style.
  mutating func setValue(
    _ value: String, named name: String, gesture: String? = nil,
    in context: ParsingContext = ParsingContext(library: .standard)
  ) {
    if state == Self.normal {
      change(to: bytes(settingBase: value, in: context), named: name, gesture: gesture)
    } else {
      let (text, style) = bytes(settingState: value)
      change(
        to: text, named: name, gesture: gesture,
        of: EditedStyles(from: edited, to: EditedStyle(style, state: state)))
    }
  }

  /// Replaces the selector of the style, also in the rules of its states.
  mutating func rename(_ selector: String) throws(EditError) {
    let selector = selector.trimmed
    guard Self.describesElement(selector), archive.pipelines[style].prelude != nil else {
      throw .invalidSelector(selector)
    }
    var preludes = [prelude(of: style, renamedTo: selector)]
    for (state, index) in ownStates {
      preludes.append(
        prelude(of: index, renamedTo: StyleStates.selector(selector, in: state)))
    }
    change(
      to: bytes(replacing: preludes.compactMap(\.self)), named: "Rename to \(selector)",
      gesture: nil)
  }

  /// Returns the selector list of a rule with another selector in place of that of the pipeline, or
  /// `nil` for a nested rule.
  private func prelude(of index: Int, renamedTo selector: String) -> (Range<Int>, String)? {
    let pipeline = archive.pipelines[index]
    guard let range = pipeline.prelude else { return nil }
    guard pipeline.isShared else { return (range, selector) }
    let text = String(decoding: bytes[range], as: UTF8.self)
    let selectors = CSSStyleSheet("\(text) { }", name: "<rule>").rules.first?.selectors ?? []
    let renamed = selectors.map { $0 == pipeline.selector ? selector : $0 }
    return (range, renamed.joined(separator: ", "))
  }

  /// Shows another pipeline of the archive.
  mutating func select(_ style: Int) throws(EditError) {
    guard archive.pipelines.indices.contains(style) else { throw .noStyle }
    edited = separated(EditedStyle(style))
  }

  /// Selects the state whose steps are edited.
  ///
  /// - Parameter state: the name of the state, such as `highlighted`, or `normal` for the style
  ///   itself.
  /// - Throws: an error if the style cannot have the state.
  mutating func select(state: String) throws(EditError) {
    try check(state: state)
    edited.state = state
  }

  /// Appends a style without steps to the archive, and shows it.
  mutating func addStyle(_ selector: String) throws(EditError) {
    let selector = selector.trimmed
    guard Self.describesElement(selector) else { throw .invalidSelector(selector) }
    let text = appending(Self.rule(selector, steps: []))
    guard reading(text).pipelines.count == archive.pipelines.count + 1 else { throw .openRule }
    change(
      to: text, named: "Add \(selector)", gesture: nil,
      of: EditedStyles(from: edited, to: EditedStyle(archive.pipelines.count)))
  }

  /// Undoes the last change, and shows its style.
  mutating func undo() throws(EditError) {
    guard let edited = history.undo(&bytes) else { throw .nothingToUndo }
    read(edited)
  }

  /// Redoes the last undone change, and shows its style.
  mutating func redo() throws(EditError) {
    guard let edited = history.redo(&bytes) else { throw .nothingToUndo }
    read(edited)
  }

  /// Records that the text is saved in a file.
  mutating func saved(as file: String) {
    history.save()
    let isRenamed = self.file != file
    self.file = file
    if isRenamed { read(edited) }
  }

  /// Records that the saved file matches no state of the history.
  mutating func forgetSaved() { history.forgetSaved() }

  /// Replaces the text as one change of the history.
  mutating func change(
    to text: [UInt8], named name: String, gesture: String?, of styles: EditedStyles? = nil
  ) {
    guard text != bytes else { return }
    let styles = styles ?? EditedStyles(from: edited, to: edited)
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

  /// Returns an archive with another text.
  func reading(_ text: [UInt8]) -> ArchiveText {
    ArchiveText(text, name: Self.name(file), loader: loader)
  }

  private mutating func read(_ edited: EditedStyle) {
    archive = reading(bytes)
    // An edit of a value keeps the other indices; clamping keeps the index valid otherwise.
    let index = min(max(edited.index, 0), max(archive.pipelines.count - 1, 0))
    self.edited = separated(EditedStyle(index, state: edited.state))
  }
}
