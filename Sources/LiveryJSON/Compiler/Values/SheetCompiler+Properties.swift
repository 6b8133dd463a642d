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
    // What leads on to other values keeps little on the stack.
    let wish = wish(key, other)
    guard let result = expression(value, for: wish) else { return nil }
    return declaration(result, of: value, for: wish)
  }

  /// What a member of a name is wanted for.
  private func wish(_ key: String, _ other: ValueType?) -> ValueWish {
    if case .property(let name) = SheetKey(key) {
      return ValueWish(key: key, name: name, property: Property(name: name), isRaw: true)
    }
    let name = ["margins": "margin", "paddings": "padding"][key] ?? kebabName(of: key)
    return ValueWish(
      key: key, name: name, type: ValueType(ofKey: key) ?? other, property: Property(name: name))
  }

  /// The declaration of a value, of its property or of a custom one.
  private mutating func declaration(
    _ result: SheetExpression, of value: SheetValue, for wish: ValueWish
  ) -> SheetDeclaration? {
    let fitted = wish.property.flatMap { self.fitted(result, to: $0) }
    if wish.isRaw { return SheetDeclaration(name: wish.name, value: fitted ?? result) }
    if let fitted { return SheetDeclaration(name: wish.name, value: fitted) }
    guard let custom = customValue(result, of: value, for: wish) else { return nil }
    var declaration = SheetDeclaration(name: "--" + wish.name, value: custom)
    // A name that is nothing but the word of a type, such as `position`, is as much that type's as the property's.
    declaration.isRefused =
      wish.property != nil && (wish.type == nil || wish.name != wish.key)
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
    _ result: SheetExpression, of value: SheetValue, for wish: ValueWish
  ) -> SheetExpression? {
    guard let type = wish.type, !type.isList else { return result }
    switch (type.kind, result.kind) {
    case (.insets, .number): return result.length
    case (_, .number), (.color, .length): break
    case (.point, .color), (.size, .color), (.rect, .color), (.insets, .color): break
    default: return result
    }
    mismatch(value, for: wish)
    return nil
  }

  /// Notes that a property of CSS does not take a value, which a custom property keeps.
  mutating func noteRefusal(_ declaration: SheetDeclaration, _ value: SheetValue) {
    guard declaration.isRefused, let resolved = declaration.value.resolved,
      let property = Property(name: String(declaration.name.dropFirst(2)))
    else { return }
    let failure = DeclarationText(resolved, of: property.name)?.failure(of: property)
    let expected = failure?.expected ?? ""
    let facts = [
      .subject(property.name), texts[value.text].found(value.place.range),
      Diagnostic.Fact.expected(expected.isEmpty ? "another value" : expected),
    ]
    let diagnostic = diagnostic(
      .keptAsCustomProperty, at: value.place, facts, suggestion: failure?.suggestion,
      for: failure?.found ?? "")
    refusals.append((value.place.text, diagnostic))
  }

  /// Tells that a value is none of the type that its name says.
  mutating func mismatch(_ value: SheetValue, for wish: ValueWish) {
    let expected = wish.type?.shape ?? "a value of '\(shortened(wish.name))'"
    tell(
      .invalidJSONValue, at: value,
      [.subject(shortened(wish.key)), .expected(expected), found(value)])
  }
}
