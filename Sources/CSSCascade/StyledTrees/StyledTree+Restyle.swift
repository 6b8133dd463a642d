// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSValues

extension StyledTree {
  /// Restyles the pending elements and all that inherit changed values from them.
  mutating func restylePending() -> StyleUpdate {
    var update = StyleUpdate()
    guard let first = dirtySet.popFirst() else { return update }
    compactTablesIfNeeded()
    let nodes = nodes
    var pass = RestylePass(tree: nodes.tree, styles: styles, dirtySet: dirtySet)
    // During the pass, the styles must have a unique owner.
    styles = []
    dirtySet = DirtySet()
    use.styler.use { styler in
      styler.withMatcher(in: nodes) { styler, matcher, conditionalMatcher in
        var next: (element: Int, task: DirtySet.Task)? = first
        while let (element, task) = next {
          let style: UInt32
          switch task {
          case .match:
            update.matched += 1
            style = styler.style(
              of: element, in: nodes, matcher, conditionalMatcher: &conditionalMatcher,
              styles: pass.styles)
          case .compute:
            let above = Int(nodes.tree.elements[element].parent)
            style = styler.style(
              of: element, in: nodes, list: styler.store[pass.styles[element]].rules,
              below: above < 0 ? nil : pass.styles[above])
          }
          update.restyled += 1
          if let effect = pass.replaceStyle(of: element, with: style, styler) {
            update.changes.append(StyleUpdate.Change(index: element, effect: effect))
          }
          next = pass.dirtySet.popFirst()
        }
      }
    }
    styles = pass.styles
    dirtySet = pass.dirtySet
    return update
  }
}

/// A restyle pass, with the styles of a tree while some of them are replaced.
private struct RestylePass {
  let tree: StyleTree
  var styles: [UInt32]
  var dirtySet: DirtySet
  /// The cached differences between styles, and their positions by the two styles.
  private var differences: [Difference] = []
  private var positions = KeyTable<UInt64>()

  init(tree: StyleTree, styles: [UInt32], dirtySet: DirtySet) {
    self.tree = tree
    self.styles = styles
    self.dirtySet = dirtySet
  }

  /// Sets the new style of an element, and adds the elements below that depend on its changes.
  ///
  /// - Returns: The effect of the change, or `nil` if all values are equal.
  mutating func replaceStyle(
    of element: Int, with new: UInt32, _ styler: TreeStyler
  ) -> ChangeEffect? {
    let old = styles[element]
    if new == old { return nil }
    styles[element] = new
    let difference = difference(between: old, new, styler)
    if difference.affectsQueries {
      for below in element + 1..<Int(tree.elements[element].subtreeEnd) {
        dirtySet.insert(below, .match)
      }
    }
    let changesInherited = difference.changesInherited
    if changesInherited || difference.changesReset && styler.hasInheritedResetStyle {
      tree.forEachChild(of: element) { child in
        if changesInherited || styler.inheritsResetStyle(styles[child]) {
          dirtySet.insert(child, .compute)
        }
      }
    }
    return difference.effect
  }

  private mutating func difference(
    between old: UInt32, _ new: UInt32, _ styler: TreeStyler
  ) -> Difference {
    if let cached = positions.number(for: UInt64(old, new)) { return differences[Int(cached)] }
    let difference = Difference(between: old, new, styler)
    positions.insert(UInt32(truncatingIfNeeded: differences.count), for: UInt64(old, new))
    differences.append(difference)
    return difference
  }
}

/// The consequences of replacing one style with another one.
private struct Difference {
  /// Whether children inherit changed values.
  let changesInherited: Bool
  /// Whether children may explicitly inherit changed values of non-inherited longhands.
  let changesReset: Bool
  /// Whether container queries against the element may change their results.
  let affectsQueries: Bool
  /// The effect on the element, or `nil` if all values are equal.
  let effect: ChangeEffect?

  /// Compares two styles of a styler.
  init(between old: UInt32, _ new: UInt32, _ styler: TreeStyler) {
    let (row, oldRow) = (styler.store[new], styler.store[old])
    let (now, before) = (styler.store.style(new), styler.store.style(old))
    changesInherited = !styler.store.haveEqualInheritedValues(row, oldRow)
    changesReset = row.reset != oldRow.reset
    effect = now.effect(replacing: before)
    // In addition to the size, a container query may use inherited values: the font and custom
    // properties.
    affectsQueries =
      styler.rules.hasContainers
      && (changesInherited || now.declared(.containerName) != before.declared(.containerName)
        || now.declared(.containerType) != before.declared(.containerType))
  }
}
