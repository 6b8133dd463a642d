// SPDX-License-Identifier: Apache-2.0

/// Which rows of a table are selected.
///
/// Rows are known by their identity, so that a selection stays with its rows when the table changes.
///
/// Defined by Three20's table kit, "Controller".
public struct TableSelection: Sendable, Hashable {
  /// How many rows may be selected.
  public var mode: Mode
  /// Whether nothing is selected any more when the table is seen again; true by default.
  public var clearsOnAppearing = true
  /// The rows that are selected.
  public private(set) var selected: Set<TableItemID> = []

  /// Nothing is selected.
  public init(_ mode: Mode = .single) { self.mode = mode }

  /// How many rows may be selected.
  public enum Mode: Sendable, Hashable {
    /// None; a tap still opens what the row leads to.
    case none
    /// One.
    case single
    /// Any number; a second tap takes a row back.
    case multiple
  }

  /// What happens.
  public enum Event: Sendable, Hashable {
    /// A row is tapped; a button does not stay selected.
    case tapped(TableItemID, isButton: Bool = false)
    /// A row is selected by the program, which opens nothing.
    case select(TableItemID)
    /// A row is no longer selected.
    case deselect(TableItemID)
    /// The table is seen.
    case appeared
  }

  /// What the table does then.
  public enum Effect: Sendable, Hashable {
    /// Shows a row as selected.
    case select(TableItemID)
    /// Shows a row as not selected.
    case deselect(TableItemID)
    /// Opens what the row leads to.
    case open(TableItemID)
  }
}

extension TableSelection {
  /// Takes notice of what happens.
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

  /// Drops the rows that are no longer in the table.
  ///
  /// - Parameter isThere: whether a row is in the table.
  /// - Returns: what the table does then.
  @discardableResult
  public mutating func keep(where isThere: (TableItemID) -> Bool) -> [Effect] {
    deselect(selected.filter { !isThere($0) })
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
