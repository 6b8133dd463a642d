// SPDX-License-Identifier: Apache-2.0

/// The selected rows of a table.
///
/// Rows are identified by their identity, so that the selection stays when the table changes.
///
/// Defined by Three20's table kit, "Controller".
public struct TableSelection: Sendable, Hashable {
  /// The number of rows that may be selected.
  public var mode: Mode
  /// A Boolean value that indicates whether a reappearing table clears its selection.
  ///
  /// The default is `true`.
  public var clearsOnAppearing = true
  /// The selected rows.
  public private(set) var selected: Set<TableItemID> = []

  /// Creates an empty selection.
  public init(_ mode: Mode = .single) { self.mode = mode }

  /// The number of rows that may be selected.
  public enum Mode: Sendable, Hashable {
    /// No row; a tap still opens the link of the row.
    case none
    /// A single row.
    case single
    /// Any number of rows; a second tap deselects a row.
    case multiple
  }

  /// An event of the selection.
  public enum Event: Sendable, Hashable {
    /// The user taps a row; a button does not stay selected.
    case tapped(TableItemID, isButton: Bool = false)
    /// The program selects a row, without opening its link.
    case select(TableItemID)
    /// The program deselects a row.
    case deselect(TableItemID)
    /// The table becomes visible.
    case appeared
  }

  /// An effect for the table to apply.
  public enum Effect: Sendable, Hashable {
    /// Show a row as selected.
    case select(TableItemID)
    /// Show a row as not selected.
    case deselect(TableItemID)
    /// Open the link of a row.
    case open(TableItemID)
  }
}

extension TableSelection {
  /// Handles an event, and returns the effects for the table to apply.
  @discardableResult
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .tapped(let id, let isButton):
      if mode == .none || isButton {
        return isButton ? [.select(id), .open(id), .deselect(id)] : [.open(id)]
      }
      if mode == .multiple, selected.contains(id) { return deselect([id]) }
      return select(id) + [.open(id)]
    case .select(let id): return mode == .none ? [] : select(id)
    case .deselect(let id): return deselect([id])
    case .appeared: return clearsOnAppearing ? deselect(selected) : []
    }
  }

  /// Deselects the rows that are no longer in the table.
  ///
  /// - Parameter isPresent: returns whether a row is in the table.
  /// - Returns: the effects for the table to apply.
  @discardableResult
  public mutating func keep(where isPresent: (TableItemID) -> Bool) -> [Effect] {
    deselect(selected.filter { !isPresent($0) })
  }

  private mutating func select(_ id: TableItemID) -> [Effect] {
    guard !selected.contains(id) else { return [] }
    let effects = mode == .single ? deselect(selected) : []
    selected.insert(id)
    return effects + [.select(id)]
  }

  private mutating func deselect(_ ids: Set<TableItemID>) -> [Effect] {
    ids.compactMap { selected.remove($0) }.map { .deselect($0) }
  }
}
