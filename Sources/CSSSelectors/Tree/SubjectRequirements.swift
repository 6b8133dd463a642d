// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// The names, attributes and pseudo-classes that a selector requires of its subject.
///
/// An element that does not meet them cannot match, and the selector is skipped.
struct SubjectRequirements: Sendable, Hashable {
  /// The bits of types, ids, classes and attribute names, with collisions, and of pseudo-elements.
  ///
  /// Nearly every selector that fails, fails this test.
  private(set) var names: UInt64 = 0
  /// The required pseudo-classes, and a bit for a proper element.
  private(set) var pseudoClasses: UInt64 = 0

  /// The `pseudoClasses` bit of a proper element; that word has spare bits.
  private static let element: UInt64 = 1 << 63
  /// The `names` bit of a pseudo-element or part.
  private static let pseudoElement: UInt64 = 1 << 63

  /// Creates empty requirements.
  init() {}

  /// The kind of attribute names, distinct from those of the buckets.
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
  /// Returns the requirements of a selector; a pseudo-element is only required to be one.
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
  /// Adds the requirement of a simple selector.
  fileprivate mutating func insert(_ component: SimpleSelector) {
    switch component.kind {
    case .type: insert(component.name, .type)
    case .id: insert(component.name, .id)
    case .class: insert(component.name, .class)
    // Each scope has another scoping root.
    case .pseudoClass where component.value != UInt32(PseudoClass.scope.rawValue):
      pseudoClasses |= 1 << UInt64(component.value & 63)
    default: break
    }
  }
}

extension TreeView {
  /// Returns the pseudo-class bits of an element, with the bit of a proper element.
  func pseudoClassBits(of index: Int) -> UInt64 {
    var met = SubjectRequirements(elements[index].pseudoClasses)
    met.insert(isPseudoElement: elements[index].pseudoElement != nil)
    return met.pseudoClasses
  }

  /// Returns all requirements that an element meets.
  func metRequirements(of index: Int) -> SubjectRequirements {
    let element = elements[index]
    var met = SubjectRequirements(element.pseudoClasses)
    met.insert(isPseudoElement: element.pseudoElement != nil)
    if element.type != StyleTree.noName { met.insert(element.type, .type) }
    if element.id != StyleTree.noName { met.insert(element.id, .id) }
    var position = Int(element.classStart)
    while position < Int(element.stateStart) {
      met.insert(names[position], .class)
      position += 1
    }
    position = Int(element.partEnd)
    while position < Int(element.supertypeEnd) {
      met.insert(names[position], .type)
      position += 1
    }
    position = Int(element.attributeStart)
    while position < Int(element.attributeEnd) {
      met.insert(attribute: attributes[position].name)
      position += 1
    }
    return met
  }
}

extension SubjectRequirements {
  /// Creates the facts of an element without names.
  fileprivate init(_ pseudoClasses: PseudoClassSet) {
    self.pseudoClasses = pseudoClasses.rawValue
  }
}
