// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The notation of a parameter.
public struct ParameterForm: Sendable, Hashable {
  /// The label before the value.
  public var label: String?
  /// Whether the parameter may be omitted.
  public var isOptional = false
  /// Whether label and value may be repeated any number of times.
  private(set) var isRepeated = false
  /// Whether a comma follows the parameter.
  private(set) var hasComma = false
  /// Whether the parameter may be present only if the preceding one is.
  private(set) var isDependent = false
  /// Whether the parameter's name alone represents `true`.
  private(set) var isFlag = false

  /// A required positional value.
  public static let positional = ParameterForm()
  /// An optional positional value.
  public static let optional = ParameterForm(isOptional: true)
  /// An optional value directly after that of the preceding parameter, which must be present.
  public static let dependent = ParameterForm(isOptional: true, isDependent: true)
  /// The name of the parameter, which represents `true`.
  public static let flag = ParameterForm(isOptional: true, isFlag: true)

  /// Returns the notation of an optional value after a label.
  public static func labeled(_ label: String) -> ParameterForm {
    ParameterForm(label: label, isOptional: true)
  }

  /// Returns the notation of a required value after a label.
  public static func required(_ label: String) -> ParameterForm { ParameterForm(label: label) }

  /// Returns the notation of repeated values, each after a label.
  static func repeated(_ label: String) -> ParameterForm {
    ParameterForm(label: label, isOptional: true, isRepeated: true)
  }

  /// A required positional value followed by a comma.
  public static let leading = ParameterForm(hasComma: true)
}

extension ParameterForm {
  /// Returns the grammar of a parameter with this notation.
  func grammar(of type: ParameterType, named name: String) -> String {
    if isFlag { return "\(name)?" }
    if let label, isRepeated, case .list(let element) = type {
      return "[ \(label) \(element.grammar) ]*"
    }
    let value = hasComma ? "\(type.grammar) ," : type.grammar
    if let label {
      return isOptional ? "[ \(label) \(value) ]?" : "\(label) \(value)"
    }
    guard isOptional else { return value }
    return value.hasSuffix("}") || !Self.isSingleTerm(value) ? "[ \(value) ]?" : "\(value)?"
  }

  /// Returns whether a grammar is a single term: a keyword, a reference, or a group in brackets.
  private static func isSingleTerm(_ grammar: String) -> Bool {
    var depth = 0
    for character in grammar {
      switch character {
      case "<", "[": depth += 1
      case ">", "]": depth -= 1
      case " " where depth == 0: return false
      default: break
      }
    }
    return true
  }

  /// Returns the text of CSS values in this notation.
  func text(of values: [CSSValue]) -> String {
    var components = values.map(\.description)
    if let label { components.insert(label, at: 0) }
    return components.joined(separator: " ") + (hasComma ? "," : "")
  }
}
