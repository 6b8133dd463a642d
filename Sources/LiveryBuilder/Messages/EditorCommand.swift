// SPDX-License-Identifier: Apache-2.0

/// A command of an editor.
///
/// In messages, a command is an object of one member: `{"open": {"file": "badge.css"}}`.
enum EditorCommand: Sendable, Hashable, Decodable {
  case new(selector: String?)
  case open(file: String, style: Int?)
  case copy(selector: String)
  case close
  case rename(selector: String)
  case insert(at: StepPath, step: String)
  case remove(at: StepPath)
  case duplicate(at: StepPath)
  case toggle(at: StepPath)
  case move(from: StepPath, to: StepPath)
  case set(at: StepPath, parameter: [String], text: String, gesture: String?)
  case replace(at: StepPath, text: String)
  case undo
  case redo
  case save(file: String?, overwrite: Bool?)
  case revert
  case keep
  case styles
  case explain(selector: String, states: [String]?)
  case archives
}

extension EditorCommand {
  /// Whether the command only queries the theme or the folder, which may take long.
  var isQuery: Bool {
    switch self {
    case .styles, .explain, .archives: true
    default: false
    }
  }
}

/// A message of an editor page.
enum EditorMessage: Sendable, Decodable {
  /// A command with the request number for its reply.
  case command(Int, EditorCommand)
  /// The page has received a state.
  case seen(Int)
  /// The page is still connected.
  case alive

  private enum CodingKeys: String, CodingKey {
    case request
    case command = "do"
    case seen, alive
  }

  private struct Numbered: Decodable { let number: Int }

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
