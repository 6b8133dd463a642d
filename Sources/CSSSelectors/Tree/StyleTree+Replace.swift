// SPDX-License-Identifier: Apache-2.0

extension StyleTree {
  /// Replaces the facts of an element; its position and its kind of pseudo-element stay.
  ///
  /// Dependent values of other elements are updated: `:focus-within` of ancestors, language and
  /// direction of descendants, and ancestor filters.
  ///
  /// - Returns: The indices of the other elements whose pseudo-classes, language or direction
  ///   changed.
  @discardableResult
  package mutating func replace(_ index: Int, with facts: ElementFacts) -> [Int] {
    let old = elements[index]
    var element = element(facts, parent: old.parent < 0 ? nil : Int(old.parent))
    element.parent = old.parent
    element.previousSibling = old.previousSibling
    element.nextSibling = old.nextSibling
    element.firstChild = old.firstChild
    element.lastChild = old.lastChild
    element.childCount = old.childCount
    element.siblingIndex = old.siblingIndex
    element.subtreeEnd = old.subtreeEnd
    element.focusCount = old.focusCount
    element.pseudoElement = old.pseudoElement
    var derived = old.pseudoClasses.intersection(.derived)
    if hasStructure { element.pseudoClasses = element.pseudoClasses.subtracting(.derived) }
    elements[index] = element
    if hasStructure, element.pseudoElement == nil {
      derived = derived.subtracting(PseudoClassSet([.empty]))
      if isEmpty(index) { derived.insert(.empty) }
    }
    elements[index].pseudoClasses.formUnion(derived)
    var changed: [Int] = []
    if hasStructure, old.type != element.type, element.siblingIndex > 0 {
      changed += updateTypePseudoClasses(amongSiblingsOf: index)
    }
    if hasStructure, old.hasFocus != element.hasFocus {
      changed += updateFocusWithin(element.hasFocus, of: index)
    }
    changed += inherit(below: index, from: old)
    if !filters.isEmpty, !hasSameNames(old, element) { updateFilters(below: index) }
    releaseStorage(of: old)
    return changed
  }

  /// Counts a focus that an element gained or lost, and updates `:focus-within` of its ancestors.
  private mutating func updateFocusWithin(_ isFocused: Bool, of index: Int) -> [Int] {
    var changed: [Int] = []
    var element = index
    while element >= 0 {
      let before = elements[element].focusCount
      elements[element].focusCount = isFocused ? before + 1 : before - 1
      guard before == 0 || elements[element].focusCount == 0 else { break }
      if isFocused {
        elements[element].pseudoClasses.insert(.focusWithin)
      } else {
        elements[element].pseudoClasses =
          elements[element].pseudoClasses.subtracting(PseudoClassSet([.focusWithin]))
      }
      if element != index { changed.append(element) }
      element = Int(elements[element].parent)
    }
    return changed
  }

  /// Passes a new language and direction to the descendants that state none.
  private mutating func inherit(below index: Int, from old: Element) -> [Int] {
    let element = elements[index]
    guard
      !hasSameText(element.language, old.language) || element.direction != old.direction
    else { return [] }
    var changed: [Int] = []
    var descendant = index + 1
    while descendant < Int(element.subtreeEnd) {
      let parent = elements[Int(elements[descendant].parent)]
      let before = elements[descendant]
      if !before.specifiesLanguage { elements[descendant].language = parent.language }
      if !before.specifiesDirection { elements[descendant].direction = parent.direction }
      if !hasSameText(before.language, elements[descendant].language)
        || before.direction != elements[descendant].direction
      {
        changed.append(descendant)
      }
      descendant += 1
    }
    return changed
  }

  /// Returns whether two elements provide the same names to selectors of descendants.
  private func hasSameNames(_ old: Element, _ new: Element) -> Bool {
    func isSame(_ a: Range<UInt32>, _ b: Range<UInt32>) -> Bool {
      names[Int(a.lowerBound)..<Int(a.upperBound)]
        .elementsEqual(names[Int(b.lowerBound)..<Int(b.upperBound)])
    }
    return old.type == new.type && old.id == new.id
      && isSame(old.classStart..<old.stateStart, new.classStart..<new.stateStart)
      && isSame(old.partEnd..<old.supertypeEnd, new.partEnd..<new.supertypeEnd)
  }

  func hasSameText(_ a: Range<UInt32>, _ b: Range<UInt32>) -> Bool {
    a == b
      || text[Int(a.lowerBound)..<Int(a.upperBound)]
        .elementsEqual(text[Int(b.lowerBound)..<Int(b.upperBound)])
  }
}
