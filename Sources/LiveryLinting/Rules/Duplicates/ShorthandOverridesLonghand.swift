// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues
import LiveryPrinting

extension Diagnostic.Kind {
  /// A shorthand that overrides an earlier longhand.
  package static let shorthandOverridesLonghand = Self("shorthand-overrides-longhand", .warning) {
    "'\($0.subject)' sets '\($0.found)' too, so the one on line \($0.limit) has no effect"
  }
}

extension LintRule {
  /// A shorthand that overrides an earlier longhand in the same block.
  static let shorthandOverridesLonghand = LintRule(
    .shorthandOverridesLonghand, .bug, scope: .ruleAndLines,
    help: "a shorthand sets all of its longhands, so those before it have no effect",
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
  /// The pairs of a shorthand and an earlier declaration in its block that it overrides, by index.
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

/// A search that visits declarations in order and records the last declaration of each longhand.
private struct OverrideSearch {
  let sheet: LintedSheet
  /// For each longhand, the last declaration that set it.
  private var last: [Int32] = Array(repeating: -1, count: Property.longhandCount)
  private var before: [Int32] = Array(repeating: -1, count: Property.longhandCount)

  init(sheet: LintedSheet) { self.sheet = sheet }

  /// Returns the first declaration of another property that the next declaration overrides
  /// completely, or `nil`.
  mutating func overridden(by index: Int32) -> Int? {
    let declaration = sheet.declarations[Int(index)]
    guard let property = declaration.property else { return nil }
    for longhand in property.longhands {
      before[Int(longhand.rawValue)] = last[Int(longhand.rawValue)]
      last[Int(longhand.rawValue)] = index
    }
    guard property.isShorthand, !targetsFewEngines(declaration) else { return nil }
    var first: Int32?
    var known: Int32 = -1
    for longhand in property.longhands {
      let earlier = before[Int(longhand.rawValue)]
      // Longhands set by one declaration are usually adjacent.
      if earlier == known { continue }
      known = earlier
      if earlier < first ?? .max, isOverridden(earlier, by: index, declaration) { first = earlier }
    }
    return first.map(Int.init)
  }

  /// Returns whether a shorthand in the same context overrides all of an earlier declaration.
  private func isOverridden(
    _ number: Int32, by index: Int32, _ shorthand: LintedDeclaration
  ) -> Bool {
    guard number >= 0 else { return false }
    let earlier = sheet.declarations[Int(number)]
    let contexts = sheet.contexts
    guard earlier.block == shorthand.block, earlier.isImportant == shorthand.isImportant,
      let property = earlier.property, property != shorthand.property, !targetsFewEngines(earlier),
      contexts.number(of: earlier.node) == contexts.number(of: shorthand.node)
    else { return false }
    return property.longhands.allSatisfy { last[Int($0.rawValue)] == index }
  }

  /// Returns whether a declaration is only for some engines: one with a vendor prefix, or a recent
  /// shorthand.
  private func targetsFewEngines(_ declaration: LintedDeclaration) -> Bool {
    switch declaration.property {
    case .inset, .insetBlock, .insetInline, .placeContent, .placeItems, .placeSelf: true
    default: sheet.stream.utf8(in: sheet.nameRange(of: declaration)).first == UInt8(ascii: "-")
    }
  }
}
