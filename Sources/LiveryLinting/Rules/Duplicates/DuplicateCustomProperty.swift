// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// A custom property that is set twice in one block.
  static let duplicateCustomProperty = LintRule(
    "duplicate-custom-property", .bug,
    help: "of two values of a custom property in one block the first has no effect",
    bad: ":root { --accent: red; --accent: blue }",
    good: ":root { --accent: red; --Accent: blue }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    var lines = SheetLines(sheet)
    for pair in sheet.customPropertyPairs where pair.laterWins {
      let node = sheet.tree.nodes[pair.later.node]
      // A malformed value is dropped, and the earlier one counts.
      let value = sheet.view(pair.later).value
      if case .malformed = VariableUse(sheet.stream, value, isCustom: true) { continue }
      log.add(
        Diagnostic(
          .duplicateCustomProperty, range: sheet.nameRange(of: pair.earlier),
          facts: [
            .subject(String(sheet.view(pair.later).name.prefix(60))),
            .limit(lines.line(of: Int(node.first))),
          ],
          fixIts: pair.removal.map { [$0] } ?? []))
    }
    return log.diagnostics
  }
}

extension LintedSheet {
  /// The values of a custom property that stand behind one another in one block under the same conditions.
  fileprivate var customPropertyPairs: [DeclarationPair] {
    struct Place: Hashable {
      let name: String
      let surroundings: Int
    }
    var pairs: [DeclarationPair] = []
    var last: [Place: Int] = [:]
    for block in blocks where block.declarations.count > 1 && block.takesProperties {
      last.removeAll(keepingCapacity: true)
      for (number, index) in block.declarations.enumerated() {
        let later = declarations[Int(index)]
        guard later.isCustom, !isUnsupported(later) else { continue }
        let place = Place(
          name: view(later).name, surroundings: surroundings.number(of: later.node))
        guard let known = last.updateValue(number, forKey: place) else { continue }
        let pair = DeclarationPair(
          sheet: self, earlier: declarations[Int(block.declarations[known])], later: later,
          areAdjacent: known + 1 == number)
        if !pair.laterWins { last[place] = known }
        pairs.append(pair)
      }
    }
    return pairs
  }
}
