// SPDX-License-Identifier: Apache-2.0

/// The built-in texts of a table; English by default.
///
/// Defined by Three20's table kit, "Data sources" and "Drag refresh and infinite scroll".
public struct TableTexts: Sendable, Hashable, Codable {
  /// The text during the first load.
  public var loading = "Loading…"
  /// The text during a reload.
  public var updating = "Updating…"
  /// The text below an error.
  public var error = "Sorry, there was an error."
  /// The title of a table without rows; `nil` for none.
  public var emptyTitle: String?
  /// The text below ``emptyTitle``; `nil` for none.
  public var emptySubtitle: String?
  /// The title of the reload button.
  public var reload = "Reload"
  /// The placeholder of the search field.
  public var search = "Search"
  /// The text above the rows while they are pulled down.
  public var pull = "Pull down to update…"
  /// The text above the rows once they are pulled down far enough.
  public var release = "Release to update…"
  /// The text above the rows for the last load; `{date}` is replaced by its time.
  public var lastUpdated = "Last updated: {date}"
  /// The replacement of `{date}` if the rows were never loaded.
  public var never = "never"

  /// Creates the English texts.
  public init() {}

  /// Returns the text for the last load.
  ///
  /// - Parameter date: the formatted date and time; `nil` for never.
  /// - Returns: the complete text.
  public func lastUpdated(_ date: String?) -> String {
    lastUpdated.replacing("{date}", with: date ?? never)
  }
}
