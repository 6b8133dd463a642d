// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// A value as CSS writes it, with what is known of it.
struct SheetExpression {
  /// The CSS.
  var text: String
  /// The CSS with all references replaced by what they lead to; nil where that is too long to look at.
  var resolved: String?
  /// What it is.
  var kind: Kind
  /// Whether a string of the sheet has the same text.
  var isVerbatim = false
  /// Whether the string ends in `!important`.
  var isImportant = false

  /// What a value is, as far as it matters where it is used.
  enum Kind {
    case number, length, color, other
  }

  /// Longer values are not looked at: references can make them grow without end.
  static let longestResolved = 4096

  /// A value without references.
  init(_ text: String, _ kind: Kind, isVerbatim: Bool = false) {
    self.text = text
    resolved = text
    self.kind = kind
    self.isVerbatim = isVerbatim
  }

  /// A value made of others.
  init(_ parts: [SheetExpression], _ kind: Kind, _ make: ([String]) -> String) {
    text = make(parts.map(\.text))
    let resolved = parts.compactMap(\.resolved)
    let length = resolved.reduce(0) { $0 + $1.utf8.count }
    self.resolved =
      resolved.count == parts.count && length <= Self.longestResolved ? make(resolved) : nil
    self.kind = kind
  }

  /// The value with a unit, where it is a number.
  func with(unit: String) -> SheetExpression {
    guard kind == .number else { return self }
    return SheetExpression([self], .length) { texts in
      let number = texts[0]
      if isNumberText(number) { return number + unit }
      return "calc(\(number.hasPrefix("calc(") ? String(number.dropFirst(4)) : number) * 1\(unit))"
    }
  }

  /// The value as a length: a number is px.
  var length: SheetExpression { with(unit: "px") }
}

/// Whether a text is one number and nothing else.
func isNumberText(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
}

/// A text read as the value of a declaration.
struct DeclarationText {
  private let stream: TokenStream
  private let tokens: Range<Int>
  /// Whether it ends in `!important`.
  let isImportant: Bool

  /// Reads a text; nil where it is not the value of one declaration, and of nothing else.
  init?(_ text: String, of name: String) {
    let stream = TokenStream("\(name):\(text)")
    let tree = SyntaxTree(parsingDeclaration: stream)
    guard tree.diagnostics.isEmpty, tree.nodes.count == 1, stream.diagnostics.isEmpty,
      let node = tree.rules.first(where: { _ in true }), case .declaration(let declaration) = node,
      stream.count == 0 || stream[stream.count - 1].kind != .semicolon
    else { return nil }
    self.stream = stream
    tokens = declaration.value
    isImportant = declaration.isImportant
  }

  /// The value without white space around it.
  var text: String { stream.text(of: tokens) }

  /// Whether it holds `var()`, so that what it is depends on the element.
  var hasVariables: Bool {
    if case .valid = VariableUse(stream, tokens) { return true }
    return false
  }

  /// Whether it is a value of a property, or may be one once variables are replaced.
  func isValue(of property: Property) -> Bool {
    hasVariables || CSSWideKeyword(stream, in: tokens) != nil
      || property.longhandValues(stream, in: tokens) != nil
  }

  /// Whether it is a value of a type, or may be one once variables are replaced.
  func isValue(of syntax: RegisteredSyntax) -> Bool {
    hasVariables || CSSWideKeyword(stream, in: tokens) != nil
      || syntax.value(stream, in: tokens) != nil
  }
}

extension DeclarationText {
  /// Whether it is a value of a type, without variables and keywords that every property knows.
  func isTyped(_ syntax: RegisteredSyntax) -> Bool { syntax.value(stream, in: tokens) != nil }

  /// Whether it is one function of a name.
  func isWholeFunction(_ name: String) -> Bool {
    guard let first = tokens.first, stream[first].kind == .function,
      stream.value(of: first).lowercased() == name
    else { return false }
    var cursor = TokenCursor(stream, tokens)
    guard cursor.next() != nil else { return false }
    cursor.skipBlock()
    return cursor.isAtEnd()
  }

  /// Whether it is so many lengths or percentages.
  func isLengths(_ count: Int) -> Bool {
    guard let syntax = RegisteredSyntax(parsing: "<length-percentage>+"),
      let value = syntax.value(stream, in: tokens)
    else { return false }
    return count == value.itemCount
  }
}

extension CSSValue {
  /// How many values stand in a row.
  fileprivate var itemCount: Int {
    if case .sequence(let values) = self { values.count } else { 1 }
  }
}

/// Whether a text is a value of a property.
func accepts(_ property: Property, _ text: String) -> Bool {
  DeclarationText(text, of: property.name)?.isValue(of: property) == true
}
