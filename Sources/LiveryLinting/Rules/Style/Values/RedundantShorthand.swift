// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// A shorthand with repeated values that can be omitted.
  package static let redundantShorthand = Self("redundant-shorthand", .warning) {
    "'\($0.found)' has the short form '\($0.expected)'"
  }
}

extension LintRule {
  /// A shorthand with repeated values that can be omitted.
  static let redundantShorthand = LintRule(
    .redundantShorthand, .style, scope: .rule,
    help: "a shorthand derives the sides that it omits from those that it has",
    bad: ".pane { margin: 4px 8px 4px 8px }",
    good: ".pane { margin: 4px 8px }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    for styled in sheet.styledValues where styled.property.isShorthand {
      guard let parts = styled.parts else { continue }
      let texts = parts.map { stream.text(of: $0) }
      let count = neededCount(texts)
      guard count < parts.count else { continue }
      let shorter = texts.prefix(count).joined(separator: " ")
      guard styled.isSame(as: shorter) else { continue }
      let bytes = stream.byteRange(of: styled.value)
      let rest = stream.range(of: parts[count - 1].upperBound - 1).upperBound..<bytes.upperBound
      log.add(
        Diagnostic(
          .redundantShorthand, range: bytes,
          facts: [stream.found(styled.value), .expected(shorter)],
          fixIts: [.init(range: rest, replacement: "", isSafe: true)]))
    }
    return log.diagnostics
  }
}

/// Returns the number of values that are necessary, given up to four for top, right, bottom and
/// left.
private func neededCount(_ texts: [String]) -> Int {
  var count = texts.count
  if count == 4, texts[3] == texts[1] { count = 3 }
  if count == 3, texts[2] == texts[0] { count = 2 }
  if count == 2, texts[1] == texts[0] { count = 1 }
  return count
}

extension StyledValue {
  /// The two to four values separated by white space, or `nil` if there are commas, slashes or
  /// comments.
  fileprivate var parts: [Range<Int>]? {
    var parts: [Range<Int>] = []
    var cursor = TokenCursor(stream, value)
    while let token = cursor.nextIncludingTrivia() {
      if stream[token].kind == .whitespace { continue }
      if stream[token].kind.isOpening { cursor.skipBlock() }
      let isValue = ![.comma, .delim, .comment, .string, .url].contains(stream[token].kind)
      guard isValue, parts.count < 4 else { return nil }
      parts.append(token..<cursor.position)
    }
    return parts.count >= 2 ? parts : nil
  }
}
