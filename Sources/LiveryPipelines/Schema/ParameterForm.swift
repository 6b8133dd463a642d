// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// How a parameter is written.
public struct ParameterForm: Sendable, Hashable {
  /// The word in front of the value.
  public var label: String?
  /// Whether the parameter may be left out.
  public var isOptional = false
  /// Whether the label and a value may be written any number of times.
  private(set) var isRepeated = false
  /// Whether a comma stands behind it.
  public var hasComma = false
  /// Whether the parameter may stand only where the one before it does.
  private(set) var isDependent = false
  /// Whether the parameter's name alone stands for true.
  private(set) var isFlag = false

  /// The value stands in its place.
  public static let positional = ParameterForm()
  /// The value stands in its place, or is left out.
  public static let optional = ParameterForm(isOptional: true)
  /// The value stands right behind that of the parameter before, or is left out, and must be where that one is.
  public static let dependent = ParameterForm(isOptional: true, isDependent: true)
  /// The parameter's name says that it is true.
  public static let flag = ParameterForm(isOptional: true, isFlag: true)

  /// A word stands in front of the value, or both are left out.
  public static func labeled(_ label: String) -> ParameterForm {
    ParameterForm(label: label, isOptional: true)
  }

  /// A word stands in front of the value.
  public static func required(_ label: String) -> ParameterForm { ParameterForm(label: label) }

  /// A word stands in front of each value.
  static func repeated(_ label: String) -> ParameterForm {
    ParameterForm(label: label, isOptional: true, isRepeated: true)
  }

  /// The value stands in its place, and a comma behind it.
  public static let leading = ParameterForm(hasComma: true)
}

extension ParameterForm {
  /// The grammar of a parameter that is written in this way.
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

  /// Whether a grammar is one term: a word, a reference, or a group in brackets.
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

  /// What is written for some values.
  func text(of values: [CSSValue]) -> String {
    var words = values.map(\.description)
    if let label { words.insert(label, at: 0) }
    return words.joined(separator: " ") + (hasComma ? "," : "")
  }
}
