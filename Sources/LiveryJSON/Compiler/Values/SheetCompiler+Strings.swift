// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension SheetCompiler {
  /// Returns a string as CSS, or `nil` if it is invalid, which is reported.
  mutating func string(_ value: SheetValue, for context: ValueContext) -> SheetExpression? {
    guard let string = value.json.string else { return nil }
    if string.hasPrefix("@") { return reference(string.dropFirst(), in: value, for: context) }
    if string.hasPrefix("~") { return function(string, in: value, for: context) }
    return context.isRaw
      ? raw(string, of: value, for: context) : text(string, of: value, for: context)
  }

  /// Returns a string without a reference or function, according to its type and property.
  private mutating func text(
    _ string: String, of value: SheetValue, for context: ValueContext
  ) -> SheetExpression? {
    let text = DeclarationText(string, of: context.name)
    if let text, let property = context.property, text.isValue(of: property) {
      return expression(text, context.type?.kind == .color ? .color : .other, of: value)
    }
    guard let type = context.type else { return untyped(string, text, of: value) }
    if type.isList {
      if let text, text.hasVariables { return expression(text, .other, of: value) }
      mismatch(value, for: context)
      return nil
    }
    return typed(string, text, as: type.kind, of: value, for: context)
  }

  /// Returns a string as literal CSS.
  private mutating func raw(
    _ string: String, of value: SheetValue, for context: ValueContext
  ) -> SheetExpression? {
    guard let text = DeclarationText(string, of: context.name) else {
      report(.invalidCSSText, at: value, [.subject(shortened(context.name)), found(value)])
      return nil
    }
    // A number in a string gets no unit.
    let kind = kind(of: text)
    return expression(text, kind == .number && context.property != nil ? .other : kind, of: value)
  }

  /// Returns a string without an implied type: a keyword, a single CSS value, or a CSS string.
  private func untyped(
    _ string: String, _ text: DeclarationText?, of value: SheetValue
  ) -> SheetExpression {
    if let text, !text.isImportant, isPlainIdentifier(string) || isOneValue(text) {
      return expression(text, kind(of: text), of: value)
    }
    return SheetExpression(stringText(string), .other)
  }

  /// Returns a string with an implied type.
  private mutating func typed(
    _ string: String, _ text: DeclarationText?, as kind: ValueType.Kind, of value: SheetValue,
    for context: ValueContext
  ) -> SheetExpression? {
    switch kind {
    case .color:
      if let text, text.isValue(of: RegisteredSyntax(.color)) {
        return expression(text, .color, of: value)
      }
    case .image:
      if let text, text.text == "none" || text.isValue(of: RegisteredSyntax(.image)) {
        return expression(text, .other, of: value)
      }
      if !string.isEmpty {
        return SheetExpression("url(\(stringText(address(string, in: value.text))))", .other)
      }
    case .point, .size, .rect, .insets:
      if let text, isLengths(text, kind) { return expression(text, .length, of: value) }
    case .font:
      if let text, text.isValue(of: .font) { return expression(text, .other, of: value) }
    case .textAttributes: break
    }
    mismatch(value, for: context)
    return nil
  }

  private func expression(
    _ text: DeclarationText, _ kind: SheetExpression.Kind, of value: SheetValue
  ) -> SheetExpression {
    let css = rebased(text.text, in: value.text)
    var result = SheetExpression(
      css, kind, isVerbatim: value.isVerbatim && css == value.json.string)
    result.isImportant = text.isImportant
    return result
  }

  /// Returns whether a text is a single value whose meaning does not depend on a property.
  private func isOneValue(_ text: DeclarationText) -> Bool {
    text.isWholeFunction("var") || text.isWholeFunction("env")
      || Self.plainTypes.contains { text.isTyped($0) }
  }

  private static let plainTypes: [RegisteredSyntax] = [
    RegisteredSyntax(.lengthPercentage), RegisteredSyntax(.number), RegisteredSyntax(.color),
    RegisteredSyntax(.time), RegisteredSyntax(.angle), RegisteredSyntax(.resolution),
    RegisteredSyntax(.image),
  ]

  private func kind(of text: DeclarationText) -> SheetExpression.Kind {
    if text.isTyped(RegisteredSyntax(.number)) { return .number }
    if text.isTyped(RegisteredSyntax(.lengthPercentage)) { return .length }
    return text.isTyped(RegisteredSyntax(.color)) ? .color : .other
  }

  /// Returns whether a text has the number of lengths that a type requires.
  private func isLengths(_ text: DeclarationText, _ kind: ValueType.Kind) -> Bool {
    if text.hasVariables { return true }
    let counts: ClosedRange<Int> =
      switch kind {
      case .rect: 4...4
      case .insets: 1...4
      default: 2...2
      }
    return counts.contains { text.isLengths($0) }
  }
}
