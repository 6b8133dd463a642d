// SPDX-License-Identifier: Apache-2.0

/// The header, the footer and the banner around the rows of a table.
///
/// Defined by Three20's table kit, "Drag refresh and infinite scroll".
public struct TableEdges: Sendable {
  /// The header to pull down for a reload; `nil` for none.
  public var refresh: DragRefresh?
  /// The footer below the last row, which loads more rows; `nil` for none.
  public var more: InfiniteScroll?
  /// The temporary banner at the bottom edge; `nil` for none.
  public var banner: TableBanner?

  /// Creates edges without a header, a footer or a banner.
  public init() {}
}
