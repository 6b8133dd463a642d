// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Returns the custom property that is the entire value, such as `--a` of `var(--a)`.
func variableName(_ value: some StringProtocol) -> String? {
  guard value.hasPrefix("var(--"), value.hasSuffix(")"), value.utf8.count < 1_000 else {
    return nil
  }
  let name = value.dropFirst(4).dropLast()
  return isPlainIdentifier(String(name)) ? String(name) : nil
}

/// Returns the camel-case member name of a property or of a custom property.
func memberName(of property: String) -> String? {
  let name = property.hasPrefix("--") ? String(property.dropFirst(2)) : property
  return camelName(of: name)
}

/// Returns the possible camel-case member names of a property, such as `margin` and `margins`.
func memberNames(of property: String) -> [String] {
  guard let name = memberName(of: property) else { return [] }
  return property == "margin" || property == "padding" ? [name, name + "s"] : [name]
}

/// Returns the path of a rule, or `nil` if its selector is not a path.
///
/// A path consists of nested types, and optionally of the part of text attributes.
func rulePath(_ selector: String) -> [String]? {
  guard let part = selector.firstOccurrence(of: "::part(") else { return typePath(selector) }
  guard selector.hasSuffix(")"), let names = typePath(String(selector[..<part.lowerBound])),
    let key = attributesKey(String(selector[part.lowerBound...]))
  else { return nil }
  return names + [key]
}

/// Returns the name of the text attributes of a part.
///
/// The part `::part(normal-text-attributes)` has the name `normalTextAttributes`.
func attributesKey(_ part: String) -> String? {
  guard part.hasPrefix("::part("), part.hasSuffix(")"), part.utf8.count < 1_000 else { return nil }
  let name = String(part.dropFirst(7).dropLast())
  guard isPlainIdentifier(name), let key = camelName(of: name), kebabName(of: key) == name,
    SheetKey(key) == .identifier, ValueType(ofKey: key)?.kind == .textAttributes
  else { return nil }
  return key
}

/// Returns the types of a selector that consists of nested types, or `nil` for any other selector.
func typePath(_ selector: String) -> [String]? {
  let names = selector.split(separator: " ").map(String.init)
  return !names.isEmpty && names.allSatisfy(isTypeKey) ? names : nil
}

/// Returns whether a member with this name and an object is the rule of an element type.
func isTypeKey(_ name: String) -> Bool {
  guard SheetKey(name).isAddressable, !name.hasPrefix("--"), !name.hasSuffix(":") else {
    return false
  }
  let kind = ValueType(ofKey: name)?.kind
  return kind != .font && kind != .textAttributes
}
