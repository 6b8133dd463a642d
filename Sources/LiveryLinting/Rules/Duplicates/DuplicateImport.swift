// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A sheet that is imported twice under the same conditions.
  package static let duplicateImport = Self("duplicate-import", .warning) {
    "'\($0.found)' is already imported on line \($0.limit)"
  }
}

extension LintRule {
  /// A sheet that is imported twice under the same conditions.
  static let duplicateImport = LintRule(
    .duplicateImport, .bug, scope: .structure(.rules),
    help: "a sheet is imported once under each condition, and once without one",
    bad: LintExample("@import 'base.css'; @import url(base.css);", files: ["base.css": ""]),
    good: LintExample("@import 'base.css'; @import 'base.css' print;", files: ["base.css": ""])
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    var recorded: [ImportKey: RecordedImports] = [:]
    for rule in sheet.atRules.lazy.map(sheet.atRule) where rule.isCalled("import") {
      guard let address = ImportAddress(rule) else { continue }
      let conditions = ImportConditions(rule, after: address.tokens.upperBound)
      let key = ImportKey(address: address.text, cascade: conditions.cascade)
      let line = sheet.line(ofToken: rule.tokens.lowerBound)
      guard
        let first = recorded[key, default: RecordedImports()].add(conditions.queries, line: line)
      else { continue }
      log.add(
        Diagnostic(
          .duplicateImport, range: stream.byteRange(of: address.tokens),
          facts: [.found(String(address.text.prefix(60))), .limit(first)]))
    }
    return log.diagnostics
  }
}

/// An imported sheet, and the layer and `supports()` of its import.
private struct ImportKey: Hashable {
  let address: String
  let cascade: String
}

/// The media queries under which one sheet is imported.
private struct RecordedImports {
  private var lines: [String: Int] = [:]

  /// Adds an import.
  ///
  /// - Returns: The line of an earlier import with one of these media queries, or with any if there
  ///   are none; otherwise `nil`.
  mutating func add(_ queries: [String], line: Int) -> Int? {
    let repeated =
      queries.isEmpty ? lines.values.min() : queries.lazy.compactMap { [lines] in lines[$0] }.min()
    for query in queries.isEmpty ? [""] : queries { lines[query] = lines[query] ?? line }
    return repeated
  }
}

/// The conditions of an `@import`.
///
/// Defined by [conditional imports](https://drafts.csswg.org/css-cascade-5/#conditional-import).
private struct ImportConditions {
  /// The layer and `supports()`.
  private(set) var cascade = ""
  /// The media queries, in lower case.
  private(set) var queries: [String] = []

  init(_ rule: AtRule, after start: Int) {
    let stream = rule.tree.stream
    var cursor = TokenCursor(stream, start..<rule.prelude.upperBound)
    while let first = cursor.layerOrSupports() {
      cascade += stream.conditionText(of: first..<cursor.position, lowercasing: false) + " "
    }
    while !cursor.isAtEnd() {
      let end = cursor.nextComma
      queries.append(stream.conditionText(of: cursor.position..<end, lowercasing: true))
      while cursor.position < end, cursor.nextIncludingTrivia() != nil {}
      _ = cursor.next()
    }
  }
}

extension TokenCursor {
  /// Consumes `layer`, `layer()` or `supports()`.
  ///
  /// - Returns: The first token, or `nil` if the next token is another one.
  fileprivate mutating func layerOrSupports() -> Int? {
    switch peek() {
    case .function where stream.opensFunction(position, in: ["layer", "supports"]):
      let first = next()
      skipBlock()
      return first
    case .ident where stream.value(of: position, equals: "layer"): return next()
    default: return nil
    }
  }
}

/// The URL of an `@import`.
private struct ImportAddress {
  let text: String
  let tokens: Range<Int>

  /// Reads the URL of a rule, or returns `nil` if it has none.
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
