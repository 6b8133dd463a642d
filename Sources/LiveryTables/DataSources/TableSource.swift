// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// What a table shows: rows in sections, and what stands in place of them while there are none.
///
/// A source is asked for the rows that are seen, so it need not have the others at hand. ``ListSource`` and ``SectionedSource``
/// are for rows that are there.
///
/// Defined by Three20's table kit, "Data sources".
public protocol TableSource: Sendable {
  /// How many sections there are.
  var sectionCount: Int { get }
  /// How many rows a section has.
  func rowCount(in section: Int) -> Int
  /// The row at a place; nil where there is none.
  func item(at position: TablePosition) -> (any TableItem)?
  /// The title above a section; nil, by default, for none.
  func header(of section: Int) -> String?
  /// The text below a section; nil, by default, for none.
  func footer(of section: Int) -> String?
  /// What makes a section the same one in two tables; its header by default.
  func sectionID(of section: Int) -> String?
  /// The letters at the side that lead to sections; nil, by default, for none.
  var sectionIndex: SectionIndex? { get }
  /// Whether the real source is still to come; false by default.
  var isInterstitial: Bool { get }
  /// The texts for tables without rows; English by default.
  var texts: TableTexts { get }
  /// The picture for errors, and for tables without rows; nil, by default, for none.
  var errorImage: ImageSource? { get }
  /// What stands in place of rows in a state; by default what ``texts`` say.
  func placeholder(for state: TableState) -> TablePlaceholder?
}

extension TableSource {
  /// No title.
  public func header(of section: Int) -> String? { nil }
  /// No text.
  public func footer(of section: Int) -> String? { nil }
  /// The header.
  public func sectionID(of section: Int) -> String? { header(of: section) }
  /// No letters.
  public var sectionIndex: SectionIndex? { nil }
  /// Not.
  public var isInterstitial: Bool { false }
  /// English.
  public var texts: TableTexts { TableTexts() }
  /// No picture.
  public var errorImage: ImageSource? { nil }
  /// What the texts say.
  public func placeholder(for state: TableState) -> TablePlaceholder? {
    TablePlaceholder(state, texts, image: errorImage)
  }
}

extension TableSource {
  /// How many rows there are in all sections.
  public var rowCount: Int {
    (0..<max(0, sectionCount)).reduce(0) { count, section in
      let (sum, isTooLarge) = count.addingReportingOverflow(max(0, rowCount(in: section)))
      return isTooLarge ? .max : sum
    }
  }

  /// Whether there is any row.
  package var hasRows: Bool { (0..<max(0, sectionCount)).contains { rowCount(in: $0) > 0 } }

  /// The places of all rows, from top to bottom.
  package var positions: [TablePosition] {
    (0..<max(0, sectionCount)).flatMap { section in
      (0..<max(0, rowCount(in: section))).map { TablePosition(section: section, row: $0) }
    }
  }

  /// The place of the first row that holds, if any.
  package func position(where holds: (any TableItem) -> Bool) -> TablePosition? {
    for section in 0..<max(0, sectionCount) {
      for row in 0..<max(0, rowCount(in: section)) {
        let position = TablePosition(section: section, row: row)
        if let item = item(at: position), holds(item) { return position }
      }
    }
    return nil
  }

  /// The place of the first row that is equal to an item, if any.
  package func position(of item: some TableItem) -> TablePosition? {
    position { $0.isEqual(to: item) }
  }

  /// The place of the first row with an identity, if any.
  package func position(ofID id: TableItemID) -> TablePosition? { position { $0.identity == id } }

  /// The place of the first row with an id that the program gave it, if any.
  package func position(ofID id: String) -> TablePosition? { position { $0.itemID == id } }

  /// The place of the first row that brings a payload along, if any.
  package func position(ofUserInfo userInfo: UserInfo) -> TablePosition? {
    position { $0.userInfo == userInfo }
  }
}
