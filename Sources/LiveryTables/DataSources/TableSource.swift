// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// The rows of a table in sections, and the placeholders that the table shows without rows.
///
/// A table requests only the rows that are visible, so a source can load the others later.
/// ``ListTableSource`` and ``SectionedTableSource`` are for rows in memory.
///
/// Defined by Three20's table kit, "Data sources".
public protocol TableSource: Sendable {
  /// The number of sections.
  var sectionCount: Int { get }
  /// Returns the number of rows in a section.
  func rowCount(in section: Int) -> Int
  /// Returns the item of the row at a position, or `nil` if there is no such row.
  func item(at position: TablePosition) -> (any TableItem)?
  /// Returns the header of a section; `nil`, the default, for none.
  func header(of section: Int) -> String?
  /// Returns the footer of a section; `nil`, the default, for none.
  func footer(of section: Int) -> String?
  /// Returns the identifier of a section across updates; its header by default.
  func sectionID(of section: Int) -> String?
  /// The index of section letters at the side; `nil`, the default, for none.
  var sectionIndex: SectionIndex? { get }
  /// A Boolean value that indicates whether the source is a placeholder; `false` by default.
  var isInterstitial: Bool { get }
  /// The texts for tables without rows; English by default.
  var texts: TableTexts { get }
  /// The image for errors and for tables without rows; `nil`, the default, for none.
  var errorImage: ImageSource? { get }
  /// Returns the placeholder for a state; by default it uses ``texts``.
  func placeholder(for state: TableState) -> TablePlaceholder?
}

extension TableSource {
  /// Returns `nil`: no header.
  public func header(of section: Int) -> String? { nil }
  /// Returns `nil`: no footer.
  public func footer(of section: Int) -> String? { nil }
  /// Returns the header of the section.
  public func sectionID(of section: Int) -> String? { header(of: section) }
  /// `nil`: no section index.
  public var sectionIndex: SectionIndex? { nil }
  /// `false`.
  public var isInterstitial: Bool { false }
  /// The English texts.
  public var texts: TableTexts { TableTexts() }
  /// `nil`: no image.
  public var errorImage: ImageSource? { nil }
  /// Returns the placeholder with the texts of ``texts``.
  public func placeholder(for state: TableState) -> TablePlaceholder? {
    TablePlaceholder(state, texts, image: errorImage)
  }
}

extension TableSource {
  /// The number of rows in all sections.
  public var rowCount: Int {
    (0..<max(0, sectionCount)).reduce(0) { count, section in
      let (sum, isTooLarge) = count.addingReportingOverflow(max(0, rowCount(in: section)))
      return isTooLarge ? .max : sum
    }
  }

  /// Whether the source has any rows.
  package var hasRows: Bool { (0..<max(0, sectionCount)).contains { rowCount(in: $0) > 0 } }

  /// The positions of all rows, from top to bottom.
  package var positions: [TablePosition] {
    (0..<max(0, sectionCount)).flatMap { section in
      (0..<max(0, rowCount(in: section))).map { TablePosition(section: section, row: $0) }
    }
  }

  /// Returns the position of the first row whose item satisfies a predicate, or `nil` if none does.
  public func position(where predicate: (any TableItem) -> Bool) -> TablePosition? {
    for section in 0..<max(0, sectionCount) {
      for row in 0..<max(0, rowCount(in: section)) {
        let position = TablePosition(section: section, row: row)
        if let item = item(at: position), predicate(item) { return position }
      }
    }
    return nil
  }

  /// Returns the position of the first row that is equal to an item, if any.
  public func position(of item: some TableItem) -> TablePosition? {
    position { $0.isEqual(to: item) }
  }

  /// Returns the position of the first row with an identity, if any.
  package func position(ofID id: TableItemID) -> TablePosition? { position { $0.identity == id } }

  /// Returns the position of the first row with an id, if any.
  public func position(ofID id: String) -> TablePosition? { position { $0.itemID == id } }

  /// Returns the position of the first row with the given user info, if any.
  package func position(ofUserInfo userInfo: UserInfo) -> TablePosition? {
    position { $0.userInfo == userInfo }
  }
}
