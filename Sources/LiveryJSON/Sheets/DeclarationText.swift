// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

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

  /// Why it is no value of a property; nil where it is one.
  func failure(of property: Property) -> Diagnostic? {
    property.diagnostic(for: stream, in: tokens)
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
