// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The features of one element at some time, to be compared with those that it has later.
package struct ElementFeatures: Sendable {
  private let type: Atom
  /// Types, id, classes, states and parts.
  private let names: [SelectorFeature]
  private let pseudoClasses: PseudoClassSet
  private let attributes: [Attribute]
  private let language: [UInt8]
  private let direction: Direction

  private struct Attribute: Hashable {
    let name: Atom
    let value: [UInt8]
  }

  /// The features of an element as it is now.
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

  /// The features that came or went since.
  package func difference(to new: Self) -> [SelectorFeature] {
    var changed: [SelectorFeature] = []
    for name in names where !new.names.contains(name) { changed.append(name) }
    for name in new.names where !names.contains(name) { changed.append(name) }
    if type != new.type { changed.append(SelectorFeature(.typeRow)) }
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
  /// What may have changed for another element because of an element that was replaced.
  ///
  /// Those above hear of a focus, siblings of types, those below of language and direction.
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
