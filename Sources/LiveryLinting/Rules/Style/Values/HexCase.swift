// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A hexadecimal color with capital letters.
  package static let hexCase = Self("hex-case", .warning) {
    "'\($0.found)' in lowercase is '\($0.expected)'"
  }
}

extension LintRule {
  /// A hexadecimal color with capital letters.
  static let hexCase = LintRule(
    .hexCase, .style, scope: .rule,
    help: "hexadecimal colors are written in lowercase letters",
    bad: ".title { color: #ABCDEF }",
    good: ".title { color: #abcdef }"
  ) { (sheet: LintedSheet) in sheet.hexColors(.hexCase) { $0.lowercased() } }
}

extension LintedSheet {
  /// Returns diagnostics for hexadecimal colors that have a better form.
  ///
  /// - Parameters:
  ///   - kind: The kind of diagnostic.
  ///   - form: Returns the better form of a color. Equal text or `nil` means that there is none.
  /// - Returns: A diagnostic with a safe fix for each color.
  func hexColors(
    _ kind: Diagnostic.Kind, form: (String) -> String?
  ) -> [Diagnostic] {
    var log = DiagnosticLog()
    for styled in styledValues {
      for token in styled.value
      where stream[token].kind == .hash && !stream[token].flags.contains(.escaped) {
        let text = stream.text(of: token)
        guard [4, 5, 7, 9].contains(text.utf8.count), text.dropFirst().allSatisfy(\.isHexDigit),
          let better = form(text), better != text
        else { continue }
        let range = stream.range(of: token)
        log.add(
          Diagnostic(
            kind, range: range, facts: [.found(text), .expected(better)],
            fixIts: [.init(range: range, replacement: better, isSafe: true)]))
      }
    }
    return log.diagnostics
  }
}
