// SPDX-License-Identifier: Apache-2.0
#if Builder
  extension Workspace {
    /// Replaces a part of the edited state with that of the style.
    ///
    /// - Parameters:
    ///   - path: the path of a step, or `nil` for all steps. A step that the style lacks is removed.
    ///   - parameter: the path of a parameter of the step, or `nil` for the whole step.
    /// - Throws: an error if there is no such step or parameter.
    func inherit(_ path: StepPath?, _ parameter: [String]?) throws(EditError) {
      guard let document else { throw .noStyle }
      let base = PipelineText(document.baseValue, in: try parsingContext())
      guard let path else {
        return try change(named: "Inherit all") { text throws(EditError) in text.text = base.text }
      }
      let source = try document.pipeline(in: parsingContext()).counterpart(of: path, in: base)
      try change("Inherit", at: path) { text throws(EditError) in
        guard let source else { return try text.remove(path) }
        guard let parameter else { return try text.replace(path, withItemAt: source, in: base) }
        let step = ItemMessage(try base.stepText(at: source), in: base.context)
        try text.set(parameter, of: path, to: step.parameter(at: parameter).assignedText)
      }
    }
  }

  extension PipelineText {
    /// Replaces a step with one of another pipeline, including whether it is enabled.
    fileprivate mutating func replace(
      _ path: StepPath, withItemAt source: StepPath, in base: PipelineText
    ) throws(EditError) {
      func isDisabled(_ item: StepSequence.Item) -> Bool {
        if case .disabled = item.kind { true } else { false }
      }
      try replace(path, with: base.stepText(at: source))
      if try isDisabled(item(at: path)) != isDisabled(base.item(at: source)) { try toggle(path) }
    }
  }

  extension ItemMessage {
    /// Returns a parameter of the step or of its shape.
    fileprivate func parameter(at path: [String]) throws(EditError) -> ParameterMessage {
      var found: ParameterMessage?
      for name in path {
        let parameters = found == nil ? parameters : found?.value?.parameters ?? []
        found = parameters.first { $0.name == name }
        if found == nil { throw .unknownParameter(name) }
      }
      guard let found else { throw .unknownParameter("") }
      return found
    }
  }
#endif
