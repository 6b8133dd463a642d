// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The attributes of attributed strings, as CSS properties.
///
/// The names are those of the platform in any form: `foregroundColor`,
/// `NSForegroundColorAttributeName`. An attribute without a CSS property becomes a custom property.
extension SheetCompiler {
  /// Returns the members of text attributes with their CSS names.
  mutating func textAttributes(_ items: [SheetItem]) -> [SheetItem] {
    var result: [SheetItem] = []
    var lines: [String] = []
    for item in items {
      let name = Self.attributeName(item.key)
      switch item.content {
      case .value(let value) where value.json.string?.hasPrefix("@") != true:
        result += attribute(name, of: item, value, lines: &lines)
      case .value(let value): result.append(renamed(item, to: name, value))
      case .rules(let group) where name == "paragraphStyle":
        result += textAttributes(expanded(group))
      case .rules(let group) where name == "shadow":
        if let shadow = discardingReferencesOnFailure({ $0.shadow(group, item) }) {
          result.append(shadow)
        }
      default: result.append(item)
      }
    }
    return result
  }

  /// Returns the declarations of an attribute.
  private mutating func attribute(
    _ name: String, of item: SheetItem, _ value: SheetValue, lines: inout [String]
  ) -> [SheetItem] {
    switch name {
    case "lineBreakMode":
      return keyword(item, value, prefix: "NSLineBreakBy", in: Self.lineBreakModes)
    case "alignment": return keyword(item, value, prefix: "NSTextAlignment", in: Self.alignments)
    case "underlineStyle", "strikethroughStyle":
      return line(name, of: item, value, lines: &lines)
    case "ligature":
      let text = value.json.number == 0 ? "none" : "common-ligatures"
      return [compiledItem(item, from: value, [("font-variant-ligatures", text)])]
    default: return [renamed(item, to: name, value)]
    }
  }

  /// Returns a member with its CSS name.
  private func renamed(_ item: SheetItem, to name: String, _ value: SheetValue) -> SheetItem {
    return SheetItem(
      key: Self.otherNames[name] ?? name, role: SheetKey(Self.otherNames[name] ?? name),
      location: item.location,
      object: item.object, content: .value(value))
  }

  /// Returns the declarations of an attribute whose value is a platform constant.
  private mutating func keyword(
    _ item: SheetItem, _ value: SheetValue, prefix: String,
    in table: [(name: String, css: [(String, String)])]
  ) -> [SheetItem] {
    let word = value.json.string.map { Self.constant($0, prefix) } ?? ""
    let row =
      table.first { $0.name.lowercased() == word } ?? table.first { $0.css[0].1 == word }
    if let row { return [compiledItem(item, from: value, row.css)] }
    let names = table.map { $0.name }
    let suggestion = closest(to: word, in: names)
    report(
      .invalidJSONValue, at: value,
      [
        .subject(shortened(item.key)), found(value),
        .expected(
          (suggestion.map { [$0] } ?? names).map {
            prefix + $0.prefix(1).uppercased() + $0.dropFirst()
          }
          .joined(separator: ", ")),
      ])
    return []
  }

  /// Returns the declarations of an underline or a strikethrough; a text may have both.
  private mutating func line(
    _ name: String, of item: SheetItem, _ value: SheetValue, lines: inout [String]
  ) -> [SheetItem] {
    let line = name == "underlineStyle" ? "underline" : "line-through"
    var word = value.json.string.map { Self.constant($0, "NSUnderlineStyle") } ?? ""
    if let number = value.json.number { word = number == 0 ? "none" : "single" }
    if let flag = value.json.bool { word = flag ? "single" : "none" }
    let styles = [
      "none": "", "single": "solid", "thick": "solid", "double": "double", "patterndot": "dotted",
      "patterndash": "dashed", "patternsolid": "solid", "dotted": "dotted", "dashed": "dashed",
      "solid": "solid", "wavy": "wavy",
    ]
    guard let style = styles[word] else {
      report(
        .invalidJSONValue, at: value,
        [
          .subject(shortened(item.key)), found(value),
          .expected("single, thick, double, patternDot, patternDash or none"),
        ])
      return []
    }
    if !style.isEmpty { lines.append(line) }
    var css = [("text-decoration-line", lines.isEmpty ? "none" : lines.joined(separator: " "))]
    if style != "solid", !style.isEmpty { css.append(("text-decoration-style", style)) }
    if word == "thick" { css.append(("text-decoration-thickness", "2px")) }
    return [compiledItem(item, from: value, css)]
  }

  /// Returns the declaration of a shadow from its offset, blur radius and color.
  private mutating func shadow(_ group: SheetGroup, _ item: SheetItem) -> SheetItem? {
    var parts: [String: SheetExpression] = [:]
    var first: SheetValue?
    for member in group.items {
      guard case .value(let value) = member.content else { continue }
      first = first ?? value
      let names = [
        "shadowOffset": "offset", "shadowBlurRadius": "blurRadius", "blur": "blurRadius",
        "shadowColor": "color",
      ]
      let name = names[member.key] ?? member.key
      let type: ValueType? =
        name == "offset"
        ? ValueType(kind: .point, isList: false)
        : name == "color" ? ValueType(kind: .color, isList: false) : nil
      guard ["offset", "blurRadius", "color"].contains(name) else { continue }
      guard
        let part = expression(value, for: ValueContext(key: member.key, name: "--x", type: type))
      else {
        return nil
      }
      parts[name] = part.length
    }
    guard let first, let offset = parts["offset"] else {
      log.add(
        .invalidJSONValue, at: item.location,
        [
          .subject(shortened(item.key)), .found("no offset"),
          .expected("{\"offset\": [x, y], \"blurRadius\": …, \"color\": …}"),
        ])
      return nil
    }
    let all = [offset, parts["blurRadius"], parts["color"]].compactMap { $0 }
    let shadow = SheetExpression(all, .other) { $0.joined(separator: " ") }
    var result = item
    result.content = .declarations([SheetDeclaration(name: "text-shadow", value: shadow)], first)
    return result
  }

  private func compiledItem(
    _ item: SheetItem, from value: SheetValue, _ css: [(String, String)]
  ) -> SheetItem {
    var item = item
    item.content = .declarations(
      css.map { SheetDeclaration(name: $0.0, value: SheetExpression($0.1, .other)) }, value)
    return item
  }
}
