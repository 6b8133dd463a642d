// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSValues

extension StyledTree {
  /// Styles what was put down, and all that inherits something else from it.
  mutating func restyle() -> StyleUpdate {
    var update = StyleUpdate()
    guard let first = agenda.popFirst() else { return update }
    var context = MatchingContext()
    var trial = ConditionalTrial(styler.rules, nodes.tree, sizes: nodes.sizes)
    let (tree, selectors) = (nodes.tree, styler.rules.index.selectors)
    selectors.withMatcher(tree, &context) { matcher in
      var next: (element: Int, task: RestyleAgenda.Task)? = first
      while let (element, task) = next {
        let style: ComputedStyle.Storage
        switch task {
        case .match:
          update.matched += 1
          style = styler.style(of: element, in: nodes, matcher, &trial, styles)
        case .compute:
          let parent = self.parent(of: element).map { styles[$0] }
          style = styler.style(
            of: element, decidedBy: styles[element].cascaded, in: nodes, below: parent)
        }
        update.restyled += 1
        if let effect = replaceStyle(of: element, with: style) {
          update.changes.append(StyleUpdate.Change(index: element, effect: effect))
        }
        next = agenda.popFirst()
      }
    }
    styler.forgetMuch(beyond: nodes.count)
    return update
  }

  /// Gives an element its new style, and puts down the elements below that depend on what is new about it.
  ///
  /// - Returns: what has to be done for the element; nil where every value is what it was.
  private mutating func replaceStyle(
    of element: Int, with style: ComputedStyle.Storage
  ) -> ChangeEffect? {
    let old = styles[element]
    if style === old { return nil }
    let new = style.keeping(old)
    styles[element] = new
    let passesOn = new.passed !== old.passed
    let isOwnNew = !new.own.isSame(as: old.own)
    if styler.rules.hasContainers, passesOn || isOwnNew, isContainer(old, new, isOwnNew, passesOn) {
      matchAll(below: element)
    }
    if passesOn || isOwnNew && styler.hasAskedParents {
      nodes.tree.forEachChild(of: element) { child in
        if passesOn || styles[child].taken.askedParent { agenda.insert(child, .compute) }
      }
    }
    return new.effect(replacing: old, sharesNames: true)
  }

  /// Whether `@container` rules may see that an element has another style.
  private func isContainer(
    _ old: ComputedStyle.Storage, _ new: ComputedStyle.Storage, _ isOwnNew: Bool, _ passesOn: Bool
  ) -> Bool {
    // What is asked of a container besides its size is inherited: its font and its custom properties.
    passesOn
      || isOwnNew
        && (old.own[.containerName] != new.own[.containerName]
          || old.own[.containerType] != new.own[.containerType])
  }
}
