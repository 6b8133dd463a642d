// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// An An+B index that matches no element.
  package static let unmatchableAnB = Self("unmatchable-anb", .error) {
    "'\($0.found)' matches no element: positions are counted from 1"
  }
}

extension LintRule {
  /// An An+B index that matches no element.
  static let unmatchableAnB = LintRule(
    .unmatchableAnB, .error, scope: .rule,
    help: "An+B that is never 1 or more matches no element",
    bad: "li:nth-child(0) { color: red }",
    good: "li:nth-child(2n) { color: red }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    for (block, prelude) in sheet.styleRules where !sheet.isUnsupported(block) {
      // For each open parenthesis, whether it is inside `:not()`, where an unmatchable index
      // matches everything.
      var open: [Bool] = []
      for token in prelude {
        let kind = stream[token].kind
        if kind.isOpening {
          open.append(open.last ?? false || stream.opensFunction(token, in: ["not"]))
        }
        if kind.closesBlock { _ = open.popLast() }
        guard open.last == false, stream.opensFunction(token, in: nthFunctions) else { continue }
        var cursor = TokenCursor(stream, token + 1..<prelude.upperBound)
        cursor.skipTrivia()
        let first = cursor.position
        guard let formula = AnPlusB(parsing: &cursor), formula.step <= 0, formula.offset <= 0 else {
          continue
        }
        let tokens = sheet.tree.stream.trimmed(first..<cursor.position)
        log.add(
          Diagnostic(
            .unmatchableAnB, range: stream.byteRange(of: tokens), facts: [stream.found(tokens)]))
      }
    }
    return log.diagnostics
  }
}

private let nthFunctions: Set<String> = [
  "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type",
]

extension LintedSheet {
  /// Returns whether a block is inside an `@supports` that does not apply.
  func isUnsupported(_ block: LintedBlock) -> Bool {
    contexts.isUnsupported(block.contexts)
  }
}
