// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What a selector asks of its subject by names and by known pseudo-classes, as far as two words can say it.
///
/// An element that does not meet them cannot be matched, and the selector need not be tried.
package struct SubjectRequirements: Sendable, Hashable {
  /// A bit for each type, id and class; names share bits.
  private var names: UInt64 = 0
  /// The pseudo-classes that must hold.
  private var pseudoClasses: UInt64 = 0

  /// Nothing is asked for.
  package init() {}

  /// Whether an element that gives `element` may meet these.
  @inline(__always)
  package func mayBeMet(by element: SubjectRequirements) -> Bool {
    names & ~element.names == 0 && pseudoClasses & ~element.pseudoClasses == 0
  }

  fileprivate mutating func insert(_ name: Atom, _ kind: SelectorRecord.Bucket) {
    let mixed = (name.rawValue &+ UInt32(kind.rawValue) << 29) &* 0x9E37_79B1
    names |= 1 << UInt64(mixed >> 26)
  }
}

extension SelectorTable {
  /// What a selector asks of its subject; nothing for the selector of a pseudo-element.
  package func subjectRequirements(of selector: Int) -> SubjectRequirements {
    var requirements = SubjectRequirements()
    let record = selectors[selector]
    if record.flags.contains(.pseudoElement) { return requirements }
    for index in record.components {
      let component = components[Int(index)]
      if component.kind.isCombinator { break }
      requirements.insert(component)
    }
    return requirements
  }
}

extension SubjectRequirements {
  /// Asks for what a simple selector asks for.
  fileprivate mutating func insert(_ component: SimpleSelector) {
    switch component.kind {
    case .type: insert(component.name, .type)
    case .id: insert(component.name, .id)
    case .class: insert(component.name, .class)
    // The scoping root is another one for each scope.
    case .pseudoClass where component.value != UInt32(PseudoClass.scope.rawValue):
      pseudoClasses |= 1 << UInt64(component.value & 63)
    default: break
    }
  }
}

extension StyleTree {
  /// All that an element can meet.
  package func subjectFacts(of index: Int) -> SubjectRequirements {
    let element = elements[index]
    var facts = SubjectRequirements(element.pseudoClasses)
    if element.type != Self.noName { facts.insert(element.type, .type) }
    if element.id != Self.noName { facts.insert(element.id, .id) }
    var position = Int(element.classStart)
    while position < Int(element.stateStart) {
      facts.insert(names[position], .class)
      position += 1
    }
    position = Int(element.partEnd)
    while position < Int(element.supertypeEnd) {
      facts.insert(names[position], .type)
      position += 1
    }
    return facts
  }
}

extension SubjectRequirements {
  /// What an element without names gives.
  fileprivate init(_ holding: PseudoClassSet) { pseudoClasses = holding.rawValue }
}
