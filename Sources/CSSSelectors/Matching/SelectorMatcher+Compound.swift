// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SelectorMatcher {
  /// Returns whether the compound at a position matches an element.
  ///
  /// If so, the position moves to the combinator after the compound, or to `end`.
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

  /// Returns whether the compound at a range of positions matches an element.
  func matchesCompound(_ positions: Range<Int>, _ element: Int) -> Bool {
    var position = positions.lowerBound
    return matchCompound(from: &position, to: positions.upperBound, element)
  }

  /// Returns whether a simple selector matches an element.
  @inline(__always)
  private func matches(_ component: SimpleSelector, _ element: Int) -> Bool {
    switch component.kind {
    case .class:
      let (start, end) = (tree.elements[element].classStart, tree.elements[element].stateStart)
      return matches(component.name, from: start, to: end)
    case .type:
      if tree.elements[element].type == component.name { return true }
      let (start, end) = (tree.elements[element].partEnd, tree.elements[element].supertypeEnd)
      return matches(component.name, from: start, to: end)
    case .id: return tree.elements[element].id == component.name
    case .universal: return true
    case .pseudoClass: return matches(component.value, element)
    default: return matchesRare(component, element)
    }
  }

  /// Returns whether a simple selector of one of the less common kinds matches an element.
  @inline(never)
  private func matchesRare(_ component: SimpleSelector, _ element: Int) -> Bool {
    let (name, value) = (component.name, component.value)
    switch component.kind {
    case .attribute: return matches(attribute: value, element)
    case .state:
      return matches(
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
        && matches(name, from: tree.elements[element].partStart, to: tree.elements[element].partEnd)
    default: return false
    }
  }

  /// Returns whether a name is in a range of the tree's names.
  @inline(__always)
  private func matches(_ name: Atom, from start: UInt32, to end: UInt32) -> Bool {
    var index = Int(start)
    while index < Int(end) {
      if tree.names[index] == name { return true }
      index += 1
    }
    return false
  }

  /// Returns whether a pseudo-class matches.
  @inline(__always)
  private func matches(_ number: UInt32, _ element: Int) -> Bool {
    if number == UInt32(PseudoClass.scope.rawValue) { return isScope(element) }
    return tree.elements[element].pseudoClasses.rawValue >> UInt64(number) & 1 != 0
  }

  /// Returns whether an element is the scoping root: the tree's root unless another is set.
  ///
  /// Defined by [Selectors Level 4, section 8.4](https://drafts.csswg.org/selectors-4/#the-scope-pseudo).
  @inline(never)
  private func isScope(_ element: Int) -> Bool {
    let scope = context.pointee.scope
    context.pointee.dependedOnScope = true
    if scope >= 0 { return element == scope }
    let pseudoClasses = tree.elements[element].pseudoClasses
    return pseudoClasses.contains(.scope) || pseudoClasses.contains(.root)
  }
}
