// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A test in `style()`: whether a custom property has a value, or a specific value.
///
/// Defined by [CSS Conditional 5, section 4.6](https://drafts.csswg.org/css-conditional-5/#style-container).
package struct StyleTest: Sendable, Hashable {
  /// The custom property's name with its hyphens.
  let name: String
  /// The expected value, in normalized form; `nil` for any value.
  let value: String?
  /// The CSS-wide keyword that the value is; `nil` for any other value.
  private let keyword: CSSWideKeyword?
  /// Whether the value contains variables.
  private let hasVariables: Bool

  /// Parses the contents of `style()`; `nil` if they do not begin with a custom property.
  init?(parsing cursor: inout TokenCursor) {
    let stream = cursor.stream
    guard cursor.peek() == .ident, let token = cursor.next(), stream.isCustomPropertyName(token)
    else { return nil }
    name = stream.value(of: token)
    if cursor.isAtEnd() {
      (value, keyword, hasVariables) = (nil, nil, false)
      return
    }
    guard cursor.peek() == .colon, cursor.next() != nil else { return nil }
    let start = cursor.position
    cursor.skipToEnd()
    let tokens = stream.trimmed(start..<cursor.position)
    guard stream.isDeclarationValue(tokens) else { return nil }
    value = stream.comparableText(of: tokens)
    keyword = CSSWideKeyword(stream, in: tokens)
    switch VariableUse(stream, in: tokens) {
    case .none: hasVariables = false
    case .valid: hasVariables = true
    case .malformed: return nil
    }
  }
}

extension StyleTest {
  /// Returns whether a container passes the test.
  ///
  /// A value that refers to other values (`inherit`, `var()`) is unknown if the container has no
  /// variables. A name alone matches any value but the initial one. The values `revert` and
  /// `revert-layer` never match.
  func truth(of container: QueryContainer) -> TruthValue {
    let actual = container.customProperty(name)
    let variables = container.variables
    guard let value else { return TruthValue(actual != variables?.initialText(of: name)) }
    if keyword == .revert || keyword == .revertLayer { return .false }
    if let variables, hasVariables || keyword != nil || variables.isTyped(name) {
      return truth(of: actual, as: variables.text(of: name, declared: value))
    }
    if keyword == .initial { return TruthValue(actual == nil) }
    return hasVariables || keyword != nil ? .unknown : truth(of: actual, as: value)
  }

  private func truth(of actual: String?, as expected: String?) -> TruthValue {
    guard let actual, let expected else { return TruthValue(actual == expected) }
    return TruthValue(actual == expected || Self.comparable(actual) == Self.comparable(expected))
  }

  private static func comparable(_ text: String) -> String {
    let stream = TokenStream(text)
    return stream.comparableText(of: stream.trimmed(0..<stream.count))
  }
}

extension StyleTest: CustomStringConvertible {
  /// The serialized test, without its parentheses.
  package var description: String {
    let name = identifierText(name)
    return value.map { $0.isEmpty ? "\(name):" : "\(name): \($0)" } ?? name
  }
}

extension TokenStream {
  /// Returns the text of some tokens with white space collapsed to one space and comments emptied.
  fileprivate func comparableText(of positions: Range<Int>) -> String {
    var text = ""
    var cursor = TokenCursor(self, positions)
    while cursor.position < cursor.end {
      let start = cursor.position
      let isSpaced = cursor.skipTrivia()
      if cursor.position > start { text += isSpaced ? " " : "/**/" }
      if let token = cursor.nextIncludingTrivia() { text += self.text(of: token) }
    }
    return text
  }
}
