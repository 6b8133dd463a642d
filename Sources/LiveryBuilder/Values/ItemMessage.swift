// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// Something that stands among the steps, as the editor is told of it.
struct ItemMessage: Sendable, Hashable, Encodable {
  /// `step`, `unknown` for a function that is none, or `other`.
  var kind: String
  /// Whether it is drawn.
  var isEnabled = true
  /// The name in CSS.
  var name: String
  /// The type in the library.
  var type: String?
  /// The text, which of a disabled step is that of the step.
  var text: String
  /// What is wrong with it.
  var problem: String?
  /// The parameters.
  var parameters: [ParameterMessage] = []
}

extension ItemMessage {
  /// The items of a pipeline.
  ///
  /// - Parameters:
  ///   - pipeline: the text of the pipeline.
  ///   - outer: the way to them; empty for the outermost.
  /// - Returns: the items, with the steps within their parameters.
  /// - Throws: an error where there are none at that place.
  static func items(
    of pipeline: PipelineText, at outer: [StepPath.Turn] = []
  ) throws(EditError) -> [ItemMessage] {
    let sequence = try pipeline.sequence(at: outer)
    var messages: [ItemMessage] = []
    for (place, item) in sequence.items.enumerated() {
      var message = ItemMessage(pipeline.stepText(of: item), in: pipeline.context)
      if case .disabled = item.kind { message.isEnabled = false }
      if case .function = item.kind, outer.count < 16 {
        var path = StepPath(place)
        path.outer = outer
        for index in message.parameters.indices
        where message.parameters[index].type.kind == "pipeline" {
          let inner = path.child(message.parameters[index].name, 0).outer
          // A part whose steps are written by a variable has none that could be edited one by one.
          message.parameters[index].value?.items = (try? items(of: pipeline, at: inner)) ?? []
        }
      }
      messages.append(message)
    }
    return messages
  }

  /// A step, or what is none.
  init(_ text: String, in context: ReadingContext) {
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
          : "the arguments do not fit; accepted: \(grammars.joined(separator: ", or "))"
      }
      return
    }
    kind = "step"
    self.name = Swift.type(of: known).name
    type = context.library.type(ofStep: known)
    problem = step.reading?.problems.first.map { "inside: \($0.description)" }
    parameters = Swift.type(of: known).parameters.map { parameter in
      let variable = step.variable(of: parameter)
      // Beside a variable stands what could be written in its place.
      var message = ParameterMessage(
        parameter, of: known.value(ofParameter: parameter.name),
        written: variable == nil ? step.written(parameter) : nil, library: context.library)
      message.variable = variable
      return message
    }
  }
}

extension StepText {
  /// How a parameter's value is written, without the label in front; nil where that cannot be told.
  func written(_ parameter: ParameterDescription) -> String? {
    guard let place = places[parameter.name], !parameter.form.isWrittenAsName else { return nil }
    return slice(parameter.form.label == nil ? place : place.dropFirst())
  }
}
