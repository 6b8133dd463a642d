// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension LintRule {
  /// A property that is set twice in one block, the first time for nothing.
  static let duplicateProperty = LintRule(
    "duplicate-property", .bug,
    help:
      "of two declarations of a property in one block the first has no effect, unless it is a fallback",
    bad: ".pane { color: red; width: 8px; color: blue }",
    good: ".pane { height: 100vh; height: 100dvh; color: blue }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    var lines = SheetLines(sheet)
    for pair in sheet.propertyPairs where pair.laterWins {
      let isSame = pair.areValuesEqual
      guard isSame || !pair.isFallback else { continue }
      let hasVariable = sheet.stream.hasVariable(in: sheet.view(pair.later).value)
      guard hasVariable || pair.areValid else { continue }
      log.add(
        Diagnostic(
          .duplicateProperty, range: sheet.nameRange(of: pair.earlier),
          facts: [
            .subject(pair.later.property?.name ?? ""),
            .limit(lines.line(of: Int(sheet.tree.nodes[pair.later.node].first))),
          ],
          fixIts: pair.removal.map { [$0] } ?? []))
    }
    return log.diagnostics
  }
}

extension LintedSheet {
  /// The declarations of a property that stand behind one another in one block under the same conditions.
  fileprivate var propertyPairs: [DeclarationPair] {
    struct Place: Hashable {
      let property: Property
      let surroundings: Int
    }
    var pairs: [DeclarationPair] = []
    var last: [Place: Int] = [:]
    for block in blocks where block.declarations.count > 1 && block.takesProperties {
      last.removeAll(keepingCapacity: true)
      for (number, index) in block.declarations.enumerated() {
        let later = declarations[Int(index)]
        let surroundings = surroundings.number(of: later.node)
        guard let property = later.property, !isUnsupported(later) else { continue }
        let place = Place(property: property, surroundings: surroundings)
        let known = last.updateValue(number, forKey: place)
        guard let known else { continue }
        let earlier = declarations[Int(block.declarations[known])]
        guard haveSameName(earlier, later) else { continue }
        let pair = DeclarationPair(
          sheet: self, earlier: earlier, later: later, areAdjacent: known + 1 == number)
        // What is important stays the one to beat.
        if !pair.laterWins { last[place] = known }
        pairs.append(pair)
      }
    }
    return pairs
  }

  /// Whether two declarations of one property call it the same; other names of it are for other readers.
  private func haveSameName(_ a: LintedDeclaration, _ b: LintedDeclaration) -> Bool {
    let names = [a, b].map { stream.utf8(in: nameRange(of: $0)).lazy.map(\.lowercased) }
    return names[0].elementsEqual(names[1])
  }
}

extension LintedBlock {
  /// Whether its declarations are those of elements.
  var takesProperties: Bool { kind == .style || kind == .keyframe }
}
