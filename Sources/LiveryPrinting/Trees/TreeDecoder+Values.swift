// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON

/// The decoding of values by type.
extension TreeDecoder {
  mutating func string(_ key: String, _ value: JSONValue) -> String? {
    if let string = value.string { return string }
    if !value.isNull { reportKind(key, expected: "a string", at: value) }
    return nil
  }

  mutating func strings(
    _ key: String, _ value: JSONValue, sign: Character? = nil
  ) -> [String] {
    elements(key, expected: "an array of strings", value).compactMap { element in
      guard element.kind == .string else {
        reportKind(key, expected: "an array of strings", at: element)
        return nil
      }
      return name(key, element, sign: sign)
    }
  }

  mutating func elements(_ key: String, expected: String, _ value: JSONValue) -> [JSONValue] {
    if let elements = value.elements { return Array(elements) }
    if !value.isNull { reportKind(key, expected: expected, at: value) }
    return []
  }

  /// Returns a name, and reports one that begins with its sign from selectors.
  mutating func name(
    _ key: String, _ value: JSONValue, sign: Character?
  ) -> String? {
    guard let name = string(key, value) else { return nil }
    if let sign, name.first == sign {
      report(
        .signedName, at: value,
        [.subject(key), document.source.found(value.range), .expected(String(sign))])
    }
    return name
  }

  mutating func attributes(_ value: JSONValue) -> [String: String] {
    guard let members = value.members else {
      if !value.isNull { reportKind("attributes", expected: "an object of strings", at: value) }
      return [:]
    }
    var attributes: [String: String] = [:]
    for member in members {
      if let string = member.value.string {
        attributes[member.name] = string
      } else if member.value.isNull {
        attributes[member.name] = nil
      } else {
        reportKind("attributes", expected: "an object of strings", at: member.value)
      }
    }
    return attributes
  }

  mutating func length(_ key: String, _ value: JSONValue) -> Double? {
    if value.isNull { return nil }
    guard let number = value.number else {
      reportKind(key, expected: "a number", at: value)
      return nil
    }
    guard number.isFinite, number >= 0 else {
      report(.invalidTreeLength, at: value, [.subject(key), document.source.found(value.range)])
      return nil
    }
    return number
  }
}
