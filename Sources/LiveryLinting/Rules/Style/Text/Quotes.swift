// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A string in the wrong kind of quotation marks.
  package static let quotes = Self("quotes", .warning) {
    "this string is in \($0.found) quotes; expected \($0.expected) quotes"
  }
}

extension LintRule {
  /// A string in the wrong kind of quotation marks.
  static let quotes: LintRule = LintRule(
    .quotes, .style, scope: .rule,
    help: "strings are in double quotes, or in single quotes if the option selects them",
    options: [RuleOption("style", .word(["double", "single"]), help: "the quotes to write")],
    bad: ".pane { content: 'wide' }",
    good: #".pane { content: "wide"; quotes: '"' }"#
  ) { (sheet: LintedSheet) in
    guard sheet.isAsWritten else { return [] }
    let isSingle = sheet.settings.word("style", of: .quotes) == "single"
    let included = UInt8(ascii: isSingle ? "'" : "\"")
    let stream = sheet.stream
    var log = DiagnosticLog()
    var customs = CustomValues(sheet)
    let hasQueries = sheet.hasStyleQueries
    for token in stream.indices where stream[token].kind == .string {
      let range = stream.range(of: token)
      guard !stream[token].flags.contains(.unterminated), range.count >= 2,
        !stream.utf8(in: range).contains(included), !stream.isEncodingName(token)
      else { continue }
      let mark = String(UnicodeScalar(included))
      let text = mark + stream.text(in: range.lowerBound + 1..<range.upperBound - 1) + mark
      // The text of a custom property includes its quotes, so a change of quotes changes the value.
      let isSafe = !customs.contains(token) && !hasQueries
      log.add(
        Diagnostic(
          .quotes, range: range,
          facts: isSingle
            ? [.found("double"), .expected("single")] : [.found("single"), .expected("double")],
          fixIts: [.init(range: range, replacement: text, isSafe: isSafe)]))
    }
    return log.diagnostics
  }
}

extension TokenStream {
  /// Returns whether a string belongs to an `@charset`, whose bytes must not change.
  fileprivate func isEncodingName(_ token: Int) -> Bool {
    let before = indices.prefix(token).last { !self[$0].kind.isTrivia }
    return before.map { self[$0].kind == .atKeyword && value(of: $0, equals: "charset") } ?? false
  }
}
