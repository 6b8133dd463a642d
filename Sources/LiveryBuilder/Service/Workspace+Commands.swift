// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSCascade

  extension Workspace {
    /// Runs a command of an editor.
    ///
    /// - Returns: the result as JSON.
    /// - Throws: an error if the command fails; the workspace is unchanged then.
    func run(_ command: EditorCommand) async throws -> String {
      switch command {
      case .new(let selector): try begin(selector)
      case .open(let file, let style): try open(file, style: style)
      case .copy(let selector): try copy(selector)
      case .close: close()
      case .save(let file, let overwrite):
        let saved = try save(as: file, overwrite: overwrite ?? false)
        let unread = try document?.readableArchive(in: parsingContext()).1 ?? []
        return MessageCoder.text(SavedMessage(file: saved, unread: unread.isEmpty ? nil : unread))
      case .inherit(let path, let parameter): try inherit(path, parameter)
      case .revert: try revert()
      case .keep: try keep()
      case .styles: return await list { StyleListing($0) }
      case .explain(let selector, let states):
        return await list { StyleExplanation(of: selector, states: states ?? [], in: $0) }
      case .archives:
        let folder = folder
        return await Task.detached { MessageCoder.text(ArchiveList(folder)) }.value
      case .insert(let path, let type):
        return MessageCoder.text(InsertedMessage(at: try insert(type, at: path)))
      case .setVariable(let name, let text, let scope, let path, let parameter, let gesture):
        if let path, let parameter { try check(text, for: parameter, of: path) }
        try setVariable(name, to: text, scope ?? .style, gesture)
      case .select, .state, .add, .rename, .remove, .duplicate, .toggle, .move, .set, .replace,
        .undo, .redo:
        try edit(command)
      }
      return "null"
    }

    /// Returns a list about the theme with the style in it.
    ///
    /// The list is created outside the actor because it may take a while.
    private func list<List: Encodable & SendableMetatype>(
      _ list: @escaping @Sendable (CSSStyleSheet) -> List
    ) async -> String {
      let sheet = await latestSnapshot.drawing.sheet
      return await Task.detached { MessageCoder.text(list(sheet)) }.value
    }
  }
#endif
