// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// An element as a plain object, in a tree of all elements.
final class ReferenceElement {
  var type = "a"
  var supertypes: [String] = []
  var id: String?
  var classes: [String] = []
  var pseudoClasses: [PseudoClass] = []
  var states: [String] = []
  var specifiedLanguage: String?
  var specifiedDirection: Direction?
  var hasText = false
  /// Whether it is the `::before` of its parent.
  var isPseudoElement = false
  private(set) weak var parent: ReferenceElement?
  private(set) weak var previous: ReferenceElement?
  /// The proper child elements.
  private(set) var children: [ReferenceElement] = []
  private(set) var pseudoElements: [ReferenceElement] = []

  init(below parent: ReferenceElement?, isPseudoElement: Bool) {
    self.parent = parent
    self.isPseudoElement = isPseudoElement
    if isPseudoElement {
      parent?.pseudoElements.append(self)
    } else {
      previous = parent?.children.last
      parent?.children.append(self)
    }
  }

  var siblings: [ReferenceElement] { parent?.children ?? [self] }
  var siblingsOfType: [ReferenceElement] { siblings.filter { $0.type == type } }
  var language: String { specifiedLanguage ?? parent?.language ?? "" }
  var direction: Direction { specifiedDirection ?? parent?.direction ?? .ltr }
  var descendants: [ReferenceElement] { children.flatMap { [$0] + $0.descendants } }
  var root: ReferenceElement { parent?.root ?? self }
  var hasFocus: Bool {
    pseudoClasses.contains(.focus) || children.contains(where: \.hasFocus)
      || pseudoElements.contains(where: \.hasFocus)
  }

  func candidates(_ combinator: Character) -> [ReferenceElement] {
    if isPseudoElement { return [] }
    return switch combinator {
    case ">": parent.map { [$0] } ?? []
    case "+": previous.map { [$0] } ?? []
    case "~": Array(sequence(first: self, next: \.previous).dropFirst())
    default: Array(sequence(first: self, next: \.parent).dropFirst())
    }
  }

  func matches(_ pseudoClass: PseudoClass) -> Bool {
    if pseudoClass == .focusWithin { return hasFocus }
    if isPseudoElement { return pseudoClasses.contains(pseudoClass) && !pseudoClass.isDerived }
    switch pseudoClass {
    case .root: return parent == nil
    case .empty: return children.isEmpty && !hasText
    case .firstChild: return siblings.first === self
    case .lastChild: return siblings.last === self
    case .onlyChild: return siblings.count == 1
    case .firstOfType: return siblingsOfType.first === self
    case .lastOfType: return siblingsOfType.last === self
    case .onlyOfType: return siblingsOfType.count == 1
    default: return pseudoClasses.contains(pseudoClass)
    }
  }
}

extension PseudoClass {
  /// Whether the pseudo-class follows from the tree.
  fileprivate var isDerived: Bool {
    switch self {
    case .root, .empty, .firstChild, .lastChild, .onlyChild, .firstOfType, .lastOfType, .onlyOfType:
      true
    default: false
    }
  }
}

extension ReferenceElement {
  /// Returns the elements, which are in document order, as a tree of the engine.
  static func tree(of elements: [ReferenceElement], _ names: AtomTable) -> StyleTree {
    var tree = StyleTree()
    var indexes: [ObjectIdentifier: Int] = [:]
    for element in elements {
      var facts = ElementFacts(
        type: names.find(element.type), id: element.id.flatMap(names.find),
        classes: element.classes.compactMap(names.find),
        pseudoClasses: PseudoClassSet(element.pseudoClasses),
        states: element.states.compactMap(names.find),
        pseudoElement: element.isPseudoElement ? .before : nil)
      facts.supertypes = element.supertypes.compactMap(names.find)
      facts.language = element.specifiedLanguage
      facts.direction = element.specifiedDirection
      facts.hasText = element.hasText
      indexes[ObjectIdentifier(element)] = tree.append(
        facts, parent: element.parent.flatMap { indexes[ObjectIdentifier($0)] },
        previousSibling: element.previous.flatMap { indexes[ObjectIdentifier($0)] })
    }
    tree.finish(structure: true)
    return tree
  }
}
