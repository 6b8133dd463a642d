// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SelectorTable {
  /// The position of the combinator behind a compound that matches an element, or `end`; nil when
  /// it does not match.
  @inline(__always)
  func matchCompound(
    at start: Int, _ end: Int, _ element: Int, _ tree: StyleTree, _ memo: inout NestingMemo
  ) -> Int? {
    var position = start
    while position < end {
      let component = components[position]
      if component.kind.isCombinator { return position }
      guard matches(component, element, tree, &memo) else { return nil }
      position += 1
    }
    return end
  }

  /// Whether a simple selector matches an element.
  private func matches(
    _ component: SimpleSelector, _ element: Int, _ tree: StyleTree, _ memo: inout NestingMemo
  ) -> Bool {
    let candidate = tree.elements[element]
    switch component.kind {
    case .class:
      return holds(component.name, candidate.classStart, candidate.stateStart, tree)
    case .type: return candidate.type == component.name
    case .id: return candidate.id == component.name
    case .universal: return true
    case .attribute: return matches(attributes[Int(component.value)], candidate, tree)
    case .pseudoClass: return matches(pseudoClass: component.value, candidate)
    case .state: return holds(component.name, candidate.stateStart, candidate.partStart, tree)
    case .nesting: return matches(nesting: component.value, element, tree, &memo)
    case .scope: return matches(pseudoClass: UInt32(PseudoClass.scope.rawValue), candidate)
    case .pseudoElement:
      return UInt32(candidate.pseudoElement?.rawValue ?? .max) == component.value
    case .part:
      return candidate.pseudoElement == .part
        && holds(component.name, candidate.partStart, candidate.partEnd, tree)
    case .unknownPseudoElement: return false
    case .descendant, .child, .nextSibling, .subsequentSibling, .originatingElement: return false
    }
  }

  /// Whether a name is among a run of the tree's names.
  @inline(__always)
  private func holds(_ name: Atom, _ start: UInt32, _ end: UInt32, _ tree: StyleTree) -> Bool {
    var index = Int(start)
    while index < Int(end) {
      if tree.names[index] == name { return true }
      index += 1
    }
    return false
  }

  /// `:scope` is the root where nothing else was made the scope.
  @inline(__always)
  private func matches(pseudoClass: UInt32, _ candidate: StyleTree.Element) -> Bool {
    let holding = candidate.pseudoClasses
    if holding.rawValue >> UInt64(pseudoClass) & 1 != 0 { return true }
    return pseudoClass == UInt32(PseudoClass.scope.rawValue) && holding.contains(.root)
  }

  /// Whether one of the selectors that `&` stands for matches; those of pseudo-elements never do.
  ///
  /// Calls itself as deep as rules are nested, which the parser limits.
  private func matches(
    nesting: UInt32, _ element: Int, _ tree: StyleTree, _ memo: inout NestingMemo
  ) -> Bool {
    memo.answer(nesting, element) { memo in
      for selector in nestings[Int(nesting)].selectors
      where !selectors[Int(selector)].flags.contains(.pseudoElement) {
        if matches(Int(selector), element, in: tree, &memo) { return true }
      }
      return false
    }
  }
}
