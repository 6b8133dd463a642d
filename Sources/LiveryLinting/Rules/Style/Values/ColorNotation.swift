// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// A color in the legacy notation with commas.
  package static let colorNotation = Self("color-notation", .warning) {
    "'\($0.found)' without commas is '\($0.expected)'"
  }
}

extension LintRule {
  /// A color in the legacy notation with commas.
  static let colorNotation = LintRule(
    .colorNotation, .style, scope: .rule,
    help:
      "rgb() and hsl() have white space between their components and a slash before the alpha value",
    bad: ".title { color: rgba(0, 128, 128, 0.5) }",
    good: ".title { color: rgb(0 128 128 / 0.5) }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    for styled in sheet.styledValues {
      for token in styled.value where stream.opensFunction(token, in: legacyFunctions) {
        guard let (tokens, text) = stream.modernColor(token, before: styled.value.upperBound) else {
          continue
        }
        let old = SpecifiedColor(parsing: stream.text(of: tokens))
        let isSame = old != nil && old == SpecifiedColor(parsing: text)
        let range = stream.byteRange(of: tokens)
        log.add(
          Diagnostic(
            .colorNotation, range: range, facts: [stream.found(tokens), .expected(text)],
            fixIts: isSame ? [.init(range: range, replacement: text, isSafe: true)] : []))
      }
    }
    return log.diagnostics
  }
}

private let legacyFunctions: Set<String> = ["rgb", "rgba", "hsl", "hsla"]

extension TokenStream {
  /// Returns the tokens and the modern form of a color with commas.
  ///
  /// - Returns: `nil` for another notation, or if the color contains calculations.
  fileprivate func modernColor(
    _ function: Int, before end: Int
  ) -> (tokens: Range<Int>, text: String)? {
    var name = value(of: function).lowercased()
    if name.hasSuffix("a") { name.removeLast() }
    var cursor = TokenCursor(self, function + 1..<end)
    var text = name + "("
    for index in 0..<4 {
      guard let part = cursor.next(), self[part].kind.isNumeric else { return nil }
      text += (index == 0 ? "" : index == 3 ? " / " : " ") + self.text(of: part)
      guard let next = cursor.next() else { return nil }
      if self[next].kind == .rightParenthesis, index >= 2 {
        return (function..<next + 1, text + ")")
      }
      guard self[next].kind == .comma else { return nil }
    }
    return nil
  }
}
