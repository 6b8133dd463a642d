// SPDX-License-Identifier: Apache-2.0

/// A section of a table: rows with a header above and a footer below.
///
/// Defined by Three20's table kit, "Items" and "Data sources"; here a plain table has footers too.
public struct TableSection: Sendable {
  /// The title above the rows; `nil` for none.
  public var header: String?
  /// The text below the rows; `nil` for none.
  public var footer: String?
  /// The identifier of the section across updates; `nil` for its header.
  public var sectionID: String?
  /// The items of the rows.
  public var items: [any TableItem]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - header: the title above the rows.
  ///   - footer: the text below the rows.
  ///   - id: the identifier of the section across updates.
  ///   - items: the items of the rows.
  public init(
    header: String? = nil, footer: String? = nil, id: String? = nil, items: [any TableItem] = []
  ) {
    self.header = header
    self.footer = footer
    sectionID = id
    self.items = items
  }
}

extension TableSection: Hashable {
  /// Returns whether two sections have equal headers, footers, identifiers and rows.
  public static func == (a: TableSection, b: TableSection) -> Bool {
    a.header == b.header && a.footer == b.footer && a.sectionID == b.sectionID
      && a.items.count == b.items.count && zip(a.items, b.items).allSatisfy { $0.isEqual(to: $1) }
  }

  /// Hashes the header, footer, identifier and rows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(header)
    hasher.combine(footer)
    hasher.combine(sectionID)
    for item in items { hasher.combine(AnyTableItem(item)) }
  }
}

extension TableSection: Codable {
  private enum CodingKeys: String, CodingKey {
    case header
    case footer
    case sectionID
    case items
  }

  /// Encodes the header, footer, identifier and rows.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(header, forKey: .header)
    try container.encodeIfPresent(footer, forKey: .footer)
    try container.encodeIfPresent(sectionID, forKey: .sectionID)
    try container.encode(items.map { AnyTableItem($0) }, forKey: .items)
  }

  /// Decodes the header, footer, identifier and rows; a missing property is empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    header = try container.value(.header)
    footer = try container.value(.footer)
    sectionID = try container.value(.sectionID)
    let items: [AnyTableItem] = try container.value(.items, default: [])
    self.items = items.map(\.item)
  }
}
