// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The custom property that a value is as a whole: `--a` of `var(--a)`.
func variableName(_ value: some StringProtocol) -> String? {
  guard value.hasPrefix("var(--"), value.hasSuffix(")"), value.utf8.count < 1_000 else {
    return nil
  }
  let name = value.dropFirst(4).dropLast()
  return isPlainIdentifier(String(name)) ? String(name) : nil
}

/// The camel-case name of a property, or of a custom one, as a member has it.
func memberName(of property: String) -> String? {
  let name = property.hasPrefix("--") ? String(property.dropFirst(2)) : property
  return camelName(of: name)
}

/// The camel-case names that a property may have as a member: `margin` and `margins`.
func memberNames(of property: String) -> [String] {
  guard let name = memberName(of: property) else { return [] }
  return property == "margin" || property == "padding" ? [name, name + "s"] : [name]
}

/// The names that lead to a rule: types in one another, and behind them the part that text attributes are; nil for any
/// other selector.
func rulePath(_ selector: String) -> [String]? {
  guard let part = selector.firstOccurrence(of: "::part(") else { return typePath(selector) }
  guard selector.hasSuffix(")"), let names = typePath(String(selector[..<part.lowerBound])),
    let key = attributesKey(String(selector[part.lowerBound...]))
  else { return nil }
  return names + [key]
}

/// The name of the text attributes that a part is: `normalTextAttributes` of `::part(normal-text-attributes)`.
func attributesKey(_ part: String) -> String? {
  guard part.hasPrefix("::part("), part.hasSuffix(")"), part.utf8.count < 1_000 else { return nil }
  let name = String(part.dropFirst(7).dropLast())
  guard isPlainIdentifier(name), let key = camelName(of: name), kebabName(of: key) == name,
    SheetKey(key) == .word, ValueType(ofKey: key)?.kind == .textAttributes
  else { return nil }
  return key
}

/// The types of a selector that is nothing but types in one another; nil for any other.
func typePath(_ selector: String) -> [String]? {
  let names = selector.split(separator: " ").map(String.init)
  return !names.isEmpty && names.allSatisfy(isTypeKey) ? names : nil
}

/// Whether a name with an object is the rule of an element type.
func isTypeKey(_ name: String) -> Bool {
  guard SheetKey(name).isAddressable, !name.hasPrefix("--"), !name.hasSuffix(":") else {
    return false
  }
  let kind = ValueType(ofKey: name)?.kind
  return kind != .font && kind != .textAttributes
}
