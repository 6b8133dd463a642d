// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The features of an element at one point in time, for comparison with later ones.
package struct ElementFeatures: Sendable {
  private let type: Atom
  /// The types, id, classes, states and parts.
  private let names: [SelectorFeature]
  private let pseudoClasses: PseudoClassSet
  private let attributes: [Attribute]
  private let language: [UInt8]
  private let direction: Direction

  private struct Attribute: Hashable {
    let name: Atom
    let value: [UInt8]
  }

  /// Creates the current features of an element.
  package init(of index: Int, in tree: StyleTree) {
    let element = tree.elements[index]
    type = element.type
    var names: [SelectorFeature] = []
    func add(_ kind: SelectorFeature.Kind, _ run: Range<UInt32>) {
      for index in run { names.append(SelectorFeature(kind, tree.names[Int(index)])) }
    }
    if element.type != StyleTree.noName { names.append(SelectorFeature(.type, element.type)) }
    if element.id != StyleTree.noName { names.append(SelectorFeature(.id, element.id)) }
    add(.class, element.classStart..<element.stateStart)
    add(.state, element.stateStart..<element.partStart)
    add(.part, element.partStart..<element.partEnd)
    add(.type, element.partEnd..<element.supertypeEnd)
    self.names = names
    pseudoClasses = element.pseudoClasses
    attributes = tree.attributes[Int(element.attributeStart)..<Int(element.attributeEnd)].map {
      Attribute(
        name: $0.name,
        value: Array(tree.text[Int($0.value.lowerBound)..<Int($0.value.upperBound)]))
    }
    language = Array(tree.text[Int(element.language.lowerBound)..<Int(element.language.upperBound)])
    direction = element.direction
  }

  /// Returns the features that were added or removed in `new`.
  package func difference(to new: Self) -> [SelectorFeature] {
    var changed: [SelectorFeature] = []
    for name in names where !new.names.contains(name) { changed.append(name) }
    for name in new.names where !names.contains(name) { changed.append(name) }
    if type != new.type { changed.append(SelectorFeature(.siblingTypes)) }
    var bits = pseudoClasses.rawValue ^ new.pseudoClasses.rawValue
    while bits != 0 {
      let bit = UInt32(truncatingIfNeeded: bits.trailingZeroBitCount)
      changed.append(SelectorFeature(.pseudoClass, bit))
      bits &= bits - 1
    }
    for attribute in attributes where !new.attributes.contains(attribute) {
      changed.append(SelectorFeature(.attribute, attribute.name))
    }
    for attribute in new.attributes where !attributes.contains(attribute) {
      changed.append(SelectorFeature(.attribute, attribute.name))
    }
    if language != new.language { changed.append(SelectorFeature(.language)) }
    if direction != new.direction { changed.append(SelectorFeature(.direction)) }
    return changed
  }
}

extension SelectorFeature {
  /// Returns the features of another element that may change because an element was replaced.
  ///
  /// These are `:focus-within` of ancestors, the types among siblings, and language and direction
  /// of descendants.
  package static func derived(from index: Int, at other: Int, in tree: StyleTree) -> [Self] {
    if other > index, other < Int(tree.elements[index].subtreeEnd) {
      return [Self(.language), Self(.direction)]
    }
    var kinds: [PseudoClass] = [.focusWithin]
    if tree.elements[other].parent == tree.elements[index].parent {
      kinds = [.firstOfType, .lastOfType, .onlyOfType]
    }
    return kinds.map { Self(.pseudoClass, UInt32($0.rawValue)) }
  }
}
