// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A list of font families without a generic one.
  package static let genericFontMissing = Self("generic-font-missing", .warning) {
    "no generic family such as 'sans-serif' follows \($0.found) as a fallback"
  }
}

extension LintRule {
  /// A list of font families without a generic one.
  static let genericFontMissing = LintRule(
    .genericFontMissing, .bug, scope: .rule,
    help:
      "a list of font families ends in a generic family, the fallback if no other family is available",
    bad: ".title { font-family: Lato, 'Noto Sans' }",
    good: ".title { font-family: Lato, 'Noto Sans', sans-serif }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    for (_, families) in sheet.familyLists {
      guard let last = families.last, !families.contains(where: \.isGeneric),
        !families.contains(where: \.isAlone)
      else { continue }
      log.add(
        Diagnostic(
          .genericFontMissing, range: stream.byteRange(of: last.tokens),
          facts: [stream.found(last.tokens)]))
    }
    return log.diagnostics
  }
}

extension FamilyName {
  /// Whether no other font can replace this one, such as an icon font.
  ///
  /// Includes names that some sheets use to pass data to scripts.
  fileprivate var isAlone: Bool {
    Self.words.contains { name.contains($0) }
  }

  private static let words = [
    "icon", "awesome", "symbol", "emoji", "glyph", "fontello", "dingbat", "foundation", "octicons",
    "feather", "ico-", "codicon", "ionic", "barcode", "=", "/",
  ]
}
