// SPDX-License-Identifier: Apache-2.0

/// What a row that loads more rows does.
///
/// Defined by Three20's table kit, "Controller".
public struct MoreButtonLoading: Sendable, Hashable {
  /// The row.
  public private(set) var item: MoreButtonItem

  /// A row that loads more rows.
  public init(_ item: MoreButtonItem) { self.item = item }

  /// What happens.
  public enum Event: Sendable, Hashable {
    /// The row is selected.
    case selected
    /// Loading has ended, well or not.
    case ended
  }

  /// What the table does then.
  public enum Effect: Sendable, Hashable {
    /// Shows the row as it is now; it moves while rows are loaded.
    case update(MoreButtonItem)
    /// Shows the row as not selected.
    case deselect
    /// Loads what has a name, or more of the table's own rows.
    case load(model: String?)
  }

  /// Takes notice of what happens.
  @discardableResult
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .selected:
      guard !item.isLoading else { return [.deselect] }
      item.isLoading = true
      return [.update(item), .deselect, .load(model: item.model)]
    case .ended:
      guard item.isLoading else { return [] }
      item.isLoading = false
      return [.update(item)]
    }
  }
}
