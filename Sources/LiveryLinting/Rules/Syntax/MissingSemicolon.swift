// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSelectors
import CSSSyntax
import CSSValues

extension LintRule {
  /// A declaration without a semicolon, whose value therefore includes the next declaration.
  static let missingSemicolon = LintRule(
    "missing-semicolon", .error, scope: .rule,
    help: "a declaration without a semicolon at its end is dropped with the next one",
    bad: "a { color: red\n  top: 1px }",
    good: "a { color: red;\n  top: 1px }",
    check: .diagnostics(ofKinds: [.missingSemicolon]))
}

extension [Diagnostic] {
  /// Returns the diagnostics, with invalid heads of nested rules explained by a missing semicolon
  /// if it is the cause.
  func explainingHeads(of tree: SyntaxTree) -> [Diagnostic] {
    let kinds: Set<Diagnostic.Kind> = [
      .invalidSelector, .unknownPseudoClass, .unknownPseudoElement, .unsupportedPseudoClass,
    ]
    guard contains(where: { kinds.contains($0.kind) }) else { return self }
    let heads = tree.headsWithoutSemicolon
    return map { diagnostic in
      guard kinds.contains(diagnostic.kind) else { return diagnostic }
      let number = heads.indices.partitioningIndex {
        heads[$0].head.upperBound >= diagnostic.range.lowerBound
      }
      guard number < heads.count, heads[number].head.contains(diagnostic.range.lowerBound) else {
        return diagnostic
      }
      return heads[number].missing.diagnostic
    }
  }
}

extension SyntaxTree {
  /// The heads of nested rules that begin with a declaration, with their byte ranges, in the order
  /// of the text.
  fileprivate var headsWithoutSemicolon: [(head: Range<Int>, missing: MissingSemicolon)] {
    var heads: [(head: Range<Int>, missing: MissingSemicolon)] = []
    // The token after the top-level rule around a node.
    var end: UInt32 = 0
    for node in nodes where node.kind == .qualifiedRule {
      if node.first >= end {
        end = node.end
        continue
      }
      let head = Int(node.first)..<Int(node.content)
      if let missing = MissingSemicolon(inPrelude: head, of: stream, isInvalid: true) {
        heads.append((stream.byteRange(of: head), missing))
      }
    }
    return heads
  }
}
