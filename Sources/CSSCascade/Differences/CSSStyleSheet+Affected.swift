// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

extension CSSStyleSheet {
  /// Returns whether the element that a selector describes has a different style in other sheets.
  ///
  /// The styles differ if they do in any state. They are compared in every control state, and in
  /// every set of states that the selector of a rule tests. The environments and functions of the
  /// sheets count.
  ///
  /// - Returns: whether the styles differ; also `true` if there are too many sets of states, and
  ///   `nil` if the selector describes no element.
  package func changesStyle(of selector: String, from old: CSSStyleSheet) -> Bool? {
    if old.styleCache === styleCache { return false }
    let plain = prepare(selector)
    guard plain.diagnostics.isEmpty else { return nil }
    if plain.computedStyle != old.prepare(selector).computedStyle { return true }
    var sets = Set((1..<16).map { Set(ControlState(rawValue: $0).pseudoClasses) })
    for rules in [old.index, index] {
      guard rules.selectors.addStates(named: rules.names, to: &sets) else { return true }
    }
    return sets.contains { states in
      let states = states.sorted()
      return prepare(selector, states: states).computedStyle
        != old.prepare(selector, states: states).computedStyle
    }
  }

  /// Returns some custom properties, and those that refer to them directly or indirectly.
  package func customProperties(dependingOn names: Set<String>) -> Set<String> {
    var users: [String: Set<String>] = [:]
    let (rules, index) = (styleCache.rules.fullyParsed, index)
    for rule in index.rules.indices where rules.isActive(rule) {
      let record = index.rules[rule]
      let tree = index.sources[Int(record.source)].tree
      for number in record.declarations {
        let declaration = index.declarations[Int(number)]
        guard let name = declaration.subject.customName else { continue }
        let node = tree.nodes[Int(declaration.node)]
        guard node.flags.contains(.blocks) else { continue }
        let value = Int(node.content)..<Int(node.contentEnd)
        for used in VariableReferences(tree.stream, in: value, names: index.names).names {
          users[index.names.text(of: used), default: []].insert(index.names.text(of: name))
        }
      }
    }
    var found = names
    var open = Array(names)
    while let name = open.popLast() {
      for user in users[name] ?? [] where found.insert(user).inserted { open.append(user) }
    }
    return found
  }
}
