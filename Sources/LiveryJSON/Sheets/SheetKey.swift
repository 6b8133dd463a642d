// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The role of a member's name in a JSON style sheet.
enum SheetKey: Hashable {
  /// A word: the camel-case name of a declaration, or an element type.
  case identifier
  /// The CSS name of a property: `border-radius`, `--accent`, or `zoom:` for a single word.
  case property(String)
  /// A selector, with the nesting rules of CSS.
  case selector
  /// An at-rule.
  case atRule
  /// A file to include.
  case include
  /// An empty name.
  case empty

  /// Creates the role of a name.
  init(_ key: String) {
    if isPlainIdentifier(key) {
      self = key.utf8.contains(UInt8(ascii: "-")) ? .property(key) : .identifier
    } else if key.hasPrefix("@include.") || key == "@include" {
      self = .include
    } else if key.hasPrefix("@") {
      self = .atRule
    } else if key.hasSuffix(":"), isPlainIdentifier(String(key.dropLast())) {
      self = .property(String(key.dropLast()))
    } else {
      self = key.utf8.allSatisfy({ $0 <= 0x20 }) ? .empty : .selector
    }
  }

  /// Whether the name may be part of a path.
  var isAddressable: Bool {
    switch self {
    case .identifier, .property: true
    default: false
    }
  }
}

extension SheetKey {
  /// Returns whether a value contains declarations and rules, before references are resolved.
  func containsRules(_ key: String, _ value: SheetValue) -> Bool {
    switch self {
    case .selector, .atRule: return value.json.kind == .object || value.json.kind == .array
    case .property(let name) where name.hasPrefix("--") || key.hasSuffix(":"): return false
    case .identifier, .property:
      let type = ValueType(ofKey: key)
      switch value.json.kind {
      case .object:
        if let type { return type.kind != .font || type.isList }
        return !value.isFont
      case .array:
        if type?.isList == true, type?.kind == .font { return false }
        return (value.json.elements ?? JSONElements()).contains { $0.kind == .object }
      default: return false
      }
    case .include, .empty: return false
    }
  }
}

/// Returns a camel-case word in CSS form, such as `text-color` for `textColor`.
///
/// A word without a reversible CSS form stays unchanged, such as `URLColor`.
package func kebabName(of key: String) -> String {
  guard key.utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return key }
  var bytes: [UInt8] = []
  var isRaised = true
  for byte in key.utf8 {
    if byte >= 0x41, byte <= 0x5A {
      // Consecutive capitals are an abbreviation, which must not be split.
      if isRaised { return key }
      isRaised = true
      bytes.append(UInt8(ascii: "-"))
      bytes.append(byte | 0x20)
    } else {
      isRaised = false
      bytes.append(byte)
    }
  }
  let name = String(decoding: bytes, as: UTF8.self)
  return camelName(of: name) == key ? name : key
}

/// Returns a CSS name as a camel-case word, or `nil` if it has no such form.
///
/// A hyphen must not be at an end, and a lowercase letter must follow it.
package func camelName(of name: String) -> String? {
  var bytes: [UInt8] = []
  var isRaised = false
  for byte in name.utf8 {
    if isRaised {
      guard byte >= 0x61, byte <= 0x7A else { return nil }
      bytes.append(byte & ~0x20)
      isRaised = false
    } else if byte == UInt8(ascii: "-") {
      if bytes.isEmpty { return nil }
      isRaised = true
    } else {
      bytes.append(byte)
    }
  }
  return isRaised || bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
}
