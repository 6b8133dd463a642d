// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension StyleTree {
  /// Appends an element.
  ///
  /// Append elements in document order: each after its parent, its previous sibling and all
  /// descendants of that sibling.
  ///
  /// - Parameters:
  ///   - facts: The facts of the element itself.
  ///   - parent: The index of the parent, or of the originating element of a pseudo-element.
  ///   - previousSibling: The index of the previous sibling, which has the same parent.
  ///   - isRoot: Whether `:root` and `:scope` apply.
  /// - Returns: The index of the element.
  @discardableResult
  package mutating func append(
    _ facts: ElementFacts, parent: Int?, previousSibling: Int? = nil, isRoot: Bool = false
  ) -> Int {
    precondition(parent ?? -1 < elements.count, "the parent must already be in the tree")
    precondition(previousSibling ?? -1 < elements.count, "the sibling must already be in the tree")
    let index = elements.count
    var element = element(facts, parent: parent)
    element.parent = Int32(truncatingIfNeeded: parent ?? -1)
    element.previousSibling = Int32(truncatingIfNeeded: previousSibling ?? -1)
    element.subtreeEnd = UInt32(truncatingIfNeeded: index + 1)
    if isRoot { element.pseudoClasses.formUnion(PseudoClassSet([.root, .scope])) }
    if element.pseudoElement == nil {
      element.siblingIndex = (previousSibling.map { elements[$0].siblingIndex } ?? 0) + 1
      if let previousSibling {
        elements[previousSibling].nextSibling = Int32(truncatingIfNeeded: index)
      }
      if let parent {
        if elements[parent].firstChild < 0 {
          elements[parent].firstChild = Int32(truncatingIfNeeded: index)
        }
        elements[parent].lastChild = Int32(truncatingIfNeeded: index)
        elements[parent].childCount += 1
      }
    }
    elements.append(element)
    return index
  }

  /// Appends a pseudo-element to a finished tree, after all other elements.
  ///
  /// `:has()` does not find it there, as it never finds pseudo-elements.
  ///
  /// - Returns: The index of the pseudo-element.
  package mutating func appendPseudoElement(_ facts: ElementFacts, of owner: Int) -> Int {
    let index = append(facts, parent: owner)
    filters.append(filter(of: index))
    return index
  }

  /// Returns an element without a position in the tree; its names, attributes and text are stored.
  mutating func element(_ facts: ElementFacts, parent: Int?) -> Element {
    let classStart = UInt32(truncatingIfNeeded: names.count)
    appendDistinct(facts.classes)
    let stateStart = UInt32(truncatingIfNeeded: names.count)
    names += facts.states
    let partStart = UInt32(truncatingIfNeeded: names.count)
    names += facts.parts
    let partEnd = UInt32(truncatingIfNeeded: names.count)
    names += facts.supertypes
    let attributeStart = UInt32(truncatingIfNeeded: attributes.count)
    for attribute in facts.attributes {
      attributes.append(Attribute(name: attribute.name, value: append(attribute.value)))
    }
    var element = Element(
      type: facts.type ?? Self.noName, id: facts.id ?? Self.noName, parent: -1,
      previousSibling: -1, pseudoClasses: facts.pseudoClasses, classStart: classStart,
      stateStart: stateStart, partStart: partStart, partEnd: partEnd,
      supertypeEnd: UInt32(truncatingIfNeeded: names.count), attributeStart: attributeStart,
      attributeEnd: UInt32(truncatingIfNeeded: attributes.count))
    element.pseudoElement = facts.pseudoElement
    element.hasText = facts.hasText
    element.hasFocus = !facts.pseudoClasses.isDisjoint(with: .focus)
    element.specifiesLanguage = facts.language != nil
    element.specifiesDirection = facts.direction != nil
    element.language =
      facts.language.map { append($0) } ?? parent.map { elements[$0].language } ?? 0..<0
    element.direction = facts.direction ?? parent.map { elements[$0].direction } ?? rootDirection
    return element
  }

  /// Appends each class once, even if it is stated several times.
  private mutating func appendDistinct(_ classes: [Atom]) {
    if classes.count <= 16 {
      let start = names.count
      for name in classes where !names[start...].contains(name) { names.append(name) }
    } else {
      var distinct: Set<Atom> = []
      for name in classes where distinct.insert(name).inserted { names.append(name) }
    }
  }

  private mutating func append(_ value: String) -> Range<UInt32> {
    let start = UInt32(truncatingIfNeeded: text.count)
    text.append(contentsOf: value.utf8)
    return start..<UInt32(truncatingIfNeeded: text.count)
  }
}
