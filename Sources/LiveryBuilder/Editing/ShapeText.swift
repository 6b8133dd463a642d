// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

/// The shape in a step's parameter, whose own parameters can be changed.
struct ShapeText: Sendable {
  private let shape: AnyShape
  private let context: ParsingContext

  /// Parses the shape of a parameter.
  init(of parameter: String, in step: StepText, _ context: ParsingContext) throws(EditError) {
    guard let value = step.reading?.step.value(ofParameter: parameter) else {
      throw .unknownParameter(parameter)
    }
    let text = value.map(\.description).joined(separator: " ")
    guard let shape = Self.shape(parsing: text, in: context) else {
      throw .unknownParameter(parameter)
    }
    self.shape = shape
    self.context = context
  }

  /// Parses a shape, which may contain variables.
  private static func shape(parsing text: String, in context: ParsingContext) -> AnyShape? {
    (StepText("shape(\(text))", in: context).reading?.step as? ShapeStep)?.shape
  }

  /// Returns the text of the shape with another value of a parameter.
  func setting(_ name: String, to value: String) throws(EditError) -> String {
    let base = shape.base
    guard let parameter = type(of: base).parameters.first(where: { $0.name == name }) else {
      throw .unknownParameter(name)
    }
    let value = value.trimmed
    if value.isEmpty, !parameter.form.isOptional {
      throw .missingValue(parameter, of: type(of: base).name)
    }
    for isExplicit in [false, true] {
      let text = base.cssText(replacing: [name: value], isExplicit: isExplicit)
      guard let changed = Self.shape(parsing: text, in: context)?.base,
        type(of: changed) == type(of: base)
      else { continue }
      let others = type(of: base).parameters.filter { $0.name != name }
      if others.allSatisfy({
        base.value(ofParameter: $0.name) == changed.value(ofParameter: $0.name)
      }) {
        return text
      }
    }
    if let variable = context.unsetVariable(in: "f(\(value))") { throw .unsetVariable(variable) }
    throw .invalidValue(value, for: parameter)
  }
}
