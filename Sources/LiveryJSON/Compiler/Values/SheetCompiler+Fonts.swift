// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension SheetCompiler {
  /// The members of a font, in the order of the `font` property.
  static let fontMembers = ["style", "variant", "weight", "stretch", "size", "lineHeight", "name"]

  /// Returns a font as a value of `font`; its members may be in any order, and may be references.
  mutating func font(_ value: SheetValue, for context: ValueContext) -> SheetExpression? {
    var members: [String: SheetValue] = [:]
    for member in value.json.members ?? JSONMembers() {
      let part = value.with(member.value)
      let name = member.name == "family" ? "name" : member.name
      guard Self.fontMembers.contains(name) else {
        let suggestion = closest(to: member.name, in: Self.fontMembers)
        let nameRange = member.nameRange
        log.add(
          Diagnostic(
            .unknownFontMember, range: (site.referenceLocation ?? part.location).range,
            facts: [
              .subject(shortened(member.name)),
              .expected(Self.fontMembers.joined(separator: ", ")),
            ], suggestion: suggestion, replacing: nameRange, with: suggestion.map { "\"\($0)\"" }),
          in: (site.referenceLocation ?? part.location).text)
        continue
      }
      members[name] = part
    }
    return font(members, of: value, for: context)
  }

  private mutating func font(
    _ members: [String: SheetValue], of value: SheetValue, for context: ValueContext
  ) -> SheetExpression? {
    guard let size = members["size"] else {
      report(.fontWithoutSize, at: value, [.subject(shortened(context.key))])
      return nil
    }
    var parts: [SheetExpression] = []
    for name in ["style", "variant", "weight", "stretch"] {
      guard let member = members[name] else { continue }
      guard
        let part = fontPart(member, named: name, of: Property(name: "font-\(name)"))
      else { return nil }
      parts.append(part)
    }
    guard let height = fontPart(size, named: "size", of: .fontSize) else { return nil }
    parts.append(height)
    var hasLineHeight = false
    if let member = members["lineHeight"] {
      guard let part = fontPart(member, named: "lineHeight", of: .lineHeight) else { return nil }
      parts.append(part)
      hasLineHeight = true
    }
    if let name = members["name"] {
      guard let family = fontFamily(name) else { return nil }
      parts.append(family)
    } else {
      parts.append(SheetExpression("system-ui", .other))
    }
    let font = SheetExpression(parts, .other) { texts in
      let family = texts[texts.count - 1]
      let head = texts.dropLast(hasLineHeight ? 2 : 1).joined(separator: " ")
      return head + (hasLineHeight ? "/" + texts[texts.count - 2] : "") + " " + family
    }
    if let resolved = font.resolved, !accepts(.font, resolved) {
      mismatch(value, for: context)
      return nil
    }
    return font
  }

  /// Returns a member of a font, as a value of its property.
  private mutating func fontPart(
    _ member: SheetValue, named name: String, of property: Property?
  ) -> SheetExpression? {
    guard let property else { return nil }
    let context = ValueContext(key: name, name: property.name, property: property)
    guard let value = expression(member, for: context) else { return nil }
    guard let fitted = self.fitted(value, to: property) else {
      mismatch(member, for: context)
      return nil
    }
    return fitted
  }

  /// Returns a font name, or several names of an array in order of preference.
  private mutating func fontFamily(_ value: SheetValue) -> SheetExpression? {
    if value.json.kind == .array {
      var names: [SheetExpression] = []
      for element in value.json.elements ?? JSONElements() {
        guard let name = fontFamily(value.with(element)) else { return nil }
        names.append(name)
      }
      return names.isEmpty ? nil : SheetExpression(names, .other) { $0.joined(separator: ", ") }
    }
    let context = ValueContext(key: "name", name: Property.fontFamily.name)
    guard let string = value.json.string else {
      mismatch(value, for: context)
      return nil
    }
    if string.hasPrefix("@") { return reference(string.dropFirst(), in: value, for: context) }
    return SheetExpression(Self.familyText(string), .other)
  }

  /// Returns a font name in quotes, or a generic name without quotes.
  static func familyText(_ name: String) -> String {
    let generic = [
      "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
      "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji",
    ]
    return generic.contains(name) ? name : stringText(name)
  }

  /// Returns the object from which a group of rules was read, for use as a font.
  func fontValue(at node: Int) -> SheetValue? {
    guard let children = paths.nodes[node].children.values.min(),
      let member = paths.nodes[children].values.first
    else { return nil }
    // The object is the nearest one before its first member that contains it.
    var index = member.json.index
    while index > 0 {
      index -= 1
      let candidate = member.json.document.nodes[index]
      if candidate.kind == .object, Int(candidate.next) > member.json.index {
        return member.with(JSONValue(member.json.document, index))
      }
    }
    return nil
  }
}
