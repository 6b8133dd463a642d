// SPDX-License-Identifier: Apache-2.0

extension StyleTree {
  /// Computes the values that depend on elements that were appended later.
  ///
  /// These are the end of each subtree and the ancestor filter of each element.
  ///
  /// - Parameter structure: Whether the tree contains all elements. If so, the structural
  ///   pseudo-classes, `:root`, `:scope` and `:focus-within` are set from the tree, regardless of
  ///   the facts. Otherwise, only the stated structural pseudo-classes apply.
  /// - Complexity: Linear in the number of elements.
  package mutating func finish(structure: Bool = false) {
    var index = elements.count - 1
    while index >= 0 {
      let parent = Int(elements[index].parent)
      if parent >= 0 {
        elements[parent].subtreeEnd = max(elements[parent].subtreeEnd, elements[index].subtreeEnd)
      }
      index -= 1
    }
    hasStructure = structure
    if structure { finishStructure() }
    filters = []
    filters.reserveCapacity(elements.count)
    for index in elements.indices { filters.append(filter(of: index)) }
    elements.trim()
    names.trim()
    attributes.trim()
    text.trim()
  }

  /// Sets the pseudo-classes that follow from the tree.
  private mutating func finishStructure() {
    topLevelCount = 0
    for index in elements.indices {
      elements[index].focusCount = 0
      setPositionalPseudoClasses(of: index)
      if elements[index].parent < 0, elements[index].pseudoElement == nil { topLevelCount += 1 }
    }
    var counter = SiblingTypeCounter()
    for index in elements.indices where elements[index].siblingIndex == 1 {
      setTypePseudoClasses(amongSiblingsFrom: index, &counter)
    }
    // Children follow their parents, so each is complete when its parent counts it.
    for index in elements.indices.reversed() {
      if elements[index].hasFocus { elements[index].focusCount += 1 }
      guard elements[index].focusCount > 0 else { continue }
      elements[index].pseudoClasses.insert(.focusWithin)
      let parent = Int(elements[index].parent)
      if parent >= 0 { elements[parent].focusCount += 1 }
    }
  }

  /// Sets the structural pseudo-classes of an element that do not depend on types, and `:scope`.
  ///
  /// Defined by [Selectors Level 4, section 13](https://drafts.csswg.org/selectors-4/#structural-pseudos).
  private mutating func setPositionalPseudoClasses(of index: Int) {
    var pseudoClasses = elements[index].pseudoClasses.subtracting(.derived)
    if elements[index].pseudoElement == nil {
      let isFirst = elements[index].previousSibling < 0
      let isLast = elements[index].nextSibling < 0
      if isFirst { pseudoClasses.insert(.firstChild) }
      if isLast { pseudoClasses.insert(.lastChild) }
      if isFirst && isLast { pseudoClasses.insert(.onlyChild) }
      if isEmpty(index) { pseudoClasses.insert(.empty) }
      if elements[index].parent < 0 { pseudoClasses.formUnion(.topLevel) }
    }
    elements[index].pseudoClasses = pseudoClasses
  }

  /// Returns whether an element has neither children nor text.
  ///
  /// Defined by [Selectors Level 4, section 13.2](https://drafts.csswg.org/selectors-4/#the-empty-pseudo).
  func isEmpty(_ index: Int) -> Bool {
    elements[index].childCount == 0 && !elements[index].hasText
  }

  /// Recomputes the first, last and only elements of their types among an element's siblings.
  ///
  /// - Returns: The indices of the other elements that changed.
  mutating func updateTypePseudoClasses(amongSiblingsOf index: Int) -> [Int] {
    var first = index
    while elements[first].previousSibling >= 0 { first = Int(elements[first].previousSibling) }
    var before: [PseudoClassSet] = []
    var sibling = first
    while sibling >= 0 {
      before.append(elements[sibling].pseudoClasses)
      elements[sibling].pseudoClasses = elements[sibling].pseudoClasses.subtracting(.onlyOfType)
      sibling = Int(elements[sibling].nextSibling)
    }
    var counter = SiblingTypeCounter()
    setTypePseudoClasses(amongSiblingsFrom: first, &counter)
    var changed: [Int] = []
    sibling = first
    for oldPseudoClasses in before {
      if sibling != index, elements[sibling].pseudoClasses != oldPseudoClasses {
        changed.append(sibling)
      }
      sibling = Int(elements[sibling].nextSibling)
    }
    return changed
  }

  /// Sets the first, last and only elements of their types among siblings.
  ///
  /// Defined by [Selectors Level 4, section 13.4](https://drafts.csswg.org/selectors-4/#typed-child-index).
  private mutating func setTypePseudoClasses(
    amongSiblingsFrom first: Int, _ counter: inout SiblingTypeCounter
  ) {
    if elements[first].nextSibling < 0 {
      elements[first].pseudoClasses.formUnion(.onlyOfType)
      return
    }
    counter.removeAll()
    var index = first
    while index >= 0 {
      if counter.count(elements[index].type, at: index) == 1 {
        elements[index].pseudoClasses.insert(.firstOfType)
      }
      index = Int(elements[index].nextSibling)
    }
    for entry in counter.entries {
      elements[entry.last].pseudoClasses.insert(.lastOfType)
      if entry.count == 1 { elements[entry.last].pseudoClasses.insert(.onlyOfType) }
    }
  }
}

extension Array {
  /// Releases the unused capacity of the array if it is large.
  package mutating func trim() {
    guard capacity - count > count / 8 else { return }
    self = withUnsafeBufferPointer { Array($0) }
  }
}

extension PseudoClassSet {
  /// The pseudo-classes of the topmost element.
  fileprivate static let topLevel = Self([.root, .scope])
  /// The pseudo-classes of an element without siblings.
  fileprivate static let onlyOfType = Self([.firstOfType, .lastOfType, .onlyOfType])
}
