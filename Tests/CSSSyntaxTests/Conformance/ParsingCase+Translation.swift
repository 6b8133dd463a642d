// SPDX-License-Identifier: Apache-2.0

/// The expectations of a suite, translated to the current specification.
///
/// The pages of the corpora list the outdated parts of the suites. Operators that were one token
/// are two delims. The end of the text inside a string or url is no value. The white space around a
/// declaration's value is not part of it. `@charset` is an unknown rule, which is dropped.
/// rust-cssparser has its own format of numbers.
extension ParsingCase {
  /// Translates a list of nodes, such as the rules of a style sheet.
  func translatedNodes(_ list: JSONValue) -> JSONValue {
    .array((list.elements ?? []).filter { !$0.isCharset }.map(translatedNode))
  }

  /// Translates a rule, a declaration or an error.
  func translatedNode(_ node: JSONValue) -> JSONValue {
    guard var parts = node.elements, let head = parts.first?.text else { return node }
    switch head {
    case "qualified rule", "at-rule":
      for index in parts.indices where parts[index].elements != nil {
        parts[index] = translatedValues(parts[index])
      }
    case "declaration": parts[2] = translatedValues(parts[2]).trimmed
    default: break
    }
    return .array(parts)
  }

  /// Translates a list of component values.
  func translatedValues(_ list: JSONValue) -> JSONValue {
    .array((list.elements ?? []).flatMap(translatedValue))
  }

  /// Translates a component value into zero, one or two values.
  func translatedValue(_ value: JSONValue) -> [JSONValue] {
    if let text = value.text, ["~=", "|=", "^=", "$=", "*=", "||"].contains(text) {
      return text.map { .string(String($0)) }
    }
    guard var parts = value.elements, let head = parts.first?.text else { return [value] }
    switch head {
    case "error":
      if let kind = parts.last?.text, kind.hasPrefix("eof-in-") { return [] }
    case "number", "percentage", "dimension":
      if copy == .cssparser { parts[1] = .null }
    case "function":
      parts.replaceSubrange(2..., with: parts[2...].flatMap(translatedValue))
    case "{}", "[]", "()":
      parts.replaceSubrange(1..., with: parts[1...].flatMap(translatedValue))
    default: break
    }
    return [.array(parts)]
  }
}

extension JSONValue {
  /// Whether the node is an `@charset` rule.
  var isCharset: Bool {
    elements?.first?.text == "at-rule" && elements?[1].text?.lowercased() == "charset"
  }

  /// The list of component values without surrounding white space.
  var trimmed: JSONValue {
    var values = (elements ?? [])[...]
    while values.first == .string(" ") { values.removeFirst() }
    while values.last == .string(" ") { values.removeLast() }
    return .array(Array(values))
  }
}
