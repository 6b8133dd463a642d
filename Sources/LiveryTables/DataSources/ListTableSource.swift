// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A table source with rows in a single section.
///
/// ```swift
/// let list = ListTableSource([TextItem("Inbox", url: "app://inbox"), CaptionItem("On", caption: "Push", kind: .setting)])
/// ```
public struct ListTableSource: TableSource, Hashable, Codable {
  private var section: TableSection
  /// The texts for a table without rows, which archives leave out.
  public var texts = TableTexts()
  /// The image for errors and for a table without rows, which archives leave out.
  public var errorImage: ImageSource?

  /// Creates a source with rows in order.
  public init(_ items: [any TableItem] = []) { section = TableSection(items: items) }

  /// Creates a source with the rows of a builder, in order.
  public init(@TableBuilder _ content: () -> [TableElement]) {
    self.init(content().compactMap(\.item))
  }

  /// The items of the rows.
  public var items: [any TableItem] {
    get { section.items }
    set { section.items = newValue }
  }

  /// The number of sections: 1.
  public var sectionCount: Int { 1 }

  /// Returns the number of rows in the section 0, or 0 for any other section.
  public func rowCount(in section: Int) -> Int { section == 0 ? items.count : 0 }

  /// Returns the item of the row at a position, or `nil` if there is no such row.
  public func item(at position: TablePosition) -> (any TableItem)? {
    position.section == 0 && items.indices.contains(position.row) ? items[position.row] : nil
  }
}

extension ListTableSource {
  private enum CodingKeys: String, CodingKey {
    case section
  }
}

extension ListTableSource: SearchableSource {
  /// Returns a source with the rows whose labels contain a text.
  public func matching(_ text: String) -> ListTableSource {
    var found = self
    found.items = items.filter { SearchText(text).matches($0.label) }
    return found
  }
}
