// SPDX-License-Identifier: Apache-2.0
package import CSSSelectors
package import CSSSyntax
import CSSValues

/// All that the cascade needs of some sheets: selectors, rules and declarations in flat arrays, made once.
///
/// Values stay tokens of the sources until somebody asks; then each is read once.
package final class RuleIndex: Sendable {
  /// The sheets, in cascade order.
  package let sources: [StyleSource]
  /// Every name that a selector or a custom property uses.
  package let names: AtomTable
  /// The selectors of all rules.
  package let selectors: SelectorTable
  /// The rules, in order of appearance over all sheets.
  package let rules: [StyleRuleRecord]
  /// The declarations of all rules, each rule's in a run.
  package let declarations: [DeclarationRecord]
  /// The declarations of each rule with their values, as far as they were asked for.
  let blocks: DeclarationBlocks
  /// What is wrong with each source: its syntax and its selectors, in the order of the text.
  package let diagnostics: [[Diagnostic]]

  /// Indexes some sheets.
  package init(_ sources: [StyleSource]) {
    var compiler = RuleCompiler(sources)
    for source in sources.indices { compiler.compile(source) }
    self.sources = sources
    names = compiler.names
    selectors = compiler.selectors
    rules = compiler.rules
    declarations = compiler.declarations
    blocks = DeclarationBlocks(count: compiler.rules.count)
    diagnostics = compiler.diagnostics
  }
}

/// One style rule, or one run of declarations of it where nested rules stand between them.
package struct StyleRuleRecord: Sendable {
  /// The index of the sheet.
  package let source: UInt32
  /// The index of the rule's node in the sheet's tree.
  package let node: UInt32
  /// The rule's selectors in the ``RuleIndex/selectors``.
  package let selectors: Range<UInt32>
  /// The rule's declarations in the ``RuleIndex/declarations``.
  package internal(set) var declarations: Range<UInt32>

  /// Whether more than its selectors decides about the rule: a scope, or the size of a container.
  var isConditional: Bool { false }
}
