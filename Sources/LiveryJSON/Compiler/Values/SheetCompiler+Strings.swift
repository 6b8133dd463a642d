// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension SheetCompiler {
  /// A string as CSS; nil where it is of no use, which is told.
  mutating func string(_ value: SheetValue, for wish: ValueWish) -> SheetExpression? {
    guard let string = value.json.string else { return nil }
    if string.hasPrefix("@") { return reference(string.dropFirst(), in: value, for: wish) }
    if string.hasPrefix("~") { return function(string, in: value, for: wish) }
    return wish.isRaw ? raw(string, of: value, for: wish) : text(string, of: value, for: wish)
  }

  /// A string that is neither a reference nor a function, by its type and its property.
  private mutating func text(
    _ string: String, of value: SheetValue, for wish: ValueWish
  ) -> SheetExpression? {
    let text = DeclarationText(string, of: wish.name)
    if let text, let property = wish.property, text.isValue(of: property) {
      return expression(text, wish.type?.kind == .color ? .color : .other, of: value)
    }
    guard let type = wish.type else { return untyped(string, text, of: value) }
    if type.isList {
      if let text, text.hasVariables { return expression(text, .other, of: value) }
      mismatch(value, for: wish)
      return nil
    }
    return typed(string, text, as: type.kind, of: value, for: wish)
  }

  /// CSS as it is.
  private mutating func raw(
    _ string: String, of value: SheetValue, for wish: ValueWish
  ) -> SheetExpression? {
    guard let text = DeclarationText(string, of: wish.name) else {
      tell(.invalidCSSText, at: value, [.subject(shortened(wish.name)), found(value)])
      return nil
    }
    // A number that was written as text gets no unit.
    let kind = kind(of: text)
    return expression(text, kind == .number && wish.property != nil ? .other : kind, of: value)
  }

  /// A string whose name says no type: a word is a keyword, one value of CSS is that, all else is a text.
  private func untyped(
    _ string: String, _ text: DeclarationText?, of value: SheetValue
  ) -> SheetExpression {
    if let text, !text.isImportant, isPlainIdentifier(string) || isOneValue(text) {
      return expression(text, kind(of: text), of: value)
    }
    return SheetExpression(stringText(string), .other)
  }

  /// A string whose name says a type.
  private mutating func typed(
    _ string: String, _ text: DeclarationText?, as kind: ValueType.Kind, of value: SheetValue,
    for wish: ValueWish
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
    mismatch(value, for: wish)
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

  /// Whether a text is one value that needs no property to be understood.
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

  /// Whether a text is as many lengths as a type has.
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
