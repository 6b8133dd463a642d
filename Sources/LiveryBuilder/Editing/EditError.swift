// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// The reason why a style cannot be edited.
enum EditError: Error, Hashable {
  /// No style is open.
  case noStyle
  /// No step is at the path.
  case noStep
  /// The step is disabled, or unknown to the library.
  case noParameters
  /// The step has no parameter with the name.
  case unknownParameter(String)
  /// The library has no step of the type.
  case unknownType(String)
  /// The step is the only one in its parent, which requires at least one.
  case lastStep
  /// The text is not exactly one step.
  case notAStep(String)
  /// The value is invalid for the parameter.
  case invalidValue(String, for: ParameterDescription)
  /// The parameter is required in the step or shape with the name.
  case missingValue(ParameterDescription, of: String)
  /// The value contains a variable that has no value in the element of the style.
  case unsetVariable(String)
  /// The text does not describe one element.
  case invalidSelector(String)
  /// The text is not the name of a variable.
  case invalidVariableName(String)
  /// The variable needs a value.
  case emptyVariable(String)
  /// The value of the variable would end its declaration.
  case openVariable(String, String)
  /// The variable is a color, and the value is not.
  case notAColor(String, variable: String)
  /// The history has no change to undo or redo.
  case nothingToUndo
  /// The last rule of the archive is not closed, so that no rule can follow it.
  case openRule
  /// The theme has no such style, or the style draws nothing.
  case unknownStyle(String)
}

extension EditError: CustomStringConvertible {
  /// The message of the error.
  var description: String {
    switch self {
    case .noStyle: "no style is open"
    case .noStep: "there is no step at this position any more"
    case .noParameters:
      "the step has no parameters that can be changed; enable it, or edit it as text"
    case .unknownParameter(let name): "the step has no parameter '\(name)'"
    case .unknownType(let type): "there is no step of the type '\(type)'"
    case .lastStep: "it is the only step of its parent, and one must remain"
    case .notAStep(let text): Self.notAStep(text)
    case .invalidValue(let text, let parameter):
      "'\(text)' is not \(ParameterWords(parameter.type))"
    case .missingValue(let parameter, let component):
      "\(component) needs \(ParameterWords(parameter.type))"
    case .unsetVariable(let name): StepFault.unsetVariable(name)
    case .invalidSelector(let text): "'\(text)' does not describe one element, as .badge does"
    case .invalidVariableName(let name):
      "'\(name)' is not the name of a variable, such as --accent"
    case .emptyVariable(let name): "\(name) needs a value, such as teal or 8px"
    case .openVariable(let name, let text):
      "'\(text)' is no value for \(name): it has an open quote or bracket, or a semicolon"
    case .notAColor(let text, let name):
      "'\(text)' is not a color, which \(name) needs, such as teal"
    case .nothingToUndo: "there is nothing to undo"
    case .openRule: "the last rule of the file is not closed; add a } at its end"
    case .unknownStyle(let selector): "the theme has no style '\(selector)'"
    }
  }

  private static func notAStep(_ text: String) -> String {
    let example = "one step is expected, such as fill(red)"
    if text.isEmpty { return "the step has no text; \(example)" }
    return StepBalance(text).isWhole
      ? "'\(text)' is not one step; \(example)"
      : "'\(text)' has an open quote or bracket, or a semicolon; \(example)"
  }
}
