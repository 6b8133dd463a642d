// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What the name of a member says in a JSON style sheet.
enum SheetKey: Hashable {
  /// A word: a declaration's name in camel case, or the type of an element.
  case word
  /// A CSS property by its own name: `border-radius`, `--accent`, or `zoom:` for one that is a single word.
  case property(String)
  /// The text of a selector, nested as CSS nests them.
  case selector
  /// An at-rule.
  case atRule
  /// A file to include.
  case include
  /// Nothing that could be anything.
  case empty

  /// Looks at a name.
  init(_ key: String) {
    if isPlainIdentifier(key) {
      self = key.utf8.contains(UInt8(ascii: "-")) ? .property(key) : .word
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

  /// Whether a path may lead over the name.
  var isAddressable: Bool {
    switch self {
    case .word, .property: true
    default: false
    }
  }
}

extension SheetKey {
  /// Whether a value is declarations and rules, as far as can be told before references are looked up.
  func holdsRules(_ key: String, _ value: SheetValue) -> Bool {
    switch self {
    case .selector, .atRule: return value.json.kind == .object || value.json.kind == .array
    case .property(let name) where name.hasPrefix("--") || key.hasSuffix(":"): return false
    case .word, .property:
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

/// A camel-case word as CSS writes it: `textColor` is `text-color`.
///
/// A word that would not be found again in that form stays as it is, such as `URLColor`.
func kebabName(of key: String) -> String {
  guard key.utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return key }
  var bytes: [UInt8] = []
  var isRaised = true
  for byte in key.utf8 {
    if byte >= 0x41, byte <= 0x5A {
      // Several capitals are an abbreviation, which would be taken apart.
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

/// A name of CSS as a camel-case word; nil where it is none, because a hyphen stands at an end or before no letter.
func camelName(of name: String) -> String? {
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
