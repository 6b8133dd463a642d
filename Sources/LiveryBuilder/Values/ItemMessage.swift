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
  /// The problem of the item.
  var problem: String?
  /// The parameters.
  var parameters: [ParameterMessage] = []
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
    for (itemIndex, item) in sequence.items.enumerated() {
      var message = ItemMessage(pipeline.stepText(of: item), in: pipeline.context)
      if case .disabled = item.kind { message.isEnabled = false }
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
    return messages
  }

  /// Creates the message of a step or another item.
  init(_ text: String, in context: ParsingContext) {
    let step = StepText(text, in: context)
    self.text = text
    let name = String(text.prefix { $0 != "(" }).lowercased()
    guard let known = step.reading?.step else {
      let grammars = context.library.stepGrammars(named: name)
      kind = text.contains("(") && !["var", "env"].contains(name) ? "unknown" : "other"
      self.name = name
      if kind == "unknown" {
        problem =
          grammars.isEmpty
          ? "there is no step '\(name)'"
          : "the arguments do not match; accepted: \(grammars.joined(separator: ", or "))"
      }
      return
    }
    kind = "step"
    self.name = Swift.type(of: known).name
    type = context.library.type(ofStep: known)
    problem = step.reading?.problems.first.map { "inside: \($0.description)" }
    parameters = Swift.type(of: known).parameters.map { parameter in
      let variable = step.variable(of: parameter)
      // A variable is accompanied by its resolved value.
      var message = ParameterMessage(
        parameter, of: known.value(ofParameter: parameter.name),
        written: variable == nil ? step.written(parameter) : nil, library: context.library)
      message.variable = variable
      return message
    }
  }
}

extension StepText {
  /// Returns the source text of a parameter's value without the label, or `nil` if it is unknown.
  func written(_ parameter: ParameterDescription) -> String? {
    guard let valueIndices = parameterRanges[parameter.name], !parameter.form.isWrittenAsName else {
      return nil
    }
    return slice(parameter.form.label == nil ? valueIndices : valueIndices.dropFirst())
  }
}
