// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// A search for the scoping roots of rules inside `@scope`.
///
/// An element is in scope of a root if it is the root or its descendant, and no scoping limit lies
/// on the path between them, both included. A root of a nested scope is in scope of a root of the
/// outer scope.
///
/// Defined by [CSS Cascade 6, section 2.5.2](https://drafts.csswg.org/css-cascade-6/#scope-effects).
struct ScopeMatcher {
  private let scopes: [ScopeRecord]
  private let tree: StyleTree
  private let selectors: SelectorTable
  /// The matching cache; results that depend on the scoping root are kept apart.
  private var context = MatchingContext()
  /// The nearest scoping root for each scope and element, the element included.
  private var nearestRoots: [ElementKey: NearestRoot] = [:]
  /// Whether an element is in scope, for each scope, root and element.
  private var resultsInScope: [LimitKey: Bool] = [:]

  private struct ElementKey: Hashable {
    let scope: UInt32
    let element: Int
  }

  private struct NearestRoot {
    /// The index of the root; -1 if there is none.
    let root: Int
    /// The number of steps up to the root.
    let distance: Int
  }

  private struct LimitKey: Hashable {
    let scope: UInt32
    let root: Int
    let element: Int
  }

  init(_ index: RuleIndex, in tree: StyleTree) {
    scopes = index.records.conditions.scopes
    selectors = index.selectors
    self.tree = tree
  }

  /// Returns the number of steps from an element up to the nearest scoping root for which a
  /// selector matches.
  ///
  /// - Returns: the number of steps; `nil` if there is no such root.
  mutating func distance(
    of selector: Int, _ element: Int, in scope: UInt32
  ) -> Int? {
    let subject = tree.originatingElement(of: element)
    var match = nearestRoot(of: subject, in: scope)
    var distance = match.distance
    while match.root >= 0 {
      if isInScope(subject, of: match.root, scope) {
        context.dependedOnScope = false
        if matches(selector, element, scope: match.root) { return distance }
        // A failure that does not depend on the root also fails for the roots above.
        if !context.dependedOnScope { return nil }
      }
      match = nearestRoot(of: Int(tree.elements[match.root].parent), in: scope)
      distance += match.distance + 1
    }
    return nil
  }

  /// Returns the nearest scoping root of a scope at or above an element.
  ///
  /// The results are cached for all elements on the path.
  private mutating func nearestRoot(of element: Int, in scope: UInt32) -> NearestRoot {
    var path: [Int] = []
    var current = element
    var found = NearestRoot(root: -1, distance: 0)
    while current >= 0 {
      if let cached = nearestRoots[ElementKey(scope: scope, element: current)] {
        found = cached
        break
      }
      path.append(current)
      current = Int(tree.elements[current].parent)
    }
    for step in path.reversed() {
      found =
        isRoot(step, of: scope)
        ? NearestRoot(root: step, distance: 0)
        : NearestRoot(root: found.root, distance: found.distance + 1)
      nearestRoots[ElementKey(scope: scope, element: step)] = found
    }
    return found
  }

  /// Whether an element is a scoping root of a scope.
  ///
  /// The recursion is as deep as scopes are nested, which the parser limits.
  private mutating func isRoot(_ element: Int, of scope: UInt32) -> Bool {
    let record = scopes[Int(scope)]
    if record.outer == 0 { return matchesRoots(element, of: record, scope: -1) }
    var outer = nearestRoot(of: element, in: record.outer).root
    while outer >= 0 {
      if isInScope(element, of: outer, record.outer),
        matchesRoots(element, of: record, scope: outer)
      {
        return true
      }
      outer = nearestRoot(of: Int(tree.elements[outer].parent), in: record.outer).root
    }
    return false
  }

  private mutating func matchesRoots(_ element: Int, of record: ScopeRecord, scope: Int) -> Bool {
    guard let roots = record.roots else { return tree.elements[element].parent < 0 }
    return matchesAny(roots, element, scope: scope)
  }

  /// Whether no limit lies between a root and its descendant, both included.
  private mutating func isInScope(_ element: Int, of root: Int, _ scope: UInt32) -> Bool {
    let limits = scopes[Int(scope)].limits
    if limits.isEmpty { return true }
    // The results of ancestors are usually cached: only the first element of the path is new.
    var path: [Int] = []
    var current = element
    var isInside = true
    while true {
      let key = LimitKey(scope: scope, root: root, element: current)
      if let cached = resultsInScope[key] {
        isInside = cached
        break
      }
      path.append(current)
      if current == root || current < 0 { break }
      current = Int(tree.elements[current].parent)
    }
    for step in path.reversed() {
      isInside = isInside && !matchesAny(limits, step, scope: root)
      resultsInScope[LimitKey(scope: scope, root: root, element: step)] = isInside
    }
    return isInside
  }

  private mutating func matchesAny(_ list: Range<Int>, _ element: Int, scope: Int) -> Bool {
    for selector in list where matches(selector, element, scope: scope) { return true }
    return false
  }

  private mutating func matches(_ selector: Int, _ element: Int, scope: Int) -> Bool {
    selectors.withMatcher(in: tree, &context) { $0.matches(selector, element, scope: scope) }
  }
}
