// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Rows without sections.
///
/// ```swift
/// let list = ListSource([TextItem("Inbox", url: "app://inbox"), CaptionItem("On", caption: "Push", kind: .setting)])
/// ```
public struct ListSource: TableSource, Hashable, Codable {
  private var section: TableSection
  /// The texts for a table without rows; they are not archived.
  public var texts = TableTexts()
  /// The picture for errors, and for a table without rows; it is not archived.
  public var errorImage: ImageSource?

  /// Rows in order.
  public init(_ items: [any TableItem] = []) { section = TableSection(items: items) }

  /// Rows in order.
  public init(@TableBuilder _ content: () -> [TableElement]) {
    self.init(content().compactMap(\.item))
  }

  /// The rows.
  public var items: [any TableItem] {
    get { section.items }
    set { section.items = newValue }
  }

  /// One.
  public var sectionCount: Int { 1 }

  /// How many rows there are, in the one section.
  public func rowCount(in section: Int) -> Int { section == 0 ? items.count : 0 }

  /// The row at a place; nil where there is none.
  public func item(at position: TablePosition) -> (any TableItem)? {
    position.section == 0 && items.indices.contains(position.row) ? items[position.row] : nil
  }
}

extension ListSource {
  private enum CodingKeys: String, CodingKey {
    case section
  }
}

extension ListSource: SearchableSource {
  /// The rows in whose label a text stands.
  public func matching(_ text: String) -> ListSource {
    var found = self
    found.items = items.filter { SearchText(text).stands(in: $0.label) }
    return found
  }
}
