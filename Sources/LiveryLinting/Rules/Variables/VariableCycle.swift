// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// Variables whose values ask for one another.
  static let variableCycle = LintRule(
    "variable-cycle", .error,
    help: "variables whose values ask for one another have no value at all",
    bad: ":root { --accent: var(--highlight); --highlight: var(--accent) }",
    good: ":root { --accent: teal; --highlight: var(--accent) }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    var graphs: [VariableGraph.Place: VariableGraph] = [:]
    for block in sheet.blocks where block.kind == .style {
      for declaration in sheet.declarations(of: block) where declaration.isCustom {
        let place = VariableGraph.Place(
          selectors: block.selectors.map { sheet.selectorIDs[$0] },
          surroundings: sheet.surroundings.number(of: declaration.node))
        graphs[place, default: VariableGraph()].add(sheet.view(declaration))
      }
    }
    for graph in graphs.values {
      for cycle in graph.cycles {
        let others = cycle.dropFirst().map { "'\($0.name)'" }
        guard let first = cycle.first else { continue }
        log.add(
          Diagnostic(
            .circularVariable, range: sheet.stream.range(of: first.tokens.lowerBound),
            facts: [.found(first.name), .expected(others.joined(separator: ", "))]))
      }
    }
    return log.diagnostics
  }
}

/// The variables that are declared for the same elements, and what each asks for.
///
/// Only where the selectors are the same is it sure that they meet.
private struct VariableGraph {
  /// Where variables meet.
  struct Place: Hashable {
    let selectors: [Int32]
    let surroundings: Int
  }

  /// The last declaration of each name, and the order of the names.
  private var declarations: [String: Declaration] = [:]
  private var order: [String] = []

  /// Notes a declaration, which takes the place of an earlier one.
  mutating func add(_ declaration: Declaration) {
    let name = declaration.name
    if declarations.updateValue(declaration, forKey: name) == nil { order.append(name) }
  }

  /// The circles, each from its first name on.
  ///
  /// - Complexity: linear in the number of references; no name is walked through twice.
  var cycles: [[Declaration]] {
    var state: [String: Bool] = [:]
    var found: [[Declaration]] = []
    for start in order where state[start] == nil {
      // A path through the references, with what is left to be looked at of each name.
      var path: [(name: String, uses: [String])] = [(start, uses(of: start))]
      state[start] = true
      while let last = path.indices.last {
        guard let next = path[last].uses.popLast() else {
          state[path[last].name] = false
          path.removeLast()
          continue
        }
        if state[next] == true, let begin = path.firstIndex(where: { $0.name == next }) {
          found.append(path[begin...].compactMap { declarations[$0.name] })
        } else if state[next] == nil, declarations[next] != nil {
          state[next] = true
          path.append((next, uses(of: next)))
        }
      }
    }
    return found.map { cycle in cycle.sorted { $0.index < $1.index } }
  }

  private func uses(of name: String) -> [String] {
    guard let declaration = declarations[name], declaration.hasBlocks else { return [] }
    return VariableName.uses(declaration.tree.stream, declaration.value).map(\.name).reversed()
  }
}
