// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

/// A view of the program's that shows one row after the other.
package protocol ReusableView: AnyObject {
  /// Drops what the view shows of the row before: its texts, its pictures and what is still loading for it.
  ///
  /// What it is made of stays, to be filled again.
  func prepareForReuse()
}

/// The views of the rows that are seen, for hosts that have a view for each: those that are seen no more show others.
///
/// ```swift
/// var views = RowViews<RowView>()
/// let seen = table.visibleEntries(at: &offset, height: 480)
/// for (view, position) in views.update(to: seen.compactMap(\.placed.entry.position), kind: table.kind(of:), make: { RowView($0) }) {
///   view.show(table.layout(of: position))        // only views whose row is another one
/// }
/// ```
///
/// Views are kept by kind, so that a view never has to become another one.
///
/// Defined by Three20's table kit, "Cells": cells are reused by the name of their class.
package struct RowViews<View: ReusableView> {
  /// The views that show a row.
  package private(set) var shown: [TablePosition: View] = [:]
  private var kinds: [TablePosition: String] = [:]
  private var waiting: [String: [View]] = [:]
  /// How many views of a kind are kept for later: 8 by default.
  package let capacity: Int

  /// No views.
  package init(capacity: Int = 8) { self.capacity = max(0, capacity) }

  /// Gives each row that is seen a view, and takes those of the others away.
  ///
  /// - Parameters:
  ///   - positions: the rows that are seen.
  ///   - kind: which kind of view a row needs.
  ///   - make: makes a view of a kind where none is left over.
  /// - Returns: the views that are to show another row, with that row.
  package mutating func update(
    to positions: [TablePosition], kind: (TablePosition) -> String, make: (String) -> View
  ) -> [(view: View, position: TablePosition)] {
    let seen = Set(positions)
    for (position, view) in shown
    where !seen.contains(position) || kind(position) != kinds[position] {
      put(view, away: position)
    }
    var fresh: [(view: View, position: TablePosition)] = []
    for position in positions where shown[position] == nil {
      let kind = kind(position)
      let view = waiting[kind]?.popLast() ?? make(kind)
      shown[position] = view
      kinds[position] = kind
      fresh.append((view, position))
    }
    return fresh
  }

  /// Takes all views away, as when rows came, went or moved.
  package mutating func removeAll() {
    for (position, view) in shown { put(view, away: position) }
  }

  private mutating func put(_ view: View, away position: TablePosition) {
    shown[position] = nil
    guard let kind = kinds.removeValue(forKey: position) else { return }
    view.prepareForReuse()
    if waiting[kind, default: []].count < capacity { waiting[kind, default: []].append(view) }
  }
}

extension StyledTable {
  /// The kind of view that a row needs: the first class that its cell gives it, such as `captionRow`; empty where there is no row.
  public func kind(of position: TablePosition) -> String {
    // A row that is seen is laid out already.
    if let row = layouts.rows[position] { return row.boxes.element(at: 0).classes.first ?? "" }
    guard let item = source.item(at: position) else { return "" }
    return cells.row(for: item, in: context).element.classes.first ?? ""
  }
}
