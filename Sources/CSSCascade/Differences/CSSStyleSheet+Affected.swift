// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

extension CSSStyleSheet {
  /// Whether the element that a selector describes is given something else than other sheets give it, in any state.
  ///
  /// It is looked at in every control state, and in every set of states that the selector of a rule asks for. The sheets count
  /// with their environments and functions.
  ///
  /// - Returns: also true where there are too many sets to look at them all; nil where the selector describes no element.
  package func gives(_ selector: String, otherThan old: CSSStyleSheet) -> Bool? {
    if old.answers === answers { return false }
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

  /// Some custom properties, and those whose declarations refer to one of them, by whatever way.
  package func customProperties(dependingOn names: Set<String>) -> Set<String> {
    var users: [String: Set<String>] = [:]
    let (rules, index) = (answers.rules.whole, index)
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
