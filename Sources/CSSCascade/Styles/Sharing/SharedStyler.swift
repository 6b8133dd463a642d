// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A styler that trees of some rules use in turns: the values that it computed for one tree it knows for all others.
final class SharedStyler: Sendable {
  /// Whether one tree with its copies uses the styler alone.
  let isOfOneTree: Bool
  /// The styles that it made.
  let styles: StyleList
  private let state: Mutex<State>

  private struct State {
    var styler: TreeStyler
    /// The number of elements of the trees that use the styler.
    var count = 0
    /// The greatest number of elements that these trees had.
    var greatestCount = 0
  }

  /// Creates a styler with memory for the styles of some elements.
  convenience init(_ rules: ActiveRules, expecting count: Int, ofOneTree isOfOneTree: Bool = true) {
    self.init(TreeStyler(rules, expecting: count), ofOneTree: isOfOneTree)
  }

  /// Creates a styler that has made some styles.
  init(_ styler: TreeStyler, ofOneTree isOfOneTree: Bool = true) {
    self.isOfOneTree = isOfOneTree
    styles = styler.store.styles
    state = Mutex(State(styler: styler))
  }

  /// Calls `body` with the styler, as soon as no other thread uses it.
  func use<Result>(_ body: (inout TreeStyler) -> Result) -> Result {
    state.withLock { body(&$0.styler) }
  }

  /// The number of rows that the styles are made of.
  var rowCount: Int { state.withLock { $0.styler.store.rowCount } }

  /// Whether the tables hold much more than the elements of the trees can use.
  var isLarge: Bool { state.withLock { $0.styler.isLarge(for: $0.greatestCount) } }

  /// Whether another tree may use the styler, which has some elements; `nil` while another thread uses it.
  func hasRoom(for count: Int) -> Bool? {
    state.withLockIfAvailable { state in
      !state.styler.isLarge(for: max(state.greatestCount, state.count + count))
        && !state.styler.store.tables.bindings.haveLongTexts
    }
  }

  /// Counts the elements of a tree that begins to use the styler.
  fileprivate func add(_ count: Int) {
    state.withLock { state in
      state.count += count
      state.greatestCount = max(state.greatestCount, state.count)
    }
  }

  /// Counts the elements of a tree that uses the styler no longer.
  fileprivate func remove(_ count: Int) { state.withLock { $0.count -= count } }
}

/// A tree's use of a styler; copies of the tree have it in common.
final class StylerUse: Sendable {
  let styler: SharedStyler
  private let count: Int

  /// Begins to use a styler for a tree of some elements.
  init(_ styler: SharedStyler, for count: Int) {
    self.styler = styler
    self.count = count
    styler.add(count)
  }

  deinit { styler.remove(count) }
}
