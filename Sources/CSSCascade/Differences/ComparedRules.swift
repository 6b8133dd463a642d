// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The matching rules of some sheets in cascade order, for a comparison with those of other sheets.
struct ComparedRules {
  let index: RuleIndex
  /// The indices of the rules, those of the weakest origin and layer first.
  let order: [Int]
  /// The printer of the selectors.
  let printer: SelectorPrinter
  /// The numbers that the comparison assigns to the visited contexts.
  var contexts: [RuleContext: Int32] = [:]

  init(_ rules: CascadeData) {
    index = rules.index
    let leveled = rules.index.rules.indices.compactMap { rule in
      (rules.level(ofRule: rule) ?? rules.level(ofStartingRule: rule)).map {
        (level: $0, rule: rule)
      }
    }
    order = leveled.sorted { ($0.level, $0.rule) < ($1.level, $1.rule) }.map(\.rule)
    printer = SelectorPrinter(index.selectors, index.names)
  }
}

extension ComparedRules {
  /// Returns the context of a rule without its media queries.
  func context(of rule: Int) -> RuleContext {
    var context = index.records.contexts[rule]
    context.media = 0
    return context
  }

  /// Returns the syntax tree of a rule.
  func tree(of rule: StyleRuleRecord) -> SyntaxTree { index.sources[Int(rule.source)].tree }

  /// Returns the declarations of a rule.
  func declarations(of rule: StyleRuleRecord) -> ArraySlice<DeclarationRecord> {
    index.declarations[Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)]
  }

  /// Returns whether a rule has the same text as a rule of other sheets in the same context.
  func isSame(_ rule: Int, as otherRule: Int, of other: ComparedRules) -> Bool {
    let (mine, others) = (index.rules[rule], other.index.rules[otherRule])
    guard mine.selectors.count == others.selectors.count,
      mine.declarations.count == others.declarations.count
    else { return false }
    let (tree, otherTree) = (tree(of: mine), other.tree(of: others))
    guard tree.stream.base == otherTree.stream.base else { return false }
    let (run, otherRun) = (declarations(of: mine), other.declarations(of: others))
    if tree.stream.bytes == otherTree.stream.bytes, mine.node == others.node,
      run.first?.node == otherRun.first?.node
    {
      return true
    }
    for (first, second) in zip(run, otherRun) {
      guard tree.hasSameText(Int(first.node), as: Int(second.node), of: otherTree) else {
        return false
      }
    }
    return hasSameSelectors(mine, as: others, of: other)
  }

  private func hasSameSelectors(
    _ mine: StyleRuleRecord, as others: StyleRuleRecord, of other: ComparedRules
  ) -> Bool {
    let isNested = [(self, mine), (other, others)].contains { rules, rule in
      rule.selectors.contains {
        rules.index.selectors.selectors[Int($0)].flags.contains(.nesting)
      }
    }
    let (tree, otherTree) = (tree(of: mine), other.tree(of: others))
    if !isNested {
      let (node, otherNode) = (tree.nodes[Int(mine.node)], otherTree.nodes[Int(others.node)])
      let isSame = tree.stream.utf8(of: Int(node.first)..<Int(node.content))
        .isEqual(to: otherTree.stream.utf8(of: Int(otherNode.first)..<Int(otherNode.content)))
      if isSame { return true }
    }
    return zip(mine.selectors, others.selectors).allSatisfy {
      printer.resolvedDescription(of: Int($0)) == other.printer.resolvedDescription(of: Int($1))
    }
  }
}

extension SyntaxTree {
  /// Returns whether a declaration has the same bytes as one of another tree, whatever follows it.
  fileprivate func hasSameText(_ index: Int, as otherIndex: Int, of other: SyntaxTree) -> Bool {
    let (node, otherNode) = (nodes[index], other.nodes[otherIndex])
    return node.flags == otherNode.flags
      && stream.utf8(of: Int(node.first)..<Int(node.contentEnd))
        .isEqual(to: other.stream.utf8(of: Int(otherNode.first)..<Int(otherNode.contentEnd)))
  }
}

extension TokenStream {
  /// Returns the bytes of a range of tokens.
  fileprivate func utf8(of positions: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    utf8(in: byteRange(of: positions))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether both buffers have the same bytes.
  fileprivate func isEqual(to other: Self) -> Bool {
    guard count == other.count, let mine = baseAddress, let others = other.baseAddress else {
      return count == other.count
    }
    return memcmp(mine, others, count) == 0
  }
}
