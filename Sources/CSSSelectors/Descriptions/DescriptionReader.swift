// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import FlatRecords

/// Turns a selector into what it says about elements.
struct DescriptionReader {
  private let stream: TokenStream
  private var names = AtomTable()
  private var table = SelectorTable()
  /// The place of each attribute among those of the element that is being read.
  private var attributeIndexes: [Atom: Int] = [:]
  private(set) var log: DiagnosticLog

  init(_ selector: String) {
    stream = TokenStream(selector, name: "<selector>")
    log = DiagnosticLog(stream.diagnostics)
  }

  /// The elements from left to right; empty, with a diagnostic, when the selector describes none.
  mutating func elements() -> [DescribedElement] {
    var input = SelectorInput(stream, 0..<stream.count)
    input.isDescription = true
    guard let list = table.parseList(&input, &names) else {
      if let failure = input.failure { log.add(Diagnostic(failure, in: stream)) }
      return []
    }
    guard list.count == 1 else { return refuse(.list(count: list.count)) }
    return elements(of: table.components(of: list.lowerBound))
  }

  private mutating func elements(of selector: Range<Int>) -> [DescribedElement] {
    // The compounds stand from right to left: each is taken from the end, with the combinator in
    // front of it.
    var elements: [DescribedElement] = []
    var end = selector.upperBound
    while end >= selector.lowerBound {
      guard elements.count < ElementDescription.maximumCount else {
        return refuse(.tooLong)
      }
      var start = end
      while start > selector.lowerBound, !table.components[start - 1].kind.isCombinator {
        start -= 1
      }
      var element = DescribedElement()
      attributeIndexes.removeAll()
      if end < selector.upperBound { element.place = place(behind: table.components[end].kind) }
      for component in table.components[start..<end] {
        if let problem = add(component, to: &element) { return refuse(problem) }
      }
      if element.pseudoElement != nil {
        element.pseudoClasses = element.pseudoClasses.subtracting(.structural)
      }
      elements.append(element)
      end = start - 1
    }
    return elements
  }

  /// Where the element to the right of a combinator stands; which pseudo-element it is its own
  /// components say.
  private func place(behind combinator: SimpleSelector.Kind) -> DescribedElement.Place {
    switch combinator {
    case .nextSibling, .subsequentSibling: .nextSibling
    default: .child
    }
  }

  private mutating func refuse(_ problem: DescriptionProblem) -> [DescribedElement] {
    log.add(
      Diagnostic(
        .undescriptiveSelector, range: 0..<stream.byteCount, facts: [.expected(problem.text)]))
    return []
  }
}

extension DescriptionReader {
  /// Adds what a simple selector says to an element, or tells why it cannot hold.
  private mutating func add(
    _ component: SimpleSelector, to element: inout DescribedElement
  ) -> DescriptionProblem? {
    switch component.kind {
    case .type:
      let name = names.text(of: component.name)
      if let other = element.type, other != name { return .types(other, name) }
      element.type = name
    case .id:
      let name = names.text(of: component.name)
      if let other = element.id, other != name { return .ids(other, name) }
      element.id = name
    case .class: element.classes.append(names.text(of: component.name))
    case .attribute: return add(table.attributes[Int(component.value)], to: &element)
    case .pseudoClass:
      let number = UInt8(truncatingIfNeeded: component.value)
      if let pseudoClass = PseudoClass(rawValue: number) {
        element.pseudoClasses.insert(pseudoClass)
      }
    case .state: element.states.append(names.text(of: component.name))
    case .pseudoElement:
      let number = UInt8(truncatingIfNeeded: component.value)
      if let kind = PseudoElement(rawValue: number) { element.place = .pseudoElement(kind) }
    case .part:
      element.place = .pseudoElement(.part)
      element.parts.append(names.text(of: component.name))
    case .unknownPseudoElement:
      return .unknownPseudoElement(names.text(of: component.name))
    case .language: return add(language: component.value, to: &element)
    case .direction: return add(direction: component.value, to: &element)
    case .matchesAny, .not, .has, .nth, .anchor, .universal, .nesting, .scope, .descendant, .child,
      .nextSibling, .subsequentSibling,
      .originatingElement:
      break
    }
    return nil
  }

  private func add(language: UInt32, to element: inout DescribedElement) -> DescriptionProblem? {
    let ranges = table.languages[Int(language)]
    guard ranges.count == 1 else { return .severalLanguages }
    let range = table.languageRanges[Int(ranges.lowerBound)]
    let written = String(
      decoding: table.text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    if let other = element.language, other != written { return .languages(other, written) }
    element.language = written
    return nil
  }

  private func add(direction: UInt32, to element: inout DescribedElement) -> DescriptionProblem? {
    guard let direction = UInt8(exactly: direction).flatMap(Direction.init(rawValue:)) else {
      let word = Atom(rawValue: direction &- Direction.wordOffset)
      return .noDirection(names.text(of: word))
    }
    if let other = element.direction, other != direction { return .directions }
    element.direction = direction
    return nil
  }

  private mutating func add(
    _ test: AttributeTest, to element: inout DescribedElement
  ) -> DescriptionProblem? {
    let name = names.text(of: test.name)
    let value = String(
      decoding: table.text[Int(test.value.lowerBound)..<Int(test.value.upperBound)], as: UTF8.self)
    let isPresenceOnly = test.comparison == .presence
    guard let index = attributeIndexes[test.name] else {
      attributeIndexes[test.name] = element.attributes.count
      element.attributes.append(
        .init(name: name, value: value, isPresenceOnly: isPresenceOnly))
      return nil
    }
    if isPresenceOnly { return nil }
    let known = element.attributes[index]
    if !known.isPresenceOnly, known.value != value {
      return .values(attribute: name, known.value, value)
    }
    element.attributes[index] = .init(name: name, value: value, isPresenceOnly: false)
    return nil
  }
}
