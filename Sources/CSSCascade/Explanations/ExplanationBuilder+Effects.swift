// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension ExplanationBuilder {
  /// Returns the values of the element's running effects that set some longhands.
  mutating func effects(of element: Int, only open: Set<Int>) -> [ExplainedDeclaration] {
    let effects = elements.effects[element] ?? []
    if effects.isEmpty { return [] }
    let levels = rules.contexts.levels
    // The numbers follow those of the rules and of the blocks that are attached to the element.
    let first = rules.index.rules.count + (elements.attached(element)?.blocks.count ?? 0)
    var declarations: [ExplainedDeclaration] = []
    for (number, effect) in effects.enumerated() {
      let match = RuleMatch(
        rule: UInt32(truncatingIfNeeded: first + number),
        level: effect.kind == .transition ? levels.transitions : levels.animations)
      guard var declaration = declaration(of: effect, match, only: open) else { continue }
      declaration.effect = effect
      declarations.append(declaration)
    }
    return declarations
  }

  private mutating func declaration(
    of effect: ExplainedEffect, _ match: RuleMatch, only open: Set<Int>
  ) -> ExplainedDeclaration? {
    let isImportant = effect.kind == .transition
    if let longhand = Property(name: effect.property) {
      let slots = slots(of: .init(longhand), only: open)
      if slots.isEmpty { return nil }
      return ExplainedDeclaration(
        match: match, isImportant: isImportant, node: 0, slots: slots,
        content: .table(longhand, .value(effect.value)), text: nil)
    }
    let stream = TokenStream("\(identifierText(effect.property)): \(effect.value)")
    let tree = SyntaxTree(parsingBlockContents: stream)
    guard let node = tree.nodes.firstIndex(where: { $0.kind == .declaration }) else { return nil }
    var names = names
    let record = DeclarationRecord(node, of: tree, names: &names)
    let slots = slots(of: record.subject, only: open)
    if slots.isEmpty { return nil }
    let declaration = ExplainedDeclaration(record, of: tree, match: match, slots: slots)
    return ExplainedDeclaration(
      match: match, isImportant: isImportant, node: 0, slots: slots, content: declaration.content,
      text: declaration.text)
  }
}
