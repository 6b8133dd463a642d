// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSValues
  import Livery
  import LiveryPipelines

  extension Workspace {
    /// Runs a command that edits the pipeline or its selector.
    func edit(_ command: EditorCommand) throws(EditError) {
      switch command {
      case .remove(let path):
        try change("Delete", at: path) { text throws(EditError) in try text.remove(path) }
      case .duplicate(let path):
        try change("Duplicate", at: path) { text throws(EditError) in try text.duplicate(path) }
      case .toggle(let path): try toggle(path)
      case .move(let path, let target):
        try change("Move", at: path) { text throws(EditError) in try text.move(path, to: target) }
      case .set(let path, let parameter, let value, let gesture):
        guard (1...2).contains(parameter.count) else { throw .unknownParameter("") }
        try change(
          "Change \(parameter.last ?? "") of", at: path, gesture: gesture, with: "f(\(value))"
        ) { text throws(EditError) in try text.set(parameter, of: path, to: value) }
      case .replace(let path, let step): try replace(path, with: step)
      case .select(let style):
        try withDocument { document throws(EditError) in try document.select(style) }
      case .state(let name):
        try withDocument { document throws(EditError) in try document.select(state: name) }
      case .add(let selector):
        try withDocument { document throws(EditError) in try document.addStyle(selector) }
      case .rename(let selector):
        try withDocument { document throws(EditError) in try document.rename(selector) }
      case .undo: try withDocument { document throws(EditError) in try document.undo() }
      case .redo: try withDocument { document throws(EditError) in try document.redo() }
      default: break
      }
    }

    /// Inserts a new step, and returns its path.
    ///
    /// - Parameters:
    ///   - type: the type in the library.
    ///   - path: the path of the step, or `nil` to insert it where it has an effect.
    /// - Returns: the path of the step.
    /// - Throws: an error if the type or the path does not exist.
    func insert(_ type: String, at path: StepPath?) throws(EditError) -> StepPath {
      guard let document else { throw .noStyle }
      let pipeline = document.pipeline(in: try parsingContext())
      let items = try pipeline.sequence(at: path?.outer ?? []).items
      let steps = items.map { item -> (any PipelineStep)? in
        if case .disabled = item.kind { return nil }
        return StepText(pipeline.slice(item.range), in: pipeline.context).reading?.step
      }
      let step = try NewStep(
        type, at: path?.index, among: steps,
        colors: ThemeColors(knownVariables.map { ($0.name, $0.value) }),
        library: theme.pipelineLibrary)
      let place = path ?? StepPath(step.index)
      let name = String(step.text.prefix { $0 != "(" })
      try change(named: "Insert \(name)") { text throws(EditError) in
        try text.insert(step.text, at: place)
      }
      return place
    }

    /// Sets a variable of the style, where the archive declares it or in a new declaration.
    func setVariable(
      _ name: String, to value: String, _ scope: VariablePlace, _ gesture: String?
    ) throws(EditError) {
      guard let document else { throw .noStyle }
      let isColor = knownVariables.first { $0.name == name }?.color != nil
      if isColor, !ParsingContext.hasVariables(value), SpecifiedColor(parsing: value) == nil {
        throw .notAColor(value, variable: name)
      }
      let declaration = draft.declaration(of: name, in: document)
      try withDocument { document throws(EditError) in
        try document.setVariable(
          name, to: value, at: declaration, scope: scope, gesture: gesture)
      }
    }

    /// Checks that a value is valid for a parameter.
    func check(
      _ value: String, for parameter: [String], of path: StepPath
    ) throws(EditError) {
      guard let document else { throw .noStyle }
      var pipeline = document.pipeline(in: try parsingContext(with: "f(\(value))"))
      guard (1...2).contains(parameter.count) else { throw .unknownParameter("") }
      try pipeline.set(parameter, of: path, to: value)
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
    ///   - value: a new text whose variables are resolved.
    ///   - change: a closure that makes the change.
    /// - Throws: an error if the change is invalid.
    func change(
      _ verb: String, at path: StepPath, gesture: String? = nil, with value: String = "",
      _ change: (inout PipelineText) throws(EditError) -> Void
    ) throws(EditError) {
      guard let document else { throw .noStyle }
      let step = try document.pipeline(in: parsingContext()).stepText(at: path)
      try self.change(
        named: "\(verb) \(step.prefix { $0 != "(" })", gesture: gesture, with: value, change)
    }

    /// Changes the text of the pipeline, with the name of the change in the user interface.
    func change(
      named name: String, gesture: String? = nil, with value: String = "",
      _ change: (inout PipelineText) throws(EditError) -> Void
    ) throws(EditError) {
      let context = try parsingContext(with: value)
      try withDocument { document throws(EditError) in
        var text = document.pipeline(in: context)
        try change(&text)
        document.setValue(text.text, named: name, gesture: gesture, in: context)
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
