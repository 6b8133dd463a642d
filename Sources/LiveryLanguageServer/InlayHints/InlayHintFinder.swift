// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSyntax
import CSSValues

/// A search for the inlay hints in a part of a sheet.
struct InlayHintFinder {
  let theme: EditedTheme
  let sheet: ThemeSheet
  let encoding: PositionEncoding
  /// The range of the document that is shown.
  let range: LSP.Range
  /// The tokens that may have hints.
  let tokens: Range<Int>
  /// The elements of rules by the nodes of the rules.
  private var elements: [Int: RuleContext] = [:]

  /// A rule with the color schemes that it applies in, and its element in each.
  struct RuleContext {
    /// The selectors of the rule.
    let selectors: RuleSelectors
    /// The elements in each color scheme that the rule applies in.
    let elements: [(scheme: CSSColorScheme, element: RuleElement)]
  }

  /// Creates a search in a range of a document.
  init(
    _ theme: EditedTheme, _ sheet: ThemeSheet, in range: LSP.Range, _ encoding: PositionEncoding
  ) {
    self.theme = theme
    self.sheet = sheet
    self.range = range
    self.encoding = encoding
    let stream = sheet.stream
    guard !sheet.isGenerated, let start = sheet.offset(of: range.start, in: encoding),
      let end = sheet.offset(of: range.end, in: encoding)
    else {
      // The text of a file in JSON is in another order.
      tokens = 0..<stream.count
      return
    }
    let all = 0..<stream.count
    let first = all.partitioningIndex { Int(stream.tokens[$0].start) >= start }
    let last = all.partitioningIndex { Int(stream.tokens[$0].start) > end }
    // A hint after the last character belongs to a token before the range.
    tokens = max(first - 1, 0)..<max(first, last)
  }

  var tree: SyntaxTree { sheet.tree }
  var stream: TokenStream { sheet.stream }

  /// Returns the position after some bytes, or `nil` if the document does not show it.
  func position(after bytes: Range<Int>) -> TextPosition? {
    guard let end = sheet.range(of: bytes, in: encoding)?.end else { return nil }
    let isAfterStart = (range.start.line, range.start.character) <= (end.line, end.character)
    let isBeforeEnd = (end.line, end.character) <= (range.end.line, range.end.character)
    return isAfterStart && isBeforeEnd ? end : nil
  }

  /// Returns the rule around a token.
  mutating func rule(around token: Int) -> RuleContext {
    let path = SyntaxLocation(tree, token: token).pathOfRule
    if let key = path.last, let known = elements[key] { return known }
    let selectors = RuleSelectors(tree, at: path)
    let schemes = theme.colorSchemes(of: path, in: tree)
    let found = schemes.map { scheme in
      (scheme, RuleElement(selectors, in: theme.composited(in: scheme)))
    }
    let rule = RuleContext(selectors: selectors, elements: found)
    if let key = path.last { elements[key] = rule }
    return rule
  }
}
