// SPDX-License-Identifier: Apache-2.0

extension SelectorMatcher {
  /// Returns whether an element's position among its siblings passes an `:nth-child()` test.
  ///
  /// The elements of a synthetic tree have no positions.
  ///
  /// Defined by [Selectors Level 4, section 13.3](https://drafts.csswg.org/selectors-4/#child-index).
  func matches(nth index: UInt32, _ element: Int) -> Bool {
    let place = Int(tree.elements[element].place)
    guard tree.hasStructure, place > 0 else { return false }
    let test = table.nths[Int(index)]
    if let argument = test.argument { return matches(nth: index, of: argument, element) }
    switch test.order {
    case .child: return test.matches(at: place)
    case .lastChild:
      let parent = Int(tree.elements[element].parent)
      let count = parent < 0 ? tree.topCount : Int(tree.elements[parent].childCount)
      return test.matches(at: count - place + 1)
    case .ofType: return test.matches(at: typePlace(of: element, fromEnd: false))
    case .lastOfType: return test.matches(at: typePlace(of: element, fromEnd: true))
    }
  }

  /// Returns whether an element matches a list and its position among such siblings passes a test.
  private func matches(nth index: UInt32, of argument: UInt32, _ element: Int) -> Bool {
    let question = MatchingQuery.place(index)
    context.pointee.startCaching()
    if let answer = context.pointee.recall(question, for: element) { return answer }
    let test = table.nths[Int(index)]
    let isScoped = isScoped(table.arguments[Int(argument)])
    var (place, answer) = (0, false)
    forEachSibling(of: element, fromEnd: test.order == .lastChild) { sibling in
      var isMatch = false
      if matches(argument: argument, sibling) {
        place += 1
        isMatch = test.matches(at: place)
      }
      if sibling == element { answer = isMatch }
      context.pointee.remember(isMatch, to: question, for: sibling, isScoped: isScoped)
    }
    return answer
  }

  /// Returns an element's position among the siblings of its type, counted from 1.
  ///
  /// Defined by [Selectors Level 4, section 13.4](https://drafts.csswg.org/selectors-4/#typed-child-index).
  private func typePlace(of element: Int, fromEnd: Bool) -> Int {
    let count = tree.elements.count
    if context.pointee.typePlaces.isEmpty {
      context.pointee.typePlaces = Array(repeating: 0, count: 2 * count)
    }
    let offset = fromEnd ? count : 0
    let known = context.pointee.typePlaces[offset + element]
    if known > 0 { return Int(known) }
    var row = SiblingTypeCounter()
    forEachSibling(of: element, fromEnd: fromEnd) { sibling in
      let place = row.count(tree.elements[sibling].type, at: sibling)
      context.pointee.typePlaces[offset + sibling] = place
    }
    return Int(context.pointee.typePlaces[offset + element])
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
