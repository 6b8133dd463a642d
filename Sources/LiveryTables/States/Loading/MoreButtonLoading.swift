// SPDX-License-Identifier: Apache-2.0

/// The state machine of a row that loads more rows.
///
/// Defined by Three20's table kit, "Controller".
public struct MoreButtonLoading: Sendable, Hashable {
  /// The item of the row.
  public private(set) var item: MoreButtonItem

  /// Creates the state machine of a row.
  public init(_ item: MoreButtonItem) { self.item = item }

  /// An event of the row.
  public enum Event: Sendable, Hashable {
    /// The row is selected.
    case selected
    /// Loading ends, with or without success.
    case ended
  }

  /// An effect for the table to apply.
  public enum Effect: Sendable, Hashable {
    /// Show the row in its new state; it animates while rows are loading.
    case update(MoreButtonItem)
    /// Show the row as not selected.
    case deselect
    /// Load the named model, or more rows of the table's own model.
    case load(model: String?)
  }

  /// Handles an event, and returns the effects for the table to apply.
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
