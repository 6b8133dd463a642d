// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import Synchronization

/// A styler of the elements that selectors describe, each in a tree of its own.
///
/// The elements share rules and values, and the implied root unless a description names its own.
final class SyntheticElements: Sendable {
  private struct State {
    var styler: TreeStyler
    /// The style of the implied root; `nil` until an element below it is styled.
    var root: UInt32?
    /// The size of the values of all styled elements in bytes, without what they share.
    var sizeInBytes = 0

    /// Whether the tables must be discarded, so that no series of queries fills the memory.
    var isLarge: Bool {
      sizeInBytes > StyleCache.maximumSizeInBytes || styler.isLarge(for: StyleCache.capacity)
    }
  }

  private let state: Mutex<State>

  /// Creates a styler of elements for some rules.
  init(_ rules: CascadeData) { state = Mutex(State(styler: TreeStyler(rules))) }

  /// Returns the style of the element that a selector describes, with additional states.
  func style(for selector: String, states: [String]) -> ElementStyle {
    let description = ElementDescription(parsing: selector)
    let (style, root) = state.withLock { state in
      Self.style(of: description.adding(states: states), &state)
    }
    let elementStyle = ElementStyle(
      style.flatMap { $0.isMatched ? $0 : nil }, selector: selector,
      diagnostics: description.diagnostics, below: root)
    state.withLock { $0.sizeInBytes += elementStyle.sizeInBytes }
    return elementStyle
  }

  /// Returns the styles of a synthetic element and of the implied root above it.
  private static func style(
    of description: ElementDescription, _ state: inout State
  ) -> (style: ComputedStyle?, root: ComputedStyle?) {
    let rules = state.styler.rules
    guard let (tree, element) = description.tree(in: rules) else { return (nil, nil) }
    if state.isLarge { state = State(styler: TreeStyler(rules)) }
    let nodes = NodeTree(tree, names: rules.index.sharedNames)
    let root = description.hasImpliedRoot ? state.root : nil
    let styles = state.styler.styles(to: element, in: nodes, root: root)
    if description.hasImpliedRoot, state.root == nil {
      state.root = styles[tree.topmost(of: element)]
    }
    let store = state.styler.store
    return (
      store.style(styles[element]),
      description.hasImpliedRoot ? state.root.map { store.style($0) } : nil
    )
  }
}

extension StyleTree {
  /// Returns the topmost ancestor of an element, or the element itself if it has none.
  fileprivate func topmost(of element: Int) -> Int {
    var top = element
    while elements[top].parent >= 0 { top = Int(elements[top].parent) }
    return top
  }
}
