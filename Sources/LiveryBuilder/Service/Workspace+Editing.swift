// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSValues
  import Livery

  extension Workspace {
    /// Runs a command that edits the pipeline or its selector.
    func edit(_ command: EditorCommand) throws(EditError) {
      switch command {
      case .insert(let path, let type): try insert(type, at: path)
      case .remove(let path):
        try change("Delete", at: path) { text throws(EditError) in try text.remove(path) }
      case .duplicate(let path):
        try change("Duplicate", at: path) { text throws(EditError) in try text.duplicate(path) }
      case .toggle(let path): try toggle(path)
      case .move(let path, let target):
        try change("Move", at: path) { text throws(EditError) in try text.move(path, to: target) }
      case .set(let path, let parameter, let value, let gesture):
        guard (1...2).contains(parameter.count) else { throw .unknownParameter("") }
        try change("Change \(parameter.last ?? "") of", at: path, gesture: gesture) {
          text throws(EditError) in try text.set(parameter, of: path, to: value)
        }
      case .replace(let path, let step): try replace(path, with: step)
      case .rename(let selector):
        try withDocument { document throws(EditError) in try document.rename(selector) }
      case .undo: try withDocument { document throws(EditError) in try document.undo() }
      case .redo: try withDocument { document throws(EditError) in try document.redo() }
      default: break
      }
    }

    private func insert(_ type: String, at path: StepPath) throws(EditError) {
      guard let step = theme.pipelineLibrary.newStep(type) else { throw .unknownType(type) }
      let name = String(step.prefix { $0 != "(" })
      try change(named: "Insert \(name)") { text throws(EditError) in
        try text.insert(step, at: path)
      }
    }

    private func toggle(_ path: StepPath) throws(EditError) {
      guard let document else { throw .noStyle }
      let item = try document.pipeline(in: parsingContext()).item(at: path)
      let verb = if case .disabled = item.kind { "Enable" } else { "Disable" }
      try change(verb, at: path) { text throws(EditError) in try text.toggle(path) }
    }

    private func replace(_ path: StepPath, with step: String) throws(EditError) {
      let step = step.trimmed
      let context = try parsingContext()
      let lone = try PipelineText(step, in: context).sequence()
      // The text may be a variable or an unknown step, but it must not end the declaration.
      guard lone.items.count == 1, lone.items[0].range == 0..<step.utf8.count,
        StepBalance(step).isWhole
      else { throw .notAStep(step) }
      try change("Write", at: path) { text throws(EditError) in try text.replace(path, with: step) }
    }

    /// Changes the text of the pipeline.
    ///
    /// - Parameters:
    ///   - verb: the verb of the change's name in the user interface.
    ///   - path: the path of the step.
    ///   - gesture: the identifier of a gesture, whose changes are undone together.
    ///   - change: a closure that makes the change.
    /// - Throws: an error if the change is invalid.
    private func change(
      _ verb: String, at path: StepPath, gesture: String? = nil,
      _ change: (inout PipelineText) throws(EditError) -> Void
    ) throws(EditError) {
      guard let document else { throw .noStyle }
      let step = try document.pipeline(in: parsingContext()).stepText(at: path)
      try self.change(named: "\(verb) \(step.prefix { $0 != "(" })", gesture: gesture, change)
    }

    private func change(
      named name: String, gesture: String? = nil,
      _ change: (inout PipelineText) throws(EditError) -> Void
    ) throws(EditError) {
      let context = try parsingContext()
      try withDocument { document throws(EditError) in
        var text = document.pipeline(in: context)
        try change(&text)
        document.setValue(text.text, named: name, gesture: gesture)
      }
    }

    private func withDocument(
      _ change: (inout StyleDocument) throws(EditError) -> Void
    ) throws(EditError) {
      guard var document else { throw .noStyle }
      try change(&document)
      self.document = document
      setNeedsUpdate()
    }
  }
#endif
