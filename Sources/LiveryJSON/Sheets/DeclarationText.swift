// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// A text parsed as the value of a declaration.
struct DeclarationText {
  private let stream: TokenStream
  private let tokens: Range<Int>
  /// Whether the declaration is `!important`.
  let isImportant: Bool

  /// Parses a text, or returns `nil` if it is not exactly the value of one declaration.
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

  /// The value without surrounding white space.
  var text: String { stream.text(of: tokens) }

  /// Whether the value contains `var()`, so that it depends on the element.
  var hasVariables: Bool {
    if case .valid = VariableUse(stream, in: tokens) { return true }
    return false
  }

  /// Returns whether the value is valid for a property, or may be after variables are substituted.
  func isValue(of property: Property) -> Bool {
    hasVariables || CSSWideKeyword(stream, in: tokens) != nil
      || property.longhandValues(stream, in: tokens) != nil
  }

  /// Returns the error of the value for a property, or `nil` if it is valid.
  func failure(of property: Property) -> Diagnostic? {
    property.diagnostic(for: stream, in: tokens)
  }

  /// Returns whether the value is valid for a syntax, or may be after variables are substituted.
  func isValue(of syntax: RegisteredSyntax) -> Bool {
    hasVariables || CSSWideKeyword(stream, in: tokens) != nil
      || syntax.value(stream, in: tokens) != nil
  }
}

extension DeclarationText {
  /// Returns whether the value is valid for a syntax, without variables and CSS-wide keywords.
  func isTyped(_ syntax: RegisteredSyntax) -> Bool { syntax.value(stream, in: tokens) != nil }

  /// Returns whether the value is a single function with a name.
  func isWholeFunction(_ name: String) -> Bool {
    guard let first = tokens.first, stream[first].kind == .function,
      stream.value(of: first).lowercased() == name
    else { return false }
    var cursor = TokenCursor(stream, tokens)
    guard cursor.next() != nil else { return false }
    cursor.skipBlock()
    return cursor.isAtEnd()
  }

  /// Returns whether the value is a sequence of a number of lengths or percentages.
  func isLengths(_ count: Int) -> Bool {
    guard let syntax = RegisteredSyntax(parsing: "<length-percentage>+"),
      let value = syntax.value(stream, in: tokens)
    else { return false }
    return count == value.itemCount
  }
}

extension CSSValue {
  /// The number of values in a sequence.
  fileprivate var itemCount: Int {
    if case .sequence(let values) = self { values.count } else { 1 }
  }
}

/// Returns whether a property accepts a text as its value.
func accepts(_ property: Property, _ text: String) -> Bool {
  DeclarationText(text, of: property.name)?.isValue(of: property) == true
}
