// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

extension StyledTree {
  /// Asks a node again what it says of itself, and styles it and all others that this affects.
  ///
  /// Its children are not asked: where nodes came, went or moved, the tree is made anew. Nothing happens for a node
  /// that is not in the tree.
  ///
  /// - Complexity: a few microseconds for each element that the change can affect, and no more for the others than it
  ///   takes to see that they are not among them.
  @discardableResult
  public mutating func update(_ node: some StyleNode) -> StyleUpdate {
    guard let index = indexes[ObjectIdentifier(node)] else { return StyleUpdate() }
    return update(index, to: node.styleElement)
  }

  /// Asks several nodes again, and styles what they affect in one pass.
  @discardableResult
  public mutating func update(_ nodes: [any StyleNode]) -> StyleUpdate {
    var elements: [(index: Int, element: StyleElement)] = []
    for node in nodes {
      guard let index = indexes[ObjectIdentifier(node)] else { continue }
      elements.append((index, node.styleElement))
    }
    return update(elements)
  }

  /// Lets an element say something else of itself, and styles it and all others that this affects.
  ///
  /// - Parameters:
  ///   - index: the element's place in document order; nothing happens for that of a part.
  ///   - element: what it says now; its children do not count.
  /// - Returns: what was done, and what changed.
  @discardableResult
  public mutating func update(_ index: Int, to element: StyleElement) -> StyleUpdate {
    update([(index, element)])
  }

  /// Lets several elements say something else of themselves, and styles what they affect in one pass.
  @discardableResult
  public mutating func update(_ elements: [(index: Int, element: StyleElement)]) -> StyleUpdate {
    for (index, element) in elements {
      guard let old = nodes.elements[index] else { continue }
      if old.parts.count != element.parts.count {
        return rebuild(in: pool, replacing: elements)
      }
    }
    agenda.prepare(for: nodes.count)
    for (index, element) in elements { replace(index, with: element.childless) }
    return restylePending()
  }
}

extension StyledTree {
  /// Replaces one element, and puts down what that affects.
  private mutating func replace(_ index: Int, with element: StyleElement) {
    guard let old = nodes.elements[index], old != element else { return }
    let own = index...index + element.parts.count
    let before = own.map { ElementFeatures(of: $0, in: nodes.tree) }
    let others = nodes.replace(index, with: element)
    let map = rules.invalidationMap
    for (place, features) in zip(own, before) {
      let now = ElementFeatures(of: place, in: nodes.tree)
      invalidate(features.difference(to: now), at: place, map)
    }
    for other in others {
      invalidate(SelectorFeature.derived(from: index, at: other, in: nodes.tree), at: other, map)
    }
    if old.inlineStyle != element.inlineStyle || old.codeSetValues != element.codeSetValues {
      agenda.insert(index, .match)
    }
    if old.size != element.size { resize(index) }
  }

  /// Puts down the elements that some features' coming or going affects.
  private mutating func invalidate(
    _ changes: [SelectorFeature], at index: Int, _ map: InvalidationMap
  ) {
    for feature in changes {
      guard let sets = map[feature] else { continue }
      if sets.isWhole {
        for element in 0..<nodes.count { agenda.insert(element, .match) }
        return
      }
      nodes.tree.forEachAffected(sets, from: index, changes: changes) { agenda.insert($0, .match) }
    }
  }

  /// Puts down what another size affects: container units below, and rules that ask for a container.
  private mutating func resize(_ index: Int) {
    guard !style(at: index).containerAxes.isEmpty else { return }
    agenda.insert(index, .compute)
    if rules.hasContainers { matchAll(below: index) }
  }

  /// Puts down all elements below one.
  mutating func matchAll(below index: Int) {
    for below in index + 1..<Int(nodes.tree.elements[index].subtreeEnd) {
      agenda.insert(below, .match)
    }
  }
}
