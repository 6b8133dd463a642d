// SPDX-License-Identifier: Apache-2.0

/// The content of a table: its rows or a placeholder.
///
/// Defined by Three20's table kit, "Controller".
public enum TableState: Sendable, Hashable {
  /// The source is not available yet; the table shows the same as in ``loading``.
  case interstitial
  /// Rows are loading, and there are none to show yet.
  case loading
  /// The table shows its rows while they are reloaded.
  case updating
  /// The table shows its rows.
  case shown
  /// There are no rows.
  case empty
  /// There are no rows because of an error; the value describes it.
  case error(String)

  /// A Boolean value that indicates whether the rows are visible.
  package var showsRows: Bool { self == .shown || self == .updating }
}
