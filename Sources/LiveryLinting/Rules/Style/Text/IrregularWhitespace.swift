// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A space character that CSS does not treat as white space.
  package static let irregularWhitespace = Self("irregular-whitespace", .warning) {
    "\($0.found) looks like a space, but is not white space in CSS"
  }
}

extension LintRule {
  /// A space character that CSS does not treat as white space.
  static let irregularWhitespace = LintRule(
    .irregularWhitespace, .style,
    help:
      "a character that looks like a space but is not white space in CSS, such as U+00A0, separates nothing",
    bad: ".pane { margin: 1px\u{A0}2px }",
    good: ".pane { margin: 1px 2px }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    for token in stream.indices where stream[token].kind.mayHideWhitespace {
      let range = stream.range(of: token)
      guard stream.utf8(in: range).contains(where: { $0 >= 0x80 || $0 == 0x0B }) else { continue }
      var offset = range.lowerBound
      for scalar in stream.text(in: range).unicodeScalars {
        let length = UTF8.width(scalar)
        if scalar.isIrregularWhitespace, offset > 0 || scalar.value != 0xFEFF {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
          log.add(
            Diagnostic(
              .irregularWhitespace, range: offset..<offset + length, facts: [.found(code)]))
        }
        offset += length
      }
    }
    return log.diagnostics
  }
}

extension TokenKind {
  /// Whether the token is neither a string, a URL nor a comment, which may contain anything.
  fileprivate var mayHideWhitespace: Bool {
    switch self {
    case .string, .badString, .url, .badURL, .comment, .whitespace: false
    default: true
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character looks like a space or is invisible, but is not white space in CSS.
  ///
  /// The joiners U+200C and U+200D are excluded, because some languages use them in words.
  fileprivate var isIrregularWhitespace: Bool {
    switch value {
    case 0x0B, 0x85, 0xA0, 0x1680, 0x180E, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x2060,
      0x3000, 0xFEFF:
      true
    default: false
    }
  }
}
