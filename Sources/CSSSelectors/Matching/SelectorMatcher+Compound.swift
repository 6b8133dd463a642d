// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SelectorMatcher {
  /// Whether the compound at a position matches an element; if so the position moves to the
  /// combinator behind it, or to `end`.
  @inline(__always)
  func matchCompound(from position: inout Int, to end: Int, _ element: Int) -> Bool {
    while position < end {
      let component = table.components[position]
      if component.kind.isCombinator { return true }
      guard matches(component, element) else { return false }
      position += 1
    }
    return true
  }

  /// Whether the compound at some positions matches an element.
  func matchesCompound(_ positions: Range<Int>, _ element: Int) -> Bool {
    var position = positions.lowerBound
    return matchCompound(from: &position, to: positions.upperBound, element)
  }

  /// Whether a simple selector matches an element.
  @inline(__always)
  private func matches(_ component: SimpleSelector, _ element: Int) -> Bool {
    switch component.kind {
    case .class:
      let (start, end) = (tree.elements[element].classStart, tree.elements[element].stateStart)
      return holds(component.name, from: start, to: end)
    case .type:
      if tree.elements[element].type == component.name { return true }
      let (start, end) = (tree.elements[element].partEnd, tree.elements[element].supertypeEnd)
      return holds(component.name, from: start, to: end)
    case .id: return tree.elements[element].id == component.name
    case .universal: return true
    case .pseudoClass: return holds(component.value, element)
    default: return matchesRare(component, element)
    }
  }

  /// Whether a simple selector of one of the other kinds matches an element.
  @inline(never)
  private func matchesRare(_ component: SimpleSelector, _ element: Int) -> Bool {
    let (name, value) = (component.name, component.value)
    switch component.kind {
    case .attribute: return matches(attribute: value, element)
    case .state:
      return holds(
        name, from: tree.elements[element].stateStart, to: tree.elements[element].partStart)
    case .matchesAny: return matches(argument: value, element)
    case .not: return !matches(argument: value, element)
    case .has: return matches(has: value, element)
    case .nth: return matches(nth: value, element)
    case .language: return matches(language: value, element)
    case .direction: return UInt32(tree.elements[element].direction.rawValue) == value
    case .nesting: return matches(nesting: value, element)
    case .scope: return isScope(element)
    case .pseudoElement:
      return UInt32(tree.elements[element].pseudoElement?.rawValue ?? .max) == value
    case .part:
      return tree.elements[element].pseudoElement == .part
        && holds(name, from: tree.elements[element].partStart, to: tree.elements[element].partEnd)
    default: return false
    }
  }

  /// Whether a name is among a run of the tree's names.
  @inline(__always)
  private func holds(_ name: Atom, from start: UInt32, to end: UInt32) -> Bool {
    var index = Int(start)
    while index < Int(end) {
      if tree.names[index] == name { return true }
      index += 1
    }
    return false
  }

  /// Whether a pseudo-class holds.
  @inline(__always)
  private func holds(_ number: UInt32, _ element: Int) -> Bool {
    if number == UInt32(PseudoClass.scope.rawValue) { return isScope(element) }
    return tree.elements[element].pseudoClasses.rawValue >> UInt64(number) & 1 != 0
  }

  /// Whether an element is the scoping root: the root where nothing else was made that.
  ///
  /// Defined by [Selectors Level 4, section 8.4](https://drafts.csswg.org/selectors-4/#the-scope-pseudo).
  @inline(never)
  private func isScope(_ element: Int) -> Bool {
    let scope = context.pointee.scope
    context.pointee.askedForScope = true
    if scope >= 0 { return element == scope }
    let holding = tree.elements[element].pseudoClasses
    return holding.contains(.scope) || holding.contains(.root)
  }
}
