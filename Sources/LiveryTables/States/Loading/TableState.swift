// SPDX-License-Identifier: Apache-2.0

/// What a table shows: its rows, or what stands in place of them.
///
/// Defined by Three20's table kit, "Controller".
public enum TableState: Sendable, Hashable {
  /// The source is still to come; it looks like ``loading``.
  case interstitial
  /// Rows are loaded, and there is none to show yet.
  case loading
  /// The rows are shown while they are loaded again.
  case updating
  /// The rows are shown.
  case shown
  /// There are no rows.
  case empty
  /// There are no rows, for a reason.
  case error(String)

  /// Whether the rows are shown.
  public var showsRows: Bool { self == .shown || self == .updating }
}
