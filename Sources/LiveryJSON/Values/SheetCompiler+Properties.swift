// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// What a value is wanted for.
struct ValueWish {
  /// What the member is called.
  let key: String
  /// The name of the declaration.
  let name: String
  /// The type that the name says.
  var type: ValueType?
  /// The property; nil for a custom one and an unknown one.
  var property: Property?
  /// Whether strings are CSS as it is.
  var isRaw = false
}

/// A declaration as CSS writes it.
struct SheetDeclaration {
  /// The property.
  let name: String
  /// The value.
  var value: SheetExpression
  /// The property of the member's name where it does not take the value, which a custom property has then.
  var refusing: Property?
}

extension SheetCompiler {
  /// The declaration that a member is; nil where its value is of no use, which is told.
  ///
  /// - Parameters:
  ///   - key: the name.
  ///   - value: the value.
  ///   - other: the type of what refers to it, where the name says none.
  /// - Returns: the declaration under its name in CSS.
  mutating func declaration(
    _ key: String, _ value: SheetValue, inferred other: ValueType? = nil
  ) -> SheetDeclaration? {
    if case .property(let name) = SheetKey(key) {
      let wish = ValueWish(key: key, name: name, property: Property(name: name), isRaw: true)
      guard let value = expression(value, wish) else { return nil }
      let fitted = wish.property.flatMap { self.fitted(value, to: $0) } ?? value
      return SheetDeclaration(name: name, value: fitted)
    }
    let name = ["margins": "margin", "paddings": "padding"][key] ?? kebabName(of: key)
    let wish = ValueWish(
      key: key, name: name, type: ValueType(ofKey: key) ?? other, property: Property(name: name))
    guard let result = expression(value, wish) else { return nil }
    if let property = wish.property, let fitted = self.fitted(result, to: property) {
      return SheetDeclaration(name: name, value: fitted)
    }
    guard let custom = customValue(result, value, wish) else { return nil }
    var declaration = SheetDeclaration(name: "--" + name, value: custom)
    // A name that is nothing but the word of a type, such as `position`, is as much that type's as the property's.
    if wish.type == nil || wish.name != wish.key { declaration.refusing = wish.property }
    return declaration
  }

  /// A value as a property takes it, its numbers with the unit that the property wants; nil where it takes none such.
  func fitted(_ value: SheetExpression, to property: Property) -> SheetExpression? {
    // What is too long to look at may be right.
    guard let resolved = value.resolved, !accepts(property, resolved) else { return value }
    guard value.kind == .number else { return nil }
    return ["px", "s"].lazy.map { value.with(unit: $0) }.first { other in
      other.resolved.map { accepts(property, $0) } ?? false
    }
  }

  /// A value as a custom property of its type has it.
  private mutating func customValue(
    _ result: SheetExpression, _ value: SheetValue, _ wish: ValueWish
  ) -> SheetExpression? {
    guard let type = wish.type, !type.isList else { return result }
    switch (type.kind, result.kind) {
    case (.insets, .number): return result.length
    case (_, .number), (.color, .length): break
    case (.point, .color), (.size, .color), (.rect, .color), (.insets, .color): break
    default: return result
    }
    mismatch(value, wish)
    return nil
  }

  /// Notes that a property of CSS does not take a value, which a custom property keeps.
  mutating func noteRefusal(_ declaration: SheetDeclaration, _ value: SheetValue) {
    guard let property = declaration.refusing, let resolved = declaration.value.resolved else {
      return
    }
    let failure = DeclarationText(resolved, of: property.name)?.failure(of: property)
    let expected = failure?.expected ?? ""
    var facts = [
      .subject(property.name), texts[value.text].found(value.place.range),
      Diagnostic.Fact.expected(expected.isEmpty ? "another value" : expected),
    ]
    if let meant = failure?.suggestion { facts.append(.suggestion(meant)) }
    refusals.append((value.place, facts))
  }

  /// Tells that a value is none of the type that its name says.
  mutating func mismatch(_ value: SheetValue, _ wish: ValueWish) {
    let expected = wish.type?.shape ?? "a value of '\(shortened(wish.name))'"
    tell(
      .invalidJSONValue, value, [.subject(shortened(wish.key)), .expected(expected), found(value)])
  }
}
