// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SelectorTable {
  /// Whether the compound at a position matches an element; if so the position moves to the
  /// combinator behind it, or to `end`.
  @inline(__always)
  func matchCompound(
    _ position: inout Int, _ end: Int, _ element: Int, _ view: MatchingView, _ tree: StyleTree,
    _ memo: inout NestingMemo
  ) -> Bool {
    while position < end {
      let component = view.components[position]
      if component.kind.isCombinator { return true }
      guard matches(component, element, view, tree, &memo) else { return false }
      position += 1
    }
    return true
  }

  /// Whether a simple selector matches an element.
  @inline(__always)
  private func matches(
    _ component: SimpleSelector, _ element: Int, _ view: MatchingView, _ tree: StyleTree,
    _ memo: inout NestingMemo
  ) -> Bool {
    switch component.kind {
    case .class:
      let (start, end) = (view.elements[element].classStart, view.elements[element].stateStart)
      return holds(component.name, start, end, view)
    case .type: return view.elements[element].type == component.name
    case .id: return view.elements[element].id == component.name
    case .universal: return true
    case .pseudoClass: return holds(component.value, view.elements[element].pseudoClasses)
    default: return matchesRare(component, element, view, tree, &memo)
    }
  }

  /// Whether a simple selector of one of the other kinds matches an element.
  @inline(never)
  private func matchesRare(
    _ component: SimpleSelector, _ element: Int, _ view: MatchingView, _ tree: StyleTree,
    _ memo: inout NestingMemo
  ) -> Bool {
    let candidate = view.elements[element]
    let (name, value) = (component.name, component.value)
    switch component.kind {
    case .attribute: return matches(attributes[Int(value)], candidate, tree)
    case .state: return holds(name, candidate.stateStart, candidate.partStart, view)
    case .nesting: return matches(nesting: value, element, view, tree, &memo)
    case .scope: return holds(UInt32(PseudoClass.scope.rawValue), candidate.pseudoClasses)
    case .pseudoElement: return UInt32(candidate.pseudoElement?.rawValue ?? .max) == value
    case .part:
      return candidate.pseudoElement == .part
        && holds(name, candidate.partStart, candidate.partEnd, view)
    default: return false
    }
  }

  /// Whether a name is among a run of the tree's names.
  @inline(__always)
  private func holds(_ name: Atom, _ start: UInt32, _ end: UInt32, _ view: MatchingView) -> Bool {
    var index = Int(start)
    while index < Int(end) {
      if view.names[index] == name { return true }
      index += 1
    }
    return false
  }

  /// Whether a pseudo-class holds; `:scope` is the root where nothing else was made the scope.
  @inline(__always)
  private func holds(_ number: UInt32, _ holding: PseudoClassSet) -> Bool {
    if holding.rawValue >> UInt64(number) & 1 != 0 { return true }
    return number == UInt32(PseudoClass.scope.rawValue) && holding.contains(.root)
  }

  /// Whether one of the selectors that `&` stands for matches; those of pseudo-elements never do.
  ///
  /// Calls itself as deep as rules are nested, which the parser limits.
  private func matches(
    nesting: UInt32, _ element: Int, _ view: MatchingView, _ tree: StyleTree,
    _ memo: inout NestingMemo
  ) -> Bool {
    memo.answer(nesting, element) { memo in
      if view.elements[element].pseudoElement != nil { return false }
      for selector in nestings[Int(nesting)].selectors
      where !selectors[Int(selector)].flags.contains(.pseudoElement) {
        let range = components(of: Int(selector))
        if matches(range, from: element, view, tree, &memo) { return true }
      }
      return false
    }
  }
}
