// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import LiveryPrinting

extension Diagnostic.Kind {
  /// Variables that depend on each other in a cycle.
  package static let circularVariable = Self("variable-cycle", .error) {
    $0.expected.isEmpty
      ? "the value of '\($0.found)' refers to itself"
      : "'\($0.found)' and \($0.expected) refer to one another"
  }
}

extension LintRule {
  /// Variables that depend on each other in a cycle.
  static let variableCycle = LintRule(
    .circularVariable, .error,
    help: "variables whose values refer to one another are invalid at computed-value time",
    bad: ":root { --accent: var(--highlight); --highlight: var(--accent) }",
    good: ":root { --accent: teal; --highlight: var(--accent) }"
  ) { (sheet: LintedSheet) in
    guard sheet.names.mayHaveCycles else { return [] }
    var log = DiagnosticLog()
    let numbers = sheet.selectors.numbers
    let declared = Set(sheet.names.variables.lazy.map(\.name))
    var graphs: [VariableGraph.Scope: VariableGraph] = [:]
    for block in sheet.blocks where block.kind == .style {
      let variables = sheet.declarations(of: block).filter(\.isCustom)
      guard !variables.isEmpty else { continue }
      let selectors = block.selectors.map { numbers[$0] }
      for declaration in variables {
        let scope = VariableGraph.Scope(
          selectors: selectors, contexts: sheet.contexts.number(of: declaration.node))
        graphs[scope, default: VariableGraph(names: sheet.names, declared: declared)].add(
          declaration)
      }
    }
    for graph in graphs.values {
      for cycle in graph.cycles {
        let others = cycle.dropFirst().map { "'\(sheet.view($0).name)'" }
        guard let first = cycle.first else { continue }
        log.add(
          Diagnostic(
            .circularVariable, range: sheet.nameRange(of: first),
            facts: [.found(sheet.view(first).name), .expected(others.joined(separator: ", "))]))
      }
    }
    return log.diagnostics
  }
}

/// The variables that are declared for the same elements, and their dependencies.
///
/// Only equal selectors guarantee that two variables apply to one element.
private struct VariableGraph {
  /// The selectors and enclosing at-rules that declarations share.
  struct Scope: Hashable {
    let selectors: [Int32]
    let contexts: Int
  }

  let names: SheetNames
  /// The variables that the sheet declares anywhere.
  let declared: Set<Atom>
  /// The last declaration of each variable.
  private var declarations: [Atom: LintedDeclaration] = [:]
  private var order: [Atom] = []

  init(names: SheetNames, declared: Set<Atom>) {
    self.names = names
    self.declared = declared
  }

  /// Adds a declaration, which replaces an earlier one.
  mutating func add(_ declaration: LintedDeclaration) {
    guard let variable = declaration.variable else { return }
    if declarations.updateValue(declaration, forKey: variable) == nil { order.append(variable) }
  }

  /// The cycles, each in the order of the text.
  ///
  /// - Complexity: O(*n*) in the number of references, because each name is visited once.
  var cycles: [[LintedDeclaration]] {
    var state: [Atom: Bool] = [:]
    var found: [[LintedDeclaration]] = []
    for start in order where state[start] == nil {
      // A path through the references, with the unvisited references of each name.
      var path: [(name: Atom, uses: [Atom])] = [(start, uses(of: start))]
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
    return found.map { cycle in cycle.sorted { $0.node < $1.node } }
  }

  private func uses(of variable: Atom) -> [Atom] {
    guard let declaration = declarations[variable] else { return [] }
    // A fallback is unused if its variable is declared.
    return names.uses(of: declaration.node).filter { use in
      use.outer.map { !declared.contains($0) } ?? true
    }.map(\.name).reversed()
  }
}

extension SheetNames {
  /// Whether variables depend on each other in a cycle, regardless of their selectors.
  ///
  /// If not, no set of elements has a cycle.
  ///
  /// - Complexity: O(*n*) in the number of references.
  fileprivate var mayHaveCycles: Bool {
    var references = Array(repeating: [Int](), count: variableNames.count)
    var waiting = Array(repeating: 0, count: variableNames.count)
    var declared = variables[...]
    for use in uses {
      while let first = declared.first, first.node < use.node { declared.removeFirst() }
      guard let first = declared.first, first.node == use.node else { continue }
      references[Int(first.name.rawValue)].append(Int(use.name.rawValue))
      waiting[Int(use.name.rawValue)] += 1
    }
    // Names without references to them are in no cycle, so they can be removed repeatedly.
    var free = waiting.indices.filter { waiting[$0] == 0 }
    var remaining = waiting.count
    while let name = free.popLast() {
      remaining -= 1
      for other in references[name] {
        waiting[other] -= 1
        if waiting[other] == 0 { free.append(other) }
      }
    }
    return remaining > 0
  }
}
