// SPDX-License-Identifier: Apache-2.0
import CSSStorage
package import CSSSyntax

/// A builder of element descriptions from parsed selectors.
package struct DescriptionBuilder {
  private let table: SelectorTable
  private let names: AtomTable
  /// The position of each attribute among the attributes of the current element.
  private var attributeIndexes: [Atom: Int] = [:]

  /// Creates a builder for the selectors of a table and the names that they were parsed with.
  package init(_ table: SelectorTable, _ names: AtomTable) {
    self.table = table
    self.names = names
  }

  /// Whether the components of a selector describe the same elements as its text.
  ///
  /// - Parameter selector: The index of the selector in the table.
  /// - Returns: `false` for a selector with `&`, `:is()`, `:where()` or a namespace prefix.
  package func isPlain(_ selector: Int) -> Bool {
    table.components[table.components(of: selector)].allSatisfy { component in
      switch component.kind {
      case .matchesAny, .nesting, .scope, .anchor: false
      case .type: NamespacedName.serialized(names.text(of: component.name)) == nil
      case .attribute:
        NamespacedName.serialized(names.text(of: table.attribute(component).name)) == nil
      default: true
      }
    }
  }

  /// Returns the description that a plain selector states, or `nil` if it describes no element.
  ///
  /// - Parameter selector: The index of the selector in the table.
  /// - Returns: The description.
  package mutating func description(of selector: Int) -> ElementDescription? {
    let elements = try? elements(of: table.components(of: selector))
    return elements.map { ElementDescription($0) }
  }

  /// Returns the elements of a selector from left to right.
  ///
  /// - Parameter selector: The components of the selector in the table.
  /// - Returns: The elements.
  /// - Throws: The reason that the selector describes no element.
  mutating func elements(
    of selector: Range<Int>
  ) throws(DescriptionProblem) -> [SyntheticElement] {
    // Compound selectors are stored from right to left: each is read from the end, with the
    // combinator before it.
    var elements: [SyntheticElement] = []
    var end = selector.upperBound
    while end >= selector.lowerBound {
      guard elements.count < ElementDescription.maximumCount else { throw .tooLong }
      var start = end
      while start > selector.lowerBound, !table.components[start - 1].kind.isCombinator {
        start -= 1
      }
      var element = SyntheticElement()
      attributeIndexes.removeAll()
      if end < selector.upperBound { element.relation = relation(of: table.components[end].kind) }
      for component in table.components[start..<end] {
        try add(component, to: &element)
      }
      if element.pseudoElement != nil {
        element.pseudoClasses = element.pseudoClasses.subtracting(.structural)
      }
      elements.append(element)
      end = start - 1
    }
    return elements
  }

  /// Returns the position of the element to the right of a combinator.
  ///
  /// The components of a pseudo-element set its position themselves.
  private func relation(of combinator: SimpleSelector.Kind) -> SyntheticElement.Relation {
    switch combinator {
    case .nextSibling, .subsequentSibling: .nextSibling
    default: .child
    }
  }
}

extension DescriptionBuilder {
  /// Adds the facts of a simple selector to an element.
  private mutating func add(
    _ component: SimpleSelector, to element: inout SyntheticElement
  ) throws(DescriptionProblem) {
    switch component.kind {
    case .type:
      let name = names.text(of: component.name)
      if let other = element.type, other != name { throw .conflictingTypes(other, name) }
      element.type = name
    case .id:
      let name = names.text(of: component.name)
      if let other = element.id, other != name { throw .conflictingIDs(other, name) }
      element.id = name
    case .class: element.classes.append(names.text(of: component.name))
    case .attribute: try add(table.attributes[Int(component.value)], to: &element)
    case .pseudoClass:
      let number = UInt8(truncatingIfNeeded: component.value)
      if let pseudoClass = PseudoClass(rawValue: number) {
        element.pseudoClasses.insert(pseudoClass)
      }
    case .state: element.states.append(names.text(of: component.name))
    case .pseudoElement:
      let number = UInt8(truncatingIfNeeded: component.value)
      if let kind = PseudoElement(rawValue: number) { element.relation = .pseudoElement(kind) }
    case .part:
      element.relation = .pseudoElement(.part)
      element.parts.append(names.text(of: component.name))
    case .unknownPseudoElement:
      throw .unknownPseudoElement(names.text(of: component.name))
    case .language: try add(language: component.value, to: &element)
    case .direction: try add(direction: component.value, to: &element)
    case .matchesAny, .not, .has, .nth: throw .function
    case .nesting, .scope: throw .nesting
    case .anchor, .universal, .descendant, .child, .nextSibling, .subsequentSibling,
      .originatingElement:
      break
    }
  }

  private func add(language: UInt32, to element: inout SyntheticElement) throws(DescriptionProblem)
  {
    let ranges = table.languages.lists[Int(language)]
    guard ranges.count == 1 else { throw .multipleLanguages }
    let range = table.languages.ranges[Int(ranges.lowerBound)]
    let text = String(
      decoding: table.text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    if let other = element.language, other != text { throw .conflictingLanguages(other, text) }
    element.language = text
  }

  private func add(direction: UInt32, to element: inout SyntheticElement) throws(DescriptionProblem)
  {
    guard let direction = UInt8(exactly: direction).flatMap(Direction.init(rawValue:)) else {
      let keyword = Atom(rawValue: direction &- Direction.unknownKeywordOffset)
      throw .unknownDirection(names.text(of: keyword))
    }
    if let other = element.direction, other != direction { throw .conflictingDirections }
    element.direction = direction
  }

  private mutating func add(
    _ test: AttributeTest, to element: inout SyntheticElement
  ) throws(DescriptionProblem) {
    let name = names.text(of: test.name)
    let value = String(
      decoding: table.text[Int(test.value.lowerBound)..<Int(test.value.upperBound)], as: UTF8.self)
    let isPresenceOnly = test.comparison == .presence
    guard let index = attributeIndexes[test.name] else {
      attributeIndexes[test.name] = element.attributes.count
      element.attributes.append(
        .init(name: name, value: value, isPresenceOnly: isPresenceOnly))
      return
    }
    if isPresenceOnly { return }
    let existing = element.attributes[index]
    if !existing.isPresenceOnly, existing.value != value {
      throw .conflictingValues(attribute: name, existing.value, value)
    }
    element.attributes[index] = .init(name: name, value: value, isPresenceOnly: false)
  }
}
