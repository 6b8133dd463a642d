// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

extension StyledTree {
  /// Queries a node again, and restyles all elements that its changes affect.
  ///
  /// The children are not queried. If nodes are added, removed or moved, create a new tree. A node
  /// that is not in the tree is ignored.
  ///
  /// - Complexity: A few microseconds for each element that the change can affect. The other
  ///   elements only take the time of the invalidation check.
  @discardableResult
  public mutating func update(_ node: some StyleNode) -> StyleUpdate {
    guard let index = indexes[ObjectIdentifier(node)] else { return StyleUpdate() }
    return update(index, to: node.styleElement)
  }

  /// Queries several nodes again, and restyles all affected elements in one pass.
  @discardableResult
  public mutating func update(_ nodes: [any StyleNode]) -> StyleUpdate {
    var elements: [(index: Int, element: StyleElement)] = []
    for node in nodes {
      guard let index = indexes[ObjectIdentifier(node)] else { continue }
      elements.append((index, node.styleElement))
    }
    return update(elements)
  }

  /// Replaces the description of an element, and restyles all elements that its changes affect.
  ///
  /// - Parameters:
  ///   - index: The index of the element in document order. An index of a part is ignored.
  ///   - element: The new description. Its children are ignored.
  /// - Returns: The work of the update, and the changed styles.
  @discardableResult
  public mutating func update(_ index: Int, to element: StyleElement) -> StyleUpdate {
    update([(index, element)])
  }

  /// Replaces the descriptions of several elements, and restyles all affected elements in one pass.
  @discardableResult
  public mutating func update(_ elements: [(index: Int, element: StyleElement)]) -> StyleUpdate {
    for (index, element) in elements {
      guard let old = nodes.elements[index] else { continue }
      if old.parts.count != element.parts.count {
        return rebuild(in: pool, replacing: elements)
      }
    }
    dirtySet.prepare(for: nodes.count)
    for (index, element) in elements { replace(index, with: element.childless) }
    return restylePending()
  }
}

extension StyledTree {
  /// Replaces one element, and adds the affected elements to the dirty set.
  private mutating func replace(_ index: Int, with element: StyleElement) {
    guard let old = nodes.elements[index], old != element else { return }
    if old.type != element.type || old.id != element.id { structure = TreeStructure() }
    let affected = index...index + element.parts.count
    let before = affected.map { ElementFeatures(of: $0, in: nodes.tree) }
    let others = nodes.replace(index, with: element)
    let map = rules.invalidationMap
    for (element, features) in zip(affected, before) {
      let now = ElementFeatures(of: element, in: nodes.tree)
      invalidate(features.difference(to: now), at: element, map)
    }
    for other in others {
      invalidate(SelectorFeature.derived(from: index, at: other, in: nodes.tree), at: other, map)
    }
    if old.inlineStyle != element.inlineStyle
      || old.presentationalHints != element.presentationalHints
    {
      dirtySet.insert(index, .match)
    }
    if old.size != element.size { resize(index) }
  }

  /// Adds the elements that a change of some features affects.
  private mutating func invalidate(
    _ changes: [SelectorFeature], at index: Int, _ map: InvalidationMap
  ) {
    for feature in changes {
      guard let sets = map[feature] else { continue }
      if sets.affectsAllElements {
        for element in 0..<nodes.count { dirtySet.insert(element, .match) }
        return
      }
      nodes.tree.forEachAffected(sets, from: index, changes: changes) {
        dirtySet.insert($0, .match)
      }
    }
  }

  /// Adds the elements that a change of size affects: users of container units, and rules with
  /// container queries.
  private mutating func resize(_ index: Int) {
    guard !style(at: index).containerAxes.isEmpty else { return }
    dirtySet.insert(index, .compute)
    if rules.hasContainers { matchAll(below: index) }
  }

  /// Adds all elements below another one.
  mutating func matchAll(below index: Int) {
    for below in index + 1..<Int(nodes.tree.elements[index].subtreeEnd) {
      dirtySet.insert(below, .match)
    }
  }
}
