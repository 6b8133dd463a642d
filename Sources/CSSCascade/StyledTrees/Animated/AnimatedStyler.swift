// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Synchronization

/// A styler of animated elements, beside the styles of their tree.
///
/// A style is computed from the rules that the element matches in its tree, from the values of its
/// animations and transitions, and from the style of its parent, which may be animated as well. The
/// styles of the tree do not change.
package final class AnimatedStyler: Sendable {
  private let base: SharedStyler
  private let rules: CascadeData
  fileprivate let state: Mutex<State>

  fileprivate struct State {
    var styler: TreeStyler
    /// The copier of styles of the tree.
    var copier: StyleCompactor
  }

  /// Creates a styler for the elements of a tree.
  package init(_ tree: StyledTree) {
    base = tree.use.styler
    rules = tree.rules
    let copier = base.use { [rules] in
      StyleCompactor($0.store.tables, styles: $0.store.styles, of: rules)
    }
    state = Mutex(State(styler: TreeStyler(rules), copier: copier))
  }

  /// Returns whether the styler can style the elements of a tree.
  ///
  /// A tree with new tables requires a new styler.
  package func supports(_ tree: StyledTree) -> Bool {
    tree.use.styler === base && tree.rules === rules
  }

  /// Whether the tables are much larger than the elements of the tree need, so that a new styler is
  /// preferable.
  package func isLarge(for tree: StyledTree) -> Bool {
    state.withLock { $0.styler.isLarge(for: tree.count) }
  }
}

extension AnimatedStyler {
  /// The number of a style of this styler.
  package typealias StyleNumber = UInt32

  /// Returns the style of an element without animations, below a parent without animations.
  package func plainStyle(of element: Int, in tree: StyledTree) -> StyleNumber {
    state.withLock { state in
      state.begin(in: tree.nodes, rules)
      return state.copier.style(tree.styles[element], in: &state.styler)
    }
  }

  /// Returns the style of an element with overriding declarations.
  ///
  /// - Parameters:
  ///   - element: The index of the element.
  ///   - tree: The tree, which the styler supports.
  ///   - overrides: The declarations, or `nil` for an element that only inherits animated values.
  ///   - parent: The style of the parent, or `nil` for a root.
  /// - Returns: The number of the style.
  package func style(
    of element: Int, in tree: StyledTree, _ overrides: StyleOverrides?, below parent: StyleNumber?
  ) -> StyleNumber {
    state.withLock { state in
      state.begin(in: tree.nodes, rules)
      let row = base.styles.address(of: tree.styles[element]).pointee
      var list = state.copier.list(row.rules, in: &state.styler)
      if let overrides, !overrides.isEmpty {
        list = state.list(list, with: overrides, rules.contexts.levels)
      }
      return state.styler.style(of: element, in: tree.nodes, list: list, below: parent)
    }
  }

  /// Whether a rule of `@starting-style` applies.
  package var hasStartingStyles: Bool { rules.hasStartingStyles }

  /// Returns the lists of rules with which elements that were not rendered before start their
  /// transitions, by element.
  ///
  /// An element that no rule of `@starting-style` matches has none.
  ///
  /// Defined by [CSS Transitions 2, section 2](https://drafts.csswg.org/css-transitions-2/#defining-before-change-style).
  package func startingLists(of elements: [Int], in tree: StyledTree) -> [Int: UInt32] {
    base.use { $0.startingLists(of: elements, in: tree.nodes, styles: tree.styles) }
  }

  /// Returns the style of an element with a list of rules of ``startingLists(of:in:)``.
  package func startingStyle(
    of element: Int, in tree: StyledTree, list: UInt32, below parent: StyleNumber?
  ) -> StyleNumber {
    state.withLock { state in
      state.begin(in: tree.nodes, rules)
      let copy = state.copier.list(list, in: &state.styler)
      return state.styler.style(of: element, in: tree.nodes, list: copy, below: parent)
    }
  }

  /// Returns a style by its number.
  package func computedStyle(_ number: StyleNumber) -> ComputedStyle {
    state.withLock { $0.styler.store.style(number) }
  }
}

extension AnimatedStyler.State {
  /// Makes subsequent styles refer to the names of a tree, which may have new ones.
  fileprivate mutating func begin(in nodes: NodeTree, _ rules: CascadeData) {
    guard styler.sheets.names !== nodes.sharedNames else { return }
    styler.sheets = SheetContext(rules, names: nodes.sharedNames)
    styler.store.begin(in: styler.sheets)
  }

  /// Returns the number of a list of rules with additional declarations.
  fileprivate mutating func list(
    _ list: UInt32, with overrides: StyleOverrides, _ levels: CascadeLevels
  ) -> UInt32 {
    var matches = Array(styler.store.tables.lists.address(of: list).pointee.matches)
    if let animations = overrides.animations {
      matches.append(RuleMatch(rule: styler.attach(animations), level: levels.animations))
    }
    if let keyframe = overrides.keyframe {
      matches.append(RuleMatch(rule: styler.attach(keyframe), level: levels.transitions))
    }
    if let transitions = overrides.transitions {
      matches.append(RuleMatch(rule: styler.attach(transitions), level: levels.transitions))
    }
    return styler.listNumber(of: matches)
  }
}
