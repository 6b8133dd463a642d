// SPDX-License-Identifier: Apache-2.0
@testable import CSSCascade

extension StyledTree {
  /// The store with the styles of the tree, and other styles of its styler.
  var store: StyleStore { use.styler.use { $0.store } }

  /// The number of rows, values and results in the tables of the tree's styler.
  var tableSize: Int {
    use.styler.use { styler in
      let (store, tables, results) = (styler.store, styler.store.tables, styler.results)
      return store.count + store.rowCount + tables.values.count + tables.lists.local.count
        + tables.bindings.list.count + tables.attached.count + results.numbers.count
        + results.inherited.count + results.resets.count
    }
  }
}
