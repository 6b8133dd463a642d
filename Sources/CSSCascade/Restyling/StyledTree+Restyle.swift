// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSValues

extension StyledTree {
  /// Styles the elements that are pending, and all that inherits other values from them.
  mutating func restylePending() -> StyleUpdate {
    var update = StyleUpdate()
    guard let first = agenda.popFirst() else { return update }
    prepareTables()
    let nodes = nodes
    var pass = RestylePass(tree: nodes.tree, styles: styles, agenda: agenda)
    // The pass alone owns the styles while they change.
    styles = []
    agenda = RestyleAgenda()
    use.styler.use { styler in
      styler.withMatcher(in: nodes) { styler, matcher, trial in
        var next: (element: Int, task: RestyleAgenda.Task)? = first
        while let (element, task) = next {
          let style: UInt32
          switch task {
          case .match:
            update.matched += 1
            style = styler.style(of: element, in: nodes, matcher, &trial, pass.styles)
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
          next = pass.agenda.popFirst()
        }
      }
    }
    styles = pass.styles
    agenda = pass.agenda
    return update
  }
}

/// The styles of a tree while some of them are replaced.
private struct RestylePass {
  let tree: StyleTree
  var styles: [UInt32]
  var agenda: RestyleAgenda

  /// Gives an element its new style, and adds the elements below that depend on what is new about it.
  ///
  /// - Returns: the effect of the change; `nil` if every value is what it was.
  mutating func replaceStyle(
    of element: Int, with new: UInt32, _ styler: TreeStyler
  ) -> ChangeEffect? {
    let old = styles[element]
    if new == old { return nil }
    styles[element] = new
    let (row, oldRow) = (styler.store[new], styler.store[old])
    let passesOn = !styler.store.passSameValues(row, oldRow)
    let isResetNew = row.reset != oldRow.reset
    if styler.rules.hasContainers, passesOn || isResetNew {
      let (now, before) = (styler.store.style(new), styler.store.style(old))
      // Besides its size, a container is asked for inherited values: its font and its custom properties.
      if passesOn || now.declared(.containerName) != before.declared(.containerName)
        || now.declared(.containerType) != before.declared(.containerType)
      {
        for below in element + 1..<Int(tree.elements[element].subtreeEnd) {
          agenda.insert(below, .match)
        }
      }
    }
    if passesOn || isResetNew && styler.hasAskedParents {
      tree.forEachChild(of: element) { child in
        if passesOn || styler.asksParent(styles[child]) {
          agenda.insert(child, .compute)
        }
      }
    }
    return styler.store.style(new).effect(replacing: styler.store.style(old))
  }
}
