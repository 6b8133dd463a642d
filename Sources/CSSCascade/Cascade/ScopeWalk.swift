// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// Finds the scoping roots of rules that stand in an `@scope`.
///
/// An element is in scope of a root when it is the root or below it, and neither it nor anything between the two is a scoping
/// limit. Roots of a scope inside of another one are in scope of a root of that one.
///
/// Defined by [CSS Cascade 6, section 2.5.2](https://drafts.csswg.org/css-cascade-6/#scope-effects).
struct ScopeWalk {
  private let scopes: [ScopeRecord]
  private let tree: StyleTree
  private let selectors: SelectorTable
  /// What was found out: for a scope and an element its scoping root, the nearest that has it in scope; -1 for none.
  private var known: [Key: Bool] = [:]

  private struct Key: Hashable {
    let scope: UInt32
    let root: Int
    let element: Int
  }

  init(_ scopes: [ScopeRecord], _ selectors: SelectorTable, _ tree: StyleTree) {
    self.scopes = scopes
    self.selectors = selectors
    self.tree = tree
  }

  /// How many steps it is from an element up to the nearest scoping root for which a selector matches; nil for none.
  mutating func distance(
    of selector: Int, _ element: Int, in scope: UInt32
  ) -> Int? {
    var distance = 0
    var root = tree.originatingElement(of: element)
    let subject = root
    while root >= 0 {
      if isRoot(root, of: scope), isInScope(subject, of: root, scope),
        matches(selector, element, scope: root)
      {
        return distance
      }
      distance += 1
      root = Int(tree.elements[root].parent)
    }
    return nil
  }

  /// Whether an element is a scoping root of a scope.
  ///
  /// Calls itself as deep as scopes stand in one another, which the parser limits.
  private mutating func isRoot(_ element: Int, of scope: UInt32) -> Bool {
    let key = Key(scope: scope, root: element, element: -1)
    if let known = known[key] { return known }
    let record = scopes[Int(scope)]
    var found = false
    if record.outer == 0 {
      found = matchesRoots(element, of: record, scope: -1)
    } else {
      var outer = element
      while !found, outer >= 0 {
        found =
          isRoot(outer, of: record.outer) && isInScope(element, of: outer, record.outer)
          && matchesRoots(element, of: record, scope: outer)
        outer = Int(tree.elements[outer].parent)
      }
    }
    known[key] = found
    return found
  }

  private func matchesRoots(_ element: Int, of record: ScopeRecord, scope: Int) -> Bool {
    guard let roots = record.roots else { return tree.elements[element].parent < 0 }
    return roots.contains { matches($0, element, scope: scope) }
  }

  /// Whether no limit stands between a root and an element below it, the two counted.
  private mutating func isInScope(_ element: Int, of root: Int, _ scope: UInt32) -> Bool {
    let limits = scopes[Int(scope)].limits
    if limits.isEmpty { return true }
    // What is in scope further up was mostly asked before: only the first element of the way is new.
    var way: [Int] = []
    var current = element
    var isInside = true
    while true {
      let key = Key(scope: scope, root: root, element: current)
      if let known = known[key] {
        isInside = known
        break
      }
      way.append(current)
      if current == root || current < 0 { break }
      current = Int(tree.elements[current].parent)
    }
    for step in way.reversed() {
      isInside = isInside && !limits.contains { matches($0, step, scope: root) }
      known[Key(scope: scope, root: root, element: step)] = isInside
    }
    return isInside
  }

  private func matches(_ selector: Int, _ element: Int, scope: Int) -> Bool {
    // What is remembered of complex arguments holds for one scoping root.
    var context = MatchingContext()
    context.scope = scope
    return selectors.matches(selector, element, in: tree, &context)
  }
}
