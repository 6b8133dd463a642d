// SPDX-License-Identifier: Apache-2.0

/// Stands in until the real source arrives: a table that is being loaded.
///
/// Defined by Three20's table kit, "Data sources".
public struct InterstitialSource: TableSource, Hashable {
  /// The texts.
  public var texts: TableTexts

  /// A source without rows.
  public init(texts: TableTexts = TableTexts()) { self.texts = texts }

  /// None.
  public var sectionCount: Int { 0 }
  /// None.
  public func rowCount(in section: Int) -> Int { 0 }
  /// None.
  public func item(at position: TablePosition) -> (any TableItem)? { nil }
  /// It is.
  public var isInterstitial: Bool { true }
}
