// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What lint says of values.
extension Diagnostic.Kind {
  /// A custom property's name where its value was meant.
  public static let missingVar = Self("missing-var", .error) {
    "'\($0.found)' is the name of a custom property; its value is '\($0.expected)'"
  }
  /// A declared custom property's name in a value that is checked when variables are resolved.
  public static let bareVariableName = Self("bare-variable-name", .warning) {
    "'\($0.found)' is the name of a custom property and stands for itself here; its value is '\($0.expected)'"
  }
  /// A sum in a calculation without the white space that makes it one.
  public static let calcOperatorSpace = Self("calc-operator-space", .error) {
    "'\($0.found)' in a calculation needs white space on both sides"
  }
  /// A function that no value has.
  public static let unknownFunction = Self("unknown-function", .error) {
    "unknown function '\($0.found)()'\($0.didYouMean)"
  }
  /// A hexadecimal color with the wrong number of digits, or with other letters.
  public static let invalidHex = Self("invalid-hex", .error) {
    "'\($0.found)' is no color: a color has 3, 4, 6 or 8 hexadecimal digits"
  }
  /// A unit that no dimension has.
  public static let unknownUnit = Self("unknown-unit", .error) {
    "unknown unit '\($0.found)'\($0.didYouMean)"
  }
  /// Arguments that a function of colors does not take.
  public static let invalidColorArguments = Self("invalid-color-arguments", .error) {
    switch $0.limit {
    case 0:
      "'\($0.subject)()' does not take \($0.found.isEmpty ? "this" : "'\($0.found)'") here; it is \($0.expected)"
    case 1: "'\($0.subject)()' is missing 1 argument: \($0.expected)"
    case let count: "'\($0.subject)()' is missing \(count) arguments: \($0.expected)"
    }
  }
  /// A shadow whose lengths are not in their order, or whose blur is negative.
  public static let textShadowOrder = Self("text-shadow-order", .error) {
    "a shadow is \($0.expected), with a blur of 0 or more; found '\($0.found)'"
  }
}
