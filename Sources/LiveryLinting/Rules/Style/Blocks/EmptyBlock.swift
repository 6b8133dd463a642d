// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// An empty block.
  package static let emptyBlock = Self("empty-block", .warning) { _ in "this block is empty" }
}

extension LintRule {
  /// An empty block.
  static let emptyBlock = LintRule(
    .emptyBlock, .style, scope: .rule,
    help: "an empty block has no effect; one with a comment is accepted as intended",
    bad: ".pane {}",
    good: ".pane { color: red } .title { /* to come */ } @layer base {}"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    for (index, node) in sheet.tree.nodes.enumerated()
    where node.kind == .qualifiedRule || node.kind == .atRule {
      let (open, close) = (Int(node.content), Int(node.contentEnd))
      guard open < close, stream[open].kind == .leftBrace, close < Int(node.end),
        (open + 1..<close).allSatisfy({ stream[$0].kind == .whitespace }),
        // An empty layer still has a position in the layer order.
        node.kind == .qualifiedRule || !sheet.atRule(index).isCalled("layer")
      else { continue }
      log.add(Diagnostic(.emptyBlock, range: stream.byteRange(of: open..<close + 1)))
    }
    return log.diagnostics
  }
}
