// SPDX-License-Identifier: Apache-2.0

/// A command of an editor page, which changes or queries the current style, the theme or the
/// folder.
///
/// In messages, a command is an object of one member. Its key is the name of the case, and its
/// value an object of the labeled values: `{"open": {"file": "badge.css", "style": 0}}`. The object
/// is empty for a case without values: `{"undo": {}}`. Optional values may be omitted.
enum EditorCommand: Sendable, Hashable, Decodable {
  /// Creates a style with a selector; `nil` is `.untitled`.
  case new(selector: String?)
  /// Opens an archive; `style` is the index of the pipeline in it, from zero, which `nil` stands
  /// for.
  case open(file: String, style: Int?)
  /// Creates a style with the selector and the steps of a style of the theme.
  case copy(selector: String)
  /// Shows another style of the open archive; `style` is the index of its pipeline, from zero.
  case select(style: Int)
  /// Appends a style without steps to the open archive, and shows it.
  case add(selector: String)
  /// Closes the style.
  case close
  /// Changes the selector of the style.
  case rename(selector: String)
  /// Inserts a new step at a path; `step` is its type in the library, such as `shadow#8`.
  ///
  /// If `at` is `nil`, the step is inserted where it has an effect.
  case insert(at: StepPath?, step: String)
  /// Deletes a step.
  case remove(at: StepPath)
  /// Duplicates a step.
  case duplicate(at: StepPath)
  /// Disables a step, or enables a disabled one.
  case toggle(at: StepPath)
  /// Moves a step; `to` is its path after the move.
  case move(from: StepPath, to: StepPath)
  /// Sets a parameter of a step to a CSS value; an empty text removes the value.
  ///
  /// `parameter` is the path of one or two names: `["shape"]`, or `["shape", "radius"]` for a
  /// parameter of the shape. Consecutive changes with the same `gesture`, an identifier that the
  /// page chooses, are undone together. A change without a gesture is undone by itself.
  case set(at: StepPath, parameter: [String], text: String, gesture: String?)
  /// Replaces a step with another one in CSS.
  case replace(at: StepPath, text: String)
  /// Changes the value of a variable of the style.
  ///
  /// The value is replaced where the open archive declares it. If it does not, a declaration is
  /// inserted: into the rule of the style, or into `:root` if `scope` is `root`. With `at` and
  /// `parameter`, the value must be valid for that parameter. `gesture` is as in `set`.
  case setVariable(
    name: String, text: String, scope: VariablePlace?, at: StepPath?, parameter: [String]?,
    gesture: String?)
  /// Selects the state whose steps the other commands edit, such as `highlighted`.
  ///
  /// `normal` is the style without a state. The first change of a state creates its rule.
  case state(name: String)
  /// Replaces a parameter of the edited state with that of the style.
  ///
  /// `nil` for `parameter` stands for the whole step, and `nil` for `at` for all steps. A state
  /// whose steps are those of the style has no rule.
  case inherit(at: StepPath?, parameter: [String]?)
  /// Undoes the last change.
  case undo
  /// Redoes the last undone change.
  case redo
  /// Saves the style to a file; `nil` is the file that it was opened from or last saved to.
  ///
  /// If `overwrite` is `nil` or false, a file that has changed on disk, and another file with the
  /// name, are not replaced.
  case save(file: String?, overwrite: Bool?)
  /// Reads the file again, and discards unsaved changes.
  case revert
  /// Keeps the edited style despite changes on disk; the next `save` overwrites them.
  case keep
  /// Lists the styles of the theme.
  case styles
  /// Explains the properties of a style; the states are those of the element, and `nil` is none.
  case explain(selector: String, states: [String]?)
  /// Lists the archives of the folder.
  case archives
}

extension EditorCommand {
  /// Whether the command only queries the theme or the folder.
  ///
  /// A query of a large theme or folder may take longer than a page may be silent, so it does not
  /// block later messages.
  var isQuery: Bool {
    switch self {
    case .styles, .explain, .archives: true
    default: false
    }
  }
}

/// A message from an editor page.
///
/// ```json
/// {"request": 7, "do": {"open": {"file": "badge.css"}}}
/// {"seen": {"number": 12}}
/// {"alive": {}}
/// ```
enum EditorMessage: Sendable, Decodable {
  /// A command, with the number that the page chose and that the reply repeats.
  case command(Int, EditorCommand)
  /// The acknowledgment of a received state, with its number.
  case seen(Int)
  /// The answer to a heartbeat.
  case alive

  private enum CodingKeys: String, CodingKey {
    case request
    case command = "do"
    case seen, alive
  }

  /// The content of `seen`.
  private struct Numbered: Decodable { let number: Int }

  /// Decodes the message; `seen` and `alive` take precedence over a command in the same object.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.seen) {
      self = .seen(try container.decode(Numbered.self, forKey: .seen).number)
    } else if container.contains(.alive) {
      self = .alive
    } else {
      self = .command(
        try container.decode(Int.self, forKey: .request),
        try container.decode(EditorCommand.self, forKey: .command))
    }
  }
}
