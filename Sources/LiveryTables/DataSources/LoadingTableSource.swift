// SPDX-License-Identifier: Apache-2.0

/// A placeholder source for a table whose real source is not loaded yet.
///
/// Defined by Three20's table kit, "Data sources".
public struct LoadingTableSource: TableSource, Hashable {
  /// The texts of the placeholders.
  public var texts: TableTexts

  /// Creates a source without rows.
  public init(texts: TableTexts = TableTexts()) { self.texts = texts }

  /// The number of sections: 0.
  public var sectionCount: Int { 0 }
  /// The number of rows: 0.
  public func rowCount(in section: Int) -> Int { 0 }
  /// Returns `nil`, because the source has no rows.
  public func item(at position: TablePosition) -> (any TableItem)? { nil }
  /// `true`.
  public var isInterstitial: Bool { true }
}
