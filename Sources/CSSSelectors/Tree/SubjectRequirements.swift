// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// What a selector asks of its subject by names, attributes and known pseudo-classes, as far as two words can say it.
///
/// An element that does not meet them cannot be matched, and the selector need not be tried.
struct SubjectRequirements: Sendable, Hashable {
  /// A bit for each type, id, class and attribute, of which names share some, and one for a pseudo-element: what nearly
  /// every selector fails by that fails.
  private(set) var names: UInt64 = 0
  /// The pseudo-classes that must hold, and a bit for an element proper.
  private(set) var pseudoClasses: UInt64 = 0

  /// The subject is an element proper: among the pseudo-classes, which do not need so many bits.
  private static let element: UInt64 = 1 << 63
  /// The subject is a pseudo-element or a part: among the names.
  private static let pseudoElement: UInt64 = 1 << 63

  /// Nothing is asked for.
  init() {}

  /// What sets the names of attributes apart from those of the buckets.
  private static let attribute: UInt8 = 4

  fileprivate mutating func insert(_ name: Atom, _ kind: SelectorRecord.Bucket) {
    insert(name, kind: kind.rawValue)
  }

  fileprivate mutating func insert(attribute name: Atom) { insert(name, kind: Self.attribute) }

  private mutating func insert(_ name: Atom, kind: UInt8) {
    let mixed = (name.rawValue &+ UInt32(kind) << 29) &* 0x9E37_79B1
    names |= 1 << min(UInt64(mixed >> 26), 62)
  }

  fileprivate mutating func insert(isPseudoElement: Bool) {
    if isPseudoElement { names |= Self.pseudoElement } else { pseudoClasses |= Self.element }
  }
}

extension SelectorTable {
  /// What a selector asks of its subject; that of a pseudo-element only asks it to be one.
  func subjectRequirements(of selector: Int) -> SubjectRequirements {
    var requirements = SubjectRequirements()
    let record = selectors[selector]
    let isPseudoElement = record.flags.contains(.pseudoElement)
    requirements.insert(isPseudoElement: isPseudoElement)
    if isPseudoElement { return requirements }
    for index in record.components {
      let component = components[Int(index)]
      if component.kind.isCombinator { break }
      if component.kind == .attribute {
        requirements.insert(attribute: attributes[Int(component.value)].name)
      } else {
        requirements.insert(component)
      }
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

extension TreeView {
  /// The pseudo-classes of an element, and a bit for an element proper.
  func pseudoClassFacts(of index: Int) -> UInt64 {
    var facts = SubjectRequirements(elements[index].pseudoClasses)
    facts.insert(isPseudoElement: elements[index].pseudoElement != nil)
    return facts.pseudoClasses
  }

  /// All that an element can meet.
  func subjectFacts(of index: Int) -> SubjectRequirements {
    let element = elements[index]
    var facts = SubjectRequirements(element.pseudoClasses)
    facts.insert(isPseudoElement: element.pseudoElement != nil)
    if element.type != StyleTree.noName { facts.insert(element.type, .type) }
    if element.id != StyleTree.noName { facts.insert(element.id, .id) }
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
    position = Int(element.attributeStart)
    while position < Int(element.attributeEnd) {
      facts.insert(attribute: attributes[position].name)
      position += 1
    }
    return facts
  }
}

extension SubjectRequirements {
  /// What an element without names gives.
  fileprivate init(_ holding: PseudoClassSet) { pseudoClasses = holding.rawValue }
}
