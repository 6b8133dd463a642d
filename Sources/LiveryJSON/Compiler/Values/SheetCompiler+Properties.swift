// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The context of a value: the name, type and property that it must fit.
struct ValueContext {
  /// The name of the member.
  let key: String
  /// The name of the declaration.
  let name: String
  /// The type that the name implies.
  var type: ValueType?
  /// The property; `nil` for a custom or unknown property.
  var property: Property?
  /// Whether strings are literal CSS.
  var isRaw = false
}

extension SheetCompiler {
  /// Returns the declaration of a member, or `nil` if its value is invalid, which is reported.
  ///
  /// - Parameters:
  ///   - key: the name of the member.
  ///   - value: the value.
  ///   - other: the type of the reference to the value, if the name implies no type.
  /// - Returns: the declaration with its CSS name.
  mutating func declaration(
    _ key: String, _ value: SheetValue, inferred other: ValueType? = nil
  ) -> SheetDeclaration? {
    // A separate function keeps the stack frame of the recursion small.
    let context = valueContext(key, other)
    guard let result = expression(value, for: context) else { return nil }
    return declaration(result, of: value, for: context)
  }

  /// Returns the context for the value of a member.
  private func valueContext(_ key: String, _ other: ValueType?) -> ValueContext {
    if case .property(let name) = SheetKey(key) {
      return ValueContext(key: key, name: name, property: Property(name: name), isRaw: true)
    }
    let name = ["margins": "margin", "paddings": "padding"][key] ?? kebabName(of: key)
    return ValueContext(
      key: key, name: name, type: ValueType(ofKey: key) ?? other, property: Property(name: name))
  }

  /// Returns the declaration of a value, for its property or for a custom property.
  private mutating func declaration(
    _ result: SheetExpression, of value: SheetValue, for context: ValueContext
  ) -> SheetDeclaration? {
    let fitted = context.property.flatMap { self.fitted(result, to: $0) }
    if context.isRaw { return SheetDeclaration(name: context.name, value: fitted ?? result) }
    if let fitted { return SheetDeclaration(name: context.name, value: fitted) }
    guard let custom = customValue(result, of: value, for: context) else { return nil }
    var declaration = SheetDeclaration(name: "--" + context.name, value: custom)
    // A name such as `position` is also the word of a type, so the property does not take
    // precedence.
    declaration.isRejected =
      context.property != nil && (context.type == nil || context.name != context.key)
    return declaration
  }

  /// Returns a value in a form that a property accepts, with a unit if necessary, or `nil`.
  func fitted(_ value: SheetExpression, to property: Property) -> SheetExpression? {
    // A value that is too long to resolve may be valid.
    guard let resolved = value.resolved, !accepts(property, resolved) else { return value }
    guard value.kind == .number else { return nil }
    return ["px", "s"].lazy.map { value.with(unit: $0) }.first { other in
      other.resolved.map { accepts(property, $0) } ?? false
    }
  }

  /// Returns a value in the form of a custom property of its type, or `nil` if it is invalid.
  private mutating func customValue(
    _ result: SheetExpression, of value: SheetValue, for context: ValueContext
  ) -> SheetExpression? {
    guard let type = context.type, !type.isList else { return result }
    switch (type.kind, result.kind) {
    case (.insets, .number): return result.length
    case (_, .number), (.color, .length): break
    case (.point, .color), (.size, .color), (.rect, .color), (.insets, .color): break
    default: return result
    }
    mismatch(value, for: context)
    return nil
  }

  /// Records that a property rejects a value, which a custom property keeps.
  mutating func recordRejection(_ declaration: SheetDeclaration, _ value: SheetValue) {
    guard declaration.isRejected, let resolved = declaration.value.resolved,
      let property = Property(name: String(declaration.name.dropFirst(2)))
    else { return }
    let failure = DeclarationText(resolved, of: property.name)?.failure(of: property)
    let expected = failure?.expected ?? ""
    let facts = [
      .subject(property.name), texts[value.text].found(value.location.range),
      Diagnostic.Fact.expected(expected.isEmpty ? "another value" : expected),
    ]
    let diagnostic = diagnostic(
      .keptAsCustomProperty, at: value.location, facts, suggestion: failure?.suggestion,
      for: failure?.found ?? "")
    rejections.append((value.location.text, diagnostic))
  }

  /// Reports that a value does not have the type that its name implies.
  mutating func mismatch(_ value: SheetValue, for context: ValueContext) {
    let expected = context.type?.shape ?? "a value of '\(shortened(context.name))'"
    report(
      .invalidJSONValue, at: value,
      [.subject(shortened(context.key)), .expected(expected), found(value)])
  }
}
