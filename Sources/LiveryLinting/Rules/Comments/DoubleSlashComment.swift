// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// Two slashes that look like the start of a comment.
  package static let doubleSlashComment = Self("double-slash-comment", .error) {
    "CSS has no comments that begin with '\($0.found)'; this drops what follows up to the next ';' or '}'"
  }
}

extension LintRule {
  /// Two slashes that look like the start of a comment.
  static let doubleSlashComment = LintRule(
    .doubleSlashComment, .error,
    help: "a comment is written between /* and */; // drops the declaration or rule after it",
    bad: ".pane {\n  // wide\n  width: 800px;\n}",
    good: ".pane {\n  /* wide */\n  width: 800px;\n}"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    guard sheet.isAsWritten else { return [] }
    var log = DiagnosticLog()
    var customs = CustomValues(sheet)
    var end = 0
    for token in stream.indices
    where stream.isDelim(token, "/") && stream.isDelim(token + 1, "/") {
      let start = stream.range(of: token).lowerBound
      guard start >= end, !customs.contains(token), !stream.isAddress(token) else { continue }
      end = stream.endOfLine(from: start)
      log.add(.doubleSlashComment(stream, start..<end))
    }
    return log.diagnostics
  }
}

extension Diagnostic {
  fileprivate static func doubleSlashComment(
    _ stream: TokenStream, _ range: Range<Int>
  ) -> Diagnostic {
    let words = stream.text(in: range.lowerBound + 2..<range.upperBound)
    let hasComment = words.contains("*/") || words.contains("/*")
    let inner = words.split(whereSeparator: \.isWhitespace).isEmpty ? " " : words + " "
    let text = "/*\(inner)*/"
    return Diagnostic(
      .doubleSlashComment, range: range, facts: [.found("//")],
      fixIts: hasComment ? [] : [.init(range: range, replacement: text, isSafe: false)])
  }
}

extension TokenStream {
  /// Returns whether two slashes belong to a URL such as `http://example.org`.
  fileprivate func isAddress(_ token: Int) -> Bool { token > 0 && self[token - 1].kind == .colon }

  /// Returns the offset of the first newline at or after an offset, or the end of the text.
  fileprivate func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < byteCount, ![0x0A, 0x0C, 0x0D].contains(bytes[end]) { end += 1 }
    return end
  }
}

/// A lookup of the values of custom properties, which may contain anything, for queries in text
/// order.
struct CustomValues {
  private let sheet: LintedSheet
  private var next = 0

  init(_ sheet: LintedSheet) { self.sheet = sheet }

  /// Returns whether a token is in the value of a custom property.
  ///
  /// Each token must come after those of earlier calls.
  mutating func contains(_ token: Int) -> Bool {
    while next < sheet.declarations.count {
      let declaration = sheet.declarations[next]
      let node = sheet.tree.nodes[declaration.node]
      if declaration.isCustom, Int(node.contentEnd) > token { return Int(node.first) <= token }
      guard Int(node.end) <= token || !declaration.isCustom && Int(node.first) <= token else {
        return false
      }
      next += 1
    }
    return false
  }
}
