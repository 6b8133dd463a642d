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
    guard let shape = context.library.shape(parsing: text) else {
      throw .unknownParameter(parameter)
    }
    self.shape = shape
    self.context = context
  }

  /// Returns the text of the shape with another value of a parameter.
  func setting(_ name: String, to value: String) throws(EditError) -> String {
    let base = shape.base
    guard let parameter = type(of: base).parameters.first(where: { $0.name == name }) else {
      throw .unknownParameter(name)
    }
    let value = value.trimmed
    if value.isEmpty, !parameter.form.isOptional {
      throw .missingValue(parameter: name, grammar: parameter.grammar)
    }
    for isExplicit in [false, true] {
      let text = base.cssText(replacing: [name: value], isExplicit: isExplicit)
      guard let changed = context.library.shape(parsing: text)?.base,
        type(of: changed) == type(of: base)
      else { continue }
      let others = type(of: base).parameters.filter { $0.name != name }
      if others.allSatisfy({
        base.value(ofParameter: $0.name) == changed.value(ofParameter: $0.name)
      }) {
        return text
      }
    }
    throw .invalidValue(value, parameter: name, grammar: parameter.type.grammar)
  }
}
