// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

/// A view of the program that can show another row after a row leaves the screen.
package protocol ReusableView: AnyObject {
  /// Removes the content of the previous row: its texts, its images and its pending loads.
  ///
  /// The view keeps its subviews for the next row.
  func prepareForReuse()
}

/// A pool of views for hosts with a view for each visible row; views of hidden rows are reused.
///
/// ```swift
/// var views = RowViews<RowView>()
/// let seen = table.visibleEntries(at: &offset, height: 480)
/// for (view, position) in views.update(to: seen.compactMap(\.placed.entry.position), kind: table.kind(of:), make: { RowView($0) }) {
///   view.show(table.layout(of: position))        // only views whose row is another one
/// }
/// ```
///
/// Views are pooled by kind, so that a view never changes its kind.
///
/// Defined by Three20's table kit, "Cells": cells are reused by the name of their class.
package struct RowViews<View: ReusableView> {
  /// The views of the visible rows, by position.
  package private(set) var shown: [TablePosition: View] = [:]
  private var kinds: [TablePosition: String] = [:]
  private var reusableViews: [String: [View]] = [:]
  /// The maximum number of unused views of a kind; 8 by default.
  package let capacity: Int

  /// Creates an empty pool.
  package init(capacity: Int = 8) { self.capacity = max(0, capacity) }

  /// Assigns a view to each visible row, and collects the views of all other rows.
  ///
  /// - Parameters:
  ///   - positions: the positions of the visible rows.
  ///   - kind: returns the kind of view that a row needs.
  ///   - make: creates a view of a kind if no unused view is left.
  /// - Returns: the views that must show a new row, with the position of that row.
  package mutating func update(
    to positions: [TablePosition], kind: (TablePosition) -> String, make: (String) -> View
  ) -> [(view: View, position: TablePosition)] {
    let visible = Set(positions)
    for (position, view) in shown
    where !visible.contains(position) || kind(position) != kinds[position] {
      recycle(view, at: position)
    }
    var added: [(view: View, position: TablePosition)] = []
    for position in positions where shown[position] == nil {
      let kind = kind(position)
      let view = reusableViews[kind]?.popLast() ?? make(kind)
      shown[position] = view
      kinds[position] = kind
      added.append((view, position))
    }
    return added
  }

  /// Collects all views, for example after rows are inserted, deleted or moved.
  package mutating func removeAll() {
    for (position, view) in shown { recycle(view, at: position) }
  }

  private mutating func recycle(_ view: View, at position: TablePosition) {
    shown[position] = nil
    guard let kind = kinds.removeValue(forKey: position) else { return }
    view.prepareForReuse()
    if reusableViews[kind, default: []].count < capacity {
      reusableViews[kind, default: []].append(view)
    }
  }
}

extension StyledTable {
  /// Returns the kind of view for a row: the first class of its cell's element.
  ///
  /// The kind is empty if there is no such row.
  public func kind(of position: TablePosition) -> String {
    // A visible row already has a layout.
    if let row = layouts.rows[position] { return row.boxes.element(at: 0).classes.first ?? "" }
    guard let item = source.item(at: position) else { return "" }
    return cells.row(for: item, in: context).element.classes.first ?? ""
  }
}
