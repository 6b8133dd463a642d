// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension LintRule {
  /// A shorthand behind one of its longhands, which has no effect for that reason.
  static let shorthandOverridesLonghand = LintRule(
    "shorthand-overrides-longhand", .bug,
    help: "a shorthand sets all of its longhands, so those that stand before it have no effect",
    bad: ".pane { padding-left: 8px; padding: 4px }",
    good: ".pane { padding: 4px; padding-left: 8px }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    var lines = SheetLines(sheet)
    let invalid = Set(sheet.invalidValues.map(\.declaration))
    for (longhand, shorthand) in sheet.overrides
    where !invalid.contains(longhand) && !invalid.contains(shorthand) {
      let (old, new) = (sheet.declarations[longhand], sheet.declarations[shorthand])
      log.add(
        Diagnostic(
          .shorthandOverridesLonghand, range: sheet.nameRange(of: new),
          facts: [
            .subject(new.property?.name ?? ""), .found(old.property?.name ?? ""),
            .limit(lines.line(of: Int(sheet.tree.nodes[old.node].first))),
          ]))
    }
    return log.diagnostics
  }
}

extension LintedSheet {
  /// The shorthands that set again what a declaration before them in their block sets, by the numbers of both.
  fileprivate var overrides: [(longhand: Int, shorthand: Int)] {
    var found: [(longhand: Int, shorthand: Int)] = []
    // For each longhand the declaration that set it last.
    var last: [Int32] = Array(repeating: -1, count: Property.longhandCount)
    for block in blocks where block.declarations.count > 1 && block.kind == .style {
      for index in block.declarations {
        let declaration = declarations[Int(index)]
        guard let property = declaration.property, !isUnsupported(declaration) else { continue }
        if property.isShorthand, !isForOthers(declaration),
          let earlier = overridden(by: declaration, property, in: block, last)
        {
          found.append((earlier, Int(index)))
        }
        for longhand in property.longhands { last[Int(longhand.rawValue)] = index }
      }
    }
    return found
  }

  /// The first declaration of a block that a shorthand overrides as a whole, though it is another property.
  private func overridden(
    by shorthand: LintedDeclaration, _ property: Property, in block: LintedBlock, _ last: [Int32]
  ) -> Int? {
    let start = block.declarations[0]
    let place = surroundings.number(of: shorthand.node)
    let longhands = property.longhands
    return longhands.lazy.map { last[Int($0.rawValue)] }
      .filter { [self] number in
        guard number >= start else { return false }
        let earlier = declarations[Int(number)]
        guard earlier.block == shorthand.block, earlier.isImportant == shorthand.isImportant,
          let other = earlier.property, other != property,
          other.longhands.count < longhands.count,
          surroundings.number(of: earlier.node) == place, !isForOthers(earlier)
        else { return false }
        return !other.isShorthand || Set(longhands).isSuperset(of: other.longhands)
      }
      .min().map(Int.init)
  }

  /// Whether a declaration is there for some readers only: under a vendor's name, or as the late short form of what others
  /// are told before.
  private func isForOthers(_ declaration: LintedDeclaration) -> Bool {
    switch declaration.property {
    case .inset, .insetBlock, .insetInline, .placeContent, .placeItems, .placeSelf: true
    default: stream.utf8(in: nameRange(of: declaration)).first == UInt8(ascii: "-")
    }
  }
}
