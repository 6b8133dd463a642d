// SPDX-License-Identifier: Apache-2.0

/// The header, the footer and the banner around the rows of a table.
///
/// Defined by Three20's table kit, "Drag refresh and infinite scroll".
public struct TableEdges: Sendable {
  /// The header that is pulled down to load the rows again; `nil` for none.
  public var refresh: DragRefresh?
  /// The footer below the last row, where more rows are loaded; `nil` for none.
  public var more: InfiniteScroll?
  /// The banner at the lower edge, which is shown for a while; `nil` for none.
  public var banner: TableBanner?

  /// No header, footer or banner.
  public init() {}
}
