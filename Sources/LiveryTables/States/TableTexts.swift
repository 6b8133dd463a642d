// SPDX-License-Identifier: Apache-2.0

/// What a table says by itself, in English where the program says nothing else.
///
/// Defined by Three20's table kit, "Data sources" and "Drag refresh and infinite scroll".
public struct TableTexts: Sendable, Hashable, Codable {
  /// While rows are loaded for the first time.
  public var loading = "Loading…"
  /// While rows are loaded again.
  public var updating = "Updating…"
  /// Below what went wrong.
  public var error = "Sorry, there was an error."
  /// In a table that has no rows; nil for nothing.
  public var emptyTitle: String?
  /// Below ``emptyTitle``; nil for nothing.
  public var emptySubtitle: String?
  /// On the button that loads again.
  public var reload = "Reload"
  /// In a search field.
  public var search = "Search"
  /// Above the rows, while they are pulled down.
  public var pull = "Pull down to update…"
  /// Above the rows, once they are pulled down far enough.
  public var release = "Release to update…"
  /// Above the rows: `{date}` stands for when they were loaded.
  public var lastUpdated = "Last updated: {date}"
  /// In place of the date where they never were.
  public var never = "never"

  /// The English texts.
  public init() {}

  /// When the rows were loaded.
  ///
  /// - Parameter date: the date and time as text; nil for never.
  /// - Returns: the whole sentence.
  public func lastUpdated(_ date: String?) -> String {
    lastUpdated.replacing("{date}", with: date ?? never)
  }
}
