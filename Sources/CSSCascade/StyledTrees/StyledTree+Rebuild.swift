// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSValues

extension StyledTree {
  /// Styles all elements with another sheet or environment, without querying the nodes.
  ///
  /// - Complexity: That of creating the tree.
  @discardableResult
  public mutating func update(in sheet: CSSStyleSheet) -> StyleUpdate {
    rebuild(in: sheet.styleCache.stylers, replacing: [])
  }

  /// Rebuilds the flattened tree because atoms or the number of parts changed.
  mutating func rebuild(
    in pool: StylerPool, replacing elements: [(index: Int, element: StyleElement)]
  ) -> StyleUpdate {
    var replacements: [Int: StyleElement] = [:]
    for (index, element) in elements { replacements[index] = element }
    var rebuilt = NodeTree(in: pool.rules, pseudoElements: nodes.pseudoElements)
    // The new index of each element by its old index.
    //
    // A part is found by its position among the parts.
    var newIndexes = [Int](repeating: -1, count: nodes.count)
    for index in 0..<nodes.count {
      guard let old = nodes.elements[index] else { continue }
      let element = nodes.tree.elements[index]
      let (parent, previous) = (Int(element.parent), Int(element.previousSibling))
      let position = NodeTree.InsertionPoint(
        parent: parent < 0 ? nil : newIndexes[parent],
        previousSibling: previous < 0 ? nil : newIndexes[previous])
      newIndexes[index] = rebuilt.append(replacements[index] ?? old, at: position)
    }
    rebuilt.finish()
    let before = (0..<nodes.count).map { style(at: $0) }
    replace(by: rebuilt, in: pool)
    indexes = indexes.mapValues { newIndexes[$0] }
    return update(from: before, newIndexes)
  }

  /// Compares the styles with the previous ones.
  private func update(from before: [ComputedStyle], _ newIndexes: [Int]) -> StyleUpdate {
    var update = StyleUpdate(matched: nodes.count, restyled: nodes.count)
    // The old index of each element.
    //
    // The value is -1 for a part of an element whose number of parts changed.
    var origins = [Int](repeating: -1, count: nodes.count)
    for (old, new) in newIndexes.enumerated() where new >= 0 {
      origins[new] = old
      let parts = newIndexes[(old + 1)...].prefix { $0 < 0 }.count
      guard nodes.elements[(new + 1)...].prefix(while: { $0 == nil }).count == parts else {
        continue
      }
      for part in 0..<parts { origins[new + 1 + part] = old + 1 + part }
    }
    for index in 0..<nodes.count {
      let effect =
        origins[index] < 0
        ? .relayout : style(at: index).effect(replacing: before[origins[index]])
      if let effect { update.changes.append(.init(index: index, effect: effect)) }
    }
    return update
  }
}
