// SPDX-License-Identifier: Apache-2.0

extension SelectorMatcher {
  /// Returns whether an element's position among its siblings passes an `:nth-child()` test.
  ///
  /// The elements of a synthetic tree have no positions.
  ///
  /// Defined by [Selectors Level 4, section 13.3](https://drafts.csswg.org/selectors-4/#child-index).
  func matches(nth index: UInt32, _ element: Int) -> Bool {
    let siblingIndex = Int(tree.elements[element].siblingIndex)
    guard tree.hasStructure, siblingIndex > 0 else { return false }
    let test = table.nths[Int(index)]
    if let argument = test.argument { return matches(nth: index, of: argument, element) }
    switch test.order {
    case .child: return test.matches(at: siblingIndex)
    case .lastChild:
      let parent = Int(tree.elements[element].parent)
      let count = parent < 0 ? tree.topLevelCount : Int(tree.elements[parent].childCount)
      return test.matches(at: count - siblingIndex + 1)
    case .ofType: return test.matches(at: typeIndex(of: element, fromEnd: false))
    case .lastOfType: return test.matches(at: typeIndex(of: element, fromEnd: true))
    }
  }

  /// Returns whether an element matches a list and its position among such siblings passes a test.
  private func matches(nth index: UInt32, of argument: UInt32, _ element: Int) -> Bool {
    let query = MatchingQuery.nth(index)
    context.pointee.startCaching()
    if let result = context.pointee.cachedResult(of: query, for: element) { return result }
    let test = table.nths[Int(index)]
    let isScoped = isScoped(table.arguments[Int(argument)])
    var (matchCount, result) = (0, false)
    forEachSibling(of: element, fromEnd: test.order == .lastChild) { sibling in
      var isMatch = false
      if matches(argument: argument, sibling) {
        matchCount += 1
        isMatch = test.matches(at: matchCount)
      }
      if sibling == element { result = isMatch }
      context.pointee.cache(isMatch, of: query, for: sibling, isScoped: isScoped)
    }
    return result
  }

  /// Returns an element's position among the siblings of its type, counted from 1.
  ///
  /// Defined by [Selectors Level 4, section 13.4](https://drafts.csswg.org/selectors-4/#typed-child-index).
  private func typeIndex(of element: Int, fromEnd: Bool) -> Int {
    let count = tree.elements.count
    if context.pointee.typeIndices.isEmpty {
      context.pointee.typeIndices = Array(repeating: 0, count: 2 * count)
    }
    let offset = fromEnd ? count : 0
    let cachedIndex = context.pointee.typeIndices[offset + element]
    if cachedIndex > 0 { return Int(cachedIndex) }
    var counter = SiblingTypeCounter()
    forEachSibling(of: element, fromEnd: fromEnd) { sibling in
      let index = counter.count(tree.elements[sibling].type, at: sibling)
      context.pointee.typeIndices[offset + sibling] = index
    }
    return Int(context.pointee.typeIndices[offset + element])
  }

  /// Calls `body` with an element and all its siblings, from one end to the other.
  private func forEachSibling(of element: Int, fromEnd: Bool, _ body: (Int) -> Void) {
    let parent = Int(tree.elements[element].parent)
    var sibling = element
    if parent >= 0 {
      sibling = Int(fromEnd ? tree.elements[parent].lastChild : tree.elements[parent].firstChild)
    } else {
      while let next = next(sibling, backward: !fromEnd) { sibling = next }
    }
    body(sibling)
    while let next = next(sibling, backward: fromEnd) {
      sibling = next
      body(sibling)
    }
  }

  /// Returns the previous or next sibling of an element.
  private func next(_ element: Int, backward: Bool) -> Int? {
    let next =
      backward
      ? tree.elements[element].previousSibling : tree.elements[element].nextSibling
    return next < 0 ? nil : Int(next)
  }
}
