// SPDX-License-Identifier: Apache-2.0

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
  /// The value is invalid for the parameter, whose grammar is attached.
  case invalidValue(String, parameter: String, grammar: String)
  /// The parameter is required.
  case missingValue(parameter: String, grammar: String)
  /// The text does not describe one element.
  case invalidSelector(String)
  /// The history has no change to undo or redo.
  case nothingToUndo
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
    case .notAStep(let text): "'\(text)' is not one step, such as fill(red)"
    case .invalidValue(let text, let parameter, let grammar):
      "'\(text)' is not a value for '\(parameter)'; \(grammar) is accepted"
    case .missingValue(let parameter, let grammar):
      "'\(parameter)' must have a value; \(grammar) is accepted"
    case .invalidSelector(let text): "'\(text)' does not describe one element, as .badge does"
    case .nothingToUndo: "there is nothing to undo"
    case .unknownStyle(let selector): "the theme has no style '\(selector)'"
    }
  }
}
