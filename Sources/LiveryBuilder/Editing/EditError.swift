// SPDX-License-Identifier: Apache-2.0

/// Why something cannot be done to a style.
enum EditError: Error, Hashable {
  /// There is no style to do it to.
  case noStyle
  /// No step is at the path.
  case noStep
  /// The step is disabled, or none that the library knows.
  case noParameters
  /// The step has no parameter of that name.
  case unknownParameter(String)
  /// The library has no step of that type.
  case unknownType(String)
  /// A step within a step is the only one, and there must be one.
  case lastStep
  /// The text is not one step.
  case notAStep(String)
  /// The value does not fit the parameter; what would.
  case invalidValue(String, parameter: String, grammar: String)
  /// The parameter must have a value.
  case missingValue(parameter: String, grammar: String)
  /// The text does not describe one element.
  case invalidSelector(String)
  /// There is nothing to undo or to do again.
  case nothingToUndo
  /// The theme has no such style, or it draws nothing.
  case unknownStyle(String)
}

extension EditError: CustomStringConvertible {
  /// The error as a person reads it.
  var description: String {
    switch self {
    case .noStyle: "no style is open"
    case .noStep: "there is no step at this place any more"
    case .noParameters:
      "the step has no parameters that could be changed; enable it, or write it as text"
    case .unknownParameter(let name): "the step has no parameter '\(name)'"
    case .unknownType(let type): "there is no step of the type '\(type)'"
    case .lastStep: "it is the only step in there, and one must be left"
    case .notAStep(let text): "'\(text)' is not one step, such as fill(red)"
    case .invalidValue(let text, let parameter, let grammar):
      "'\(text)' is no value for '\(parameter)'; \(grammar) is accepted"
    case .missingValue(let parameter, let grammar):
      "'\(parameter)' must have a value; \(grammar) is accepted"
    case .invalidSelector(let text): "'\(text)' does not describe one element, as .badge does"
    case .nothingToUndo: "there is nothing to undo"
    case .unknownStyle(let selector): "the theme has no style '\(selector)'"
    }
  }
}
