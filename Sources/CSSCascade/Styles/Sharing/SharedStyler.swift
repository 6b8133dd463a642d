// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A styler that several trees with one set of rules share, including the values that it computed.
final class SharedStyler: Sendable {
  /// Whether only one tree and its copies use the styler.
  let isOfOneTree: Bool
  /// The computed styles.
  let styles: StyleList
  private let state: Mutex<State>

  private struct State {
    var styler: TreeStyler
    /// The number of elements in the trees that use the styler.
    var count = 0
    /// The maximum number of elements that these trees had.
    var greatestCount = 0
  }

  /// Creates a styler with memory for an expected number of styles.
  convenience init(_ rules: CascadeData, expecting count: Int, ofOneTree isOfOneTree: Bool = true) {
    self.init(TreeStyler(rules, expecting: count), ofOneTree: isOfOneTree)
  }

  /// Creates a shared styler from one with existing styles.
  init(_ styler: TreeStyler, ofOneTree isOfOneTree: Bool = true) {
    self.isOfOneTree = isOfOneTree
    styles = styler.store.styles
    state = Mutex(State(styler: styler))
  }

  /// Calls `body` with exclusive access to the styler.
  func use<Result>(_ body: (inout TreeStyler) -> Result) -> Result {
    state.withLock { body(&$0.styler) }
  }

  /// The number of rows of the styles.
  var rowCount: Int { state.withLock { $0.styler.store.rowCount } }

  /// Whether the tables are much larger than the elements of the trees need.
  var isLarge: Bool { state.withLock { $0.styler.isLarge(for: $0.greatestCount) } }

  /// Returns whether another tree with some elements may use the styler, or `nil` while another
  /// thread uses it.
  func hasCapacity(for count: Int) -> Bool? {
    state.withLockIfAvailable { state in
      !state.styler.isLarge(for: max(state.greatestCount, state.count + count))
        && !state.styler.store.tables.bindings.exceedsTextSize
    }
  }

  /// Adds the elements of a tree that begins to use the styler.
  fileprivate func add(_ count: Int) {
    state.withLock { state in
      state.count += count
      state.greatestCount = max(state.greatestCount, state.count)
    }
  }

  /// Removes the elements of a tree that no longer uses the styler.
  fileprivate func remove(_ count: Int) { state.withLock { $0.count -= count } }
}

/// A tree's use of a styler, shared by copies of the tree.
final class StylerUse: Sendable {
  let styler: SharedStyler
  private let count: Int

  /// Begins the use of a styler for a tree with some elements.
  init(_ styler: SharedStyler, for count: Int) {
    self.styler = styler
    self.count = count
    styler.add(count)
  }

  deinit { styler.remove(count) }
}
