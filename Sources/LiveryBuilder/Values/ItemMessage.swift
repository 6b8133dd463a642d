// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// An item of a pipeline in messages to the editor.
struct ItemMessage: Sendable, Hashable, Encodable {
  /// The kind: `step`, `unknown` for an unknown function, or `other`.
  var kind: String
  /// A Boolean value that indicates whether the item is drawn.
  var isEnabled = true
  /// The name in CSS.
  var name: String
  /// The type in the library.
  var type: String?
  /// The text; for a disabled step, the text of the step.
  var text: String
  /// The reason why the item cannot be parsed, and is not drawn.
  var problem: String?
  /// The reason why the step draws nothing.
  var hint: String?
  /// The parameters.
  var parameters: [ParameterMessage] = []
  /// The relation to the style without a state, or `nil` if no state is edited.
  var inheritance: Inheritance?
}

extension ItemMessage {
  /// Returns the items of a pipeline.
  ///
  /// - Parameters:
  ///   - pipeline: the text of the pipeline.
  ///   - outer: the path to the list of items; empty for the top level.
  /// - Returns: the items, with the nested steps in their parameters.
  /// - Throws: an error if the path has no items.
  static func items(
    of pipeline: PipelineText, at outer: [StepPath.Component] = []
  ) throws(EditError) -> [ItemMessage] {
    let sequence = try pipeline.sequence(at: outer)
    var messages: [ItemMessage] = []
    var entries: [StepHints.Entry] = []
    for (itemIndex, item) in sequence.items.enumerated() {
      let step = StepText(pipeline.stepText(of: item), in: pipeline.context)
      var message = ItemMessage(step, in: pipeline.context)
      if case .disabled = item.kind {
        message.isEnabled = false
        entries.append(.ignored)
      } else {
        entries.append(step.entry(message))
      }
      if case .function = item.kind, outer.count < 16 {
        var path = StepPath(itemIndex)
        path.outer = outer
        for index in message.parameters.indices
        where message.parameters[index].type.kind == "pipeline" {
          let inner = path.child(message.parameters[index].name, 0).outer
          // A parameter whose steps come from a variable has no steps that could be edited.
          message.parameters[index].value?.items = (try? items(of: pipeline, at: inner)) ?? []
        }
      }
      messages.append(message)
    }
    for (index, hint) in StepHints(for: entries).hints.enumerated() { messages[index].hint = hint }
    return messages
  }

  /// Creates the message of a step or another item.
  init(_ text: String, in context: ParsingContext) {
    self.init(StepText(text, in: context), in: context)
  }

  private init(_ step: StepText, in context: ParsingContext) {
    text = step.text
    let name = String(text.prefix { $0 != "(" }).lowercased()
    guard let known = step.reading?.step else {
      kind = text.contains("(") && !["var", "env"].contains(name) ? "unknown" : "other"
      self.name = name
      if !context.isListOfSteps(text) { problem = StepFault(text, in: context).message }
      return
    }
    kind = "step"
    self.name = Swift.type(of: known).name
    type = context.library.type(ofStep: known)
    if !step.isComplete || step.reading?.problems.isEmpty == false {
      problem = "a step inside cannot be read, and is not drawn"
    }
    parameters = Swift.type(of: known).parameters.map { parameter in
      let variable = step.variable(of: parameter)
      // A variable is accompanied by its resolved value.
      var message = ParameterMessage(
        parameter, of: known.value(ofParameter: parameter.name),
        written: variable == nil ? step.written(parameter) : nil, library: context.library)
      message.variable = variable
      if parameter.type == .shape, message.value?.parameters?.count == 1 {
        message.value?.parameters?[0].variable = step.variable(inShape: parameter)
      }
      return message
    }
  }
}

extension StepText {
  /// Returns the entry of the step for hints.
  fileprivate func entry(_ message: ItemMessage) -> StepHints.Entry {
    if let step = reading?.step { return .step(step) }
    return message.problem == nil ? .variable : .ignored
  }

  /// Returns the source text of a parameter's value without the label, or `nil` if it is unknown.
  func written(_ parameter: ParameterDescription) -> String? {
    guard let valueIndices = parameterRanges[parameter.name], !parameter.form.isWrittenAsName else {
      return nil
    }
    return slice(parameter.form.label == nil ? valueIndices : valueIndices.dropFirst())
  }
}
