// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues
import LiveryPrinting

extension Diagnostic.Kind {
  /// A shorthand that sets again what stands before it.
  package static let shorthandOverridesLonghand = Self("shorthand-overrides-longhand", .warning) {
    "'\($0.subject)' sets '\($0.found)' too, so that of line \($0.limit) has no effect"
  }
}

extension LintRule {
  /// A shorthand behind one of its longhands, which has no effect for that reason.
  static let shorthandOverridesLonghand = LintRule(
    .shorthandOverridesLonghand, .bug,
    help: "a shorthand sets all of its longhands, so those that stand before it have no effect",
    bad: ".pane { padding-left: 8px; padding: 4px }",
    good: ".pane { padding: 4px; padding-left: 8px }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    let invalid = Set(sheet.faults.values.map(\.declaration))
    for (longhand, shorthand) in sheet.overrides
    where !invalid.contains(longhand) && !invalid.contains(shorthand) {
      let (old, new) = (sheet.declarations[longhand], sheet.declarations[shorthand])
      log.add(
        Diagnostic(
          .shorthandOverridesLonghand, range: sheet.nameRange(of: new),
          facts: [
            .subject(new.property?.name ?? ""), .found(old.property?.name ?? ""),
            .limit(sheet.line(ofToken: Int(sheet.tree.nodes[old.node].first))),
          ]))
    }
    return log.diagnostics
  }
}

extension LintedSheet {
  /// The shorthands that set again what stands before them in their block, by the numbers of both.
  fileprivate var overrides: [(longhand: Int, shorthand: Int)] {
    var found: [(longhand: Int, shorthand: Int)] = []
    var search = OverrideSearch(sheet: self)
    for block in blocks where block.declarations.count > 1 && block.kind == .style {
      for index in block.declarations where !isUnsupported(declarations[Int(index)]) {
        if let earlier = search.overridden(by: index) { found.append((earlier, Int(index))) }
      }
    }
    return found
  }
}

/// Looks at declarations one behind the other, and remembers which one set each longhand.
private struct OverrideSearch {
  let sheet: LintedSheet
  /// For each longhand the declaration that set it last, and the one before that.
  private var last: [Int32] = Array(repeating: -1, count: Property.longhandCount)
  private var before: [Int32] = Array(repeating: -1, count: Property.longhandCount)

  init(sheet: LintedSheet) { self.sheet = sheet }

  /// The first declaration that the next one overrides as a whole, though it is one of another property.
  mutating func overridden(by index: Int32) -> Int? {
    let declaration = sheet.declarations[Int(index)]
    guard let property = declaration.property else { return nil }
    for longhand in property.longhands {
      before[Int(longhand.rawValue)] = last[Int(longhand.rawValue)]
      last[Int(longhand.rawValue)] = index
    }
    guard property.isShorthand, !isForOthers(declaration) else { return nil }
    var first: Int32?
    var known: Int32 = -1
    for longhand in property.longhands {
      let earlier = before[Int(longhand.rawValue)]
      // Longhands that one declaration set stand side by side most of the time.
      if earlier == known { continue }
      known = earlier
      if earlier < first ?? .max, isOverridden(earlier, by: index, declaration) { first = earlier }
    }
    return first.map(Int.init)
  }

  /// Whether a declaration is in the same place as a shorthand behind it, and sets nothing else.
  private func isOverridden(
    _ number: Int32, by index: Int32, _ shorthand: LintedDeclaration
  ) -> Bool {
    guard number >= 0 else { return false }
    let earlier = sheet.declarations[Int(number)]
    let surroundings = sheet.surroundings
    guard earlier.block == shorthand.block, earlier.isImportant == shorthand.isImportant,
      let property = earlier.property, property != shorthand.property, !isForOthers(earlier),
      surroundings.number(of: earlier.node) == surroundings.number(of: shorthand.node)
    else { return false }
    return property.longhands.allSatisfy { last[Int($0.rawValue)] == index }
  }

  /// Whether a declaration is there for some readers only: under a vendor's name, or as the late short form of others.
  private func isForOthers(_ declaration: LintedDeclaration) -> Bool {
    switch declaration.property {
    case .inset, .insetBlock, .insetInline, .placeContent, .placeItems, .placeSelf: true
    default: sheet.stream.utf8(in: sheet.nameRange(of: declaration)).first == UInt8(ascii: "-")
    }
  }
}
