// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax
import LiveryPrinting

/// The elements whose styles may differ between two versions of a theme, by their names.
///
/// The style of an element depends on the rules that match it or one of its ancestors, and on
/// at-rules that are not about single elements. For a rule to match, the element with its ancestors
/// and siblings must have all types, classes and ids of the selector.
struct AffectedElements {
  /// The names that each selector of a changed rule requires, by their first name.
  private var names: [String: [[String]]] = [:]

  /// Finds the affected elements, or returns `nil` if each element may be affected.
  init?(of theme: LintedTheme) {
    guard let change = theme.history.change else { return nil }
    for change in change.sheets.compactMap(\.self) {
      guard !change.old.mayChangeAllStyles(among: change.text.old.nodes),
        !change.new.mayChangeAllStyles(among: change.text.new.nodes)
      else { return nil }
      if let variables = VariableChange(change)?.names {
        guard add(variables, in: theme) else { return nil }
      } else {
        guard add(change.old, change.text.old.nodes), add(change.new, change.text.new.nodes) else {
          return nil
        }
      }
    }
  }

  /// Returns whether an element may be affected, given the types, classes and ids of the element,
  /// its ancestors and siblings.
  func mayInclude(_ identifiers: [String]) -> Bool {
    identifiers.contains { first in
      names[first]?.contains { $0.allSatisfy(identifiers.contains) } == true
    }
  }

  /// Adds the names that elements need to match some rules, or returns `false` if they need none.
  private mutating func add(_ sheet: LintedSheet, _ nodes: Range<Int>) -> Bool {
    for block in sheet.blocks where nodes.contains(block.node) {
      guard add(block, of: sheet) else { return false }
    }
    return true
  }

  private mutating func add(_ block: LintedBlock, of sheet: LintedSheet) -> Bool {
    guard block.kind == .style else { return true }
    for selector in block.selectors {
      if sheet.selectors.table.selectors[selector].flags.contains(.pseudoElement) { continue }
      // The implied root of each description has the type `body`.
      let required = sheet.selectors.identifiers(of: selector).filter { $0 != "body" }
      guard let first = required.first else { return false }
      names[first, default: []].append(required)
    }
    return true
  }

  /// Adds the names that elements need to match rules with some variables, or returns `false` if
  /// they need none.
  private mutating func add(_ variables: Set<String>, in theme: LintedTheme) -> Bool {
    if variables.isEmpty { return true }
    let sheets = theme.sheets + theme.otherSheets
    var variables = variables
    var count = 0
    // Variables whose values refer to changed ones change as well.
    while count < variables.count {
      count = variables.count
      for sheet in sheets { variables.formUnion(sheet.variables(referringTo: variables)) }
    }
    for sheet in sheets {
      guard !sheet.queries(variables) else { return false }
      for block in sheet.blocks(referringTo: variables) {
        guard add(block, of: sheet) else { return false }
      }
    }
    return true
  }
}

extension LintedSelectors {
  /// Returns the types, classes and ids of a selector, without those inside functions.
  fileprivate func identifiers(of selector: Int) -> [String] {
    components(of: selector).compactMap { component in
      switch component.kind {
      case .type, .class, .id: names.text(of: component.name)
      default: nil
      }
    }
  }
}

extension LintedSheet {
  /// Returns whether some nodes contain an at-rule that can change the style of any element.
  fileprivate func mayChangeAllStyles(among nodes: Range<Int>) -> Bool {
    nodes.contains { node in
      guard tree.nodes[node].kind == .atRule else { return false }
      let rule = atRule(node)
      return rule.isCalled("layer") || rule.isCalled("import") || rule.isCalled("property")
    }
  }

  /// Returns whether style queries may refer to some variables.
  fileprivate func queries(_ variables: Set<String>) -> Bool {
    !names.conditional.isDisjoint(with: variables)
  }

  /// Returns the references to some variables.
  private func uses(of variables: Set<String>) -> some Sequence<SheetNames.Use> {
    let atoms = Set(variables.compactMap { names.variableNames.find($0) })
    return names.uses.lazy.filter { atoms.contains($0.name) }
  }

  /// Returns the variables whose values refer to some variables.
  fileprivate func variables(referringTo variables: Set<String>) -> [String] {
    uses(of: variables).compactMap { use in
      guard let declaration = declaration(at: use.node), let name = declaration.variable else {
        return nil
      }
      return names.variableNames.text(of: name)
    }
  }

  /// Returns the blocks with other declarations that refer to some variables.
  fileprivate func blocks(referringTo variables: Set<String>) -> [LintedBlock] {
    uses(of: variables).compactMap { use in
      guard let declaration = declaration(at: use.node), !declaration.isCustom else { return nil }
      return blocks[declaration.block]
    }
  }

  private func declaration(at node: Int) -> LintedDeclaration? {
    declarations.indices(of: node..<node + 1).first.map { declarations[$0] }
  }
}
