// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// A sheet that is imported twice under the same conditions.
  static let duplicateImport = LintRule(
    "duplicate-import", .bug,
    help: "a sheet is imported once under each condition",
    bad: LintExample("@import 'base.css'; @import url(base.css);", files: ["base.css": ""]),
    good: LintExample("@import 'base.css'; @import 'base.css' print;", files: ["base.css": ""])
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    var known: [[String]: Int] = [:]
    for rule in sheet.atRules.lazy.map(sheet.atRule) where rule.isCalled("import") {
      guard let address = ImportAddress(rule) else { continue }
      let conditions = stream.text(of: address.tokens.upperBound..<rule.prelude.upperBound)
      let key = [
        address.text,
        conditions.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      ]
      guard let first = known[key] else {
        known[key] = rule.tokens.lowerBound
        continue
      }
      log.add(
        Diagnostic(
          .duplicateImport, range: stream.byteRange(of: address.tokens),
          facts: [.found(String(address.text.prefix(60))), .limit(sheet.line(ofToken: first))]))
    }
    return log.diagnostics
  }
}

/// What an `@import` leads to.
private struct ImportAddress {
  let text: String
  let tokens: Range<Int>

  /// The address of a rule; nil where it is none.
  init?(_ rule: AtRule) {
    let stream = rule.tree.stream
    var cursor = TokenCursor(stream, rule.prelude)
    guard let first = cursor.next() else { return nil }
    switch stream[first].kind {
    case .string, .url: text = stream.value(of: first)
    case .function where stream.opensFunction(first, in: ["url", "src"]):
      guard cursor.peek() == .string, let string = cursor.next() else { return nil }
      text = stream.value(of: string)
      cursor = TokenCursor(stream, first..<rule.prelude.upperBound)
      _ = cursor.next()
      cursor.skipBlock()
    default: return nil
    }
    tokens = first..<cursor.position
  }
}
