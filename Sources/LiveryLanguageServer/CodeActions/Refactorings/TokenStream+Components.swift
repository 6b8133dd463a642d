// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension TokenStream {
  /// Returns the tokens of the component at a byte offset, or `nil` if there is none.
  ///
  /// A color function counts as a whole. Of words, only colors are components.
  func component(at offset: Int, in value: Range<Int>) -> Range<Int>? {
    var cursor = TokenCursor(self, value)
    var found: Range<Int>?
    while let token = cursor.nextIncludingTrivia() {
      let start = range(of: token).lowerBound
      if start > offset { break }
      var inner = cursor
      if self[token].kind.isOpening { inner.skipBlock() }
      let component = token..<inner.position
      guard offset <= byteRange(of: component).upperBound else {
        cursor = inner
        continue
      }
      if isComponent(component) { found = component }
      if isColor(component) { break }
    }
    return found
  }

  /// Returns the tokens that a selection covers, or `nil` if they are not whole components.
  func components(in selection: Range<Int>, of value: Range<Int>) -> Range<Int>? {
    let covered = value.filter {
      range(of: $0).overlaps(selection) && !self[$0].kind.isTrivia
    }
    guard let first = covered.first, let last = covered.last else { return nil }
    let tokens = first..<last + 1
    let bytes = byteRange(of: tokens)
    guard selection.lowerBound <= bytes.lowerBound, bytes.upperBound <= selection.upperBound,
      isBalanced(tokens), !isSeparator(first), !isSeparator(last)
    else { return nil }
    return tokens
  }

  private func isComponent(_ tokens: Range<Int>) -> Bool {
    switch self[tokens.lowerBound].kind {
    case .number, .percentage, .dimension, .hash, .string, .url: true
    case .function: isBalanced(tokens)
    case .ident: isColor(tokens)
    default: false
    }
  }

  private func isColor(_ tokens: Range<Int>) -> Bool {
    switch Property.color.value(self, in: tokens) {
    case .color(.currentColor)?: false
    case .color?: true
    default: false
    }
  }

  private func isSeparator(_ token: Int) -> Bool {
    switch self[token].kind {
    case .comma, .colon, .semicolon, .delim: true
    default: false
    }
  }

  /// Returns whether each block among some tokens is closed, and none outside of them.
  private func isBalanced(_ tokens: Range<Int>) -> Bool {
    var closings: [TokenKind] = []
    for token in tokens {
      let kind = self[token].kind
      if let closing = kind.closing {
        closings.append(closing)
      } else if kind.closesBlock, closings.popLast() != kind {
        return false
      }
    }
    return closings.isEmpty
  }
}
