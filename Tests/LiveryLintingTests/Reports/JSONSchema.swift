// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A JSON schema that supports exactly the keywords in the schema of SARIF.
///
/// Defined by [draft 4](https://json-schema.org/draft-04/json-schema-validation).
struct JSONSchema {
  /// An error for an unsupported keyword.
  struct UnknownKeyword: Error { let name: String }

  private let root: [String: Any]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  init(_ text: String) throws { try self.init(Data(text.utf8)) }

  /// Returns the violations in a document: the path of each invalid value and the keyword that it
  /// violates.
  func problems(_ text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: [.fragmentsAllowed])
    return try problems(value, root, "")
  }

  private func problems(_ value: Any, _ schema: [String: Any], _ path: String) throws -> [String] {
    try schema.flatMap { keyword, rule -> [String] in
      switch keyword {
      case "$schema", "id", "title", "description", "default", "definitions": return []
      case "properties": return try members(value, schema, path)
      case "additionalProperties":
        return schema["properties"] == nil ? try members(value, schema, path) : []
      case "items":
        guard let items = value as? [Any], let rule = rule as? [String: Any] else { return [] }
        return try items.enumerated().flatMap { try problems($1, rule, "\(path)/\($0)") }
      case "$ref": return try problems(value, definition(rule), path)
      case "anyOf", "oneOf":
        let passing = try (rule as? [[String: Any]] ?? []).count {
          try problems(value, $0, path).isEmpty
        }
        return passing == 1 || keyword == "anyOf" && passing > 1 ? [] : ["\(path) \(keyword)"]
      default:
        guard let isSatisfied = try Self.isSatisfied(keyword, rule, value) else {
          throw UnknownKeyword(name: keyword)
        }
        return isSatisfied ? [] : ["\(path) \(keyword)"]
      }
    }
  }

  private func definition(_ reference: Any) throws -> [String: Any] {
    let names = (reference as? String ?? "").split(separator: "/").dropFirst()
    var schema: Any? = root
    for name in names { schema = (schema as? [String: Any])?[String(name)] }
    guard let schema = schema as? [String: Any] else {
      throw UnknownKeyword(name: "$ref \(reference)")
    }
    return schema
  }

  private func members(_ value: Any, _ schema: [String: Any], _ path: String) throws -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    return try object.flatMap { name, value -> [String] in
      let path = "\(path)/\(name)"
      if let rule = known[name] { return try problems(value, rule, path) }
      switch schema["additionalProperties"] {
      case let isAllowed as Bool where !isAllowed: return ["\(path) additionalProperties"]
      case let rule as [String: Any]: return try problems(value, rule, path)
      default: return []
      }
    }
  }

  /// Returns whether a value satisfies a keyword that does not apply to its contents, or `nil` if
  /// the keyword is unknown.
  private static func isSatisfied(_ keyword: String, _ rule: Any, _ value: Any) throws -> Bool? {
    let text = value as? String
    let items = value as? [Any]
    switch keyword {
    case "type":
      let names = rule as? [String] ?? [rule as? String ?? ""]
      return names.contains { isOf($0, value) }
    case "required":
      guard let object = value as? [String: Any] else { return true }
      return (rule as? [String] ?? []).allSatisfy { object[$0] != nil }
    case "enum": return (rule as? [Any] ?? []).contains { isSame($0, value) }
    case "minimum": return number(value).map { $0 >= number(rule) ?? 0 } ?? true
    case "maximum": return number(value).map { $0 <= number(rule) ?? 0 } ?? true
    case "minItems": return items.map { $0.count >= rule as? Int ?? 0 } ?? true
    case "uniqueItems":
      guard let items, rule as? Bool == true else { return true }
      return items.indices.allSatisfy { i in
        items[..<i].allSatisfy { !isSame($0, items[i]) }
      }
    case "pattern":
      guard let text, let pattern = rule as? String else { return true }
      return try text.firstMatch(of: Regex(pattern)) != nil
    case "format": return text.map { isOfFormat(rule as? String ?? "", $0) } ?? true
    default: return nil
    }
  }

  private static func isTruth(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private static func number(_ value: Any) -> Double? {
    isTruth(value) ? nil : (value as? NSNumber)?.doubleValue
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isTruth(value)
    case "integer": number(value).map { $0 == $0.rounded() } ?? false
    case "number": number(value) != nil
    case "null": value is NSNull
    default: false
    }
  }

  private static func isSame(_ a: Any, _ b: Any) -> Bool {
    (a as? NSObject)?.isEqual(b) ?? false
  }

  private static func isOfFormat(_ format: String, _ text: String) -> Bool {
    switch format {
    case "uri":
      text.firstMatch(of: #/^[A-Za-z][A-Za-z0-9+.\-]*:[!-~]+$/#) != nil && !text.contains("<")
    case "uri-reference":
      text.firstMatch(of: #/^([!#$&-;=?-Z_a-z~]|%[0-9A-Fa-f]{2})*$/#) != nil
    case "date-time": text.firstMatch(of: #/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/#) != nil
    default: false
    }
  }
}
