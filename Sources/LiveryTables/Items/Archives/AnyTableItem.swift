// SPDX-License-Identifier: Apache-2.0

/// An item of whatever type, as a value that is compared, hashed and archived.
///
/// An archive holds the type's name beside the item; ``TableItemTypes`` says which type that is.
public struct AnyTableItem: Sendable {
  /// The item.
  public let item: any TableItem

  /// Any item.
  public init(_ item: any TableItem) { self.item = item }
}

extension AnyTableItem: Hashable {
  /// Whether both items have the same type and the same facts.
  public static func == (a: AnyTableItem, b: AnyTableItem) -> Bool { a.item.isEqual(to: b.item) }

  /// Hashes the type and the facts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: item)))
    item.hash(into: &hasher)
  }
}

extension TableItem {
  /// Whether another item has the same type and the same facts.
  func isEqual(to other: any TableItem) -> Bool { (other as? Self) == self }
}

extension AnyTableItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case type
    case item
  }

  /// Writes the type's name, and the item.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if let unknown = item as? UnknownItem {
      try container.encode(unknown.type, forKey: .type)
      try container.encode(unknown.fields, forKey: .item)
    } else {
      try container.encode(type(of: item).archiveName, forKey: .type)
      try container.encode(item, forKey: .item)
    }
  }

  /// Reads an item of a type that the decoder's ``TableItemTypes`` knows.
  public init(from decoder: any Decoder) throws {
    let types = TableItemTypes.of(decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .type)
    if let type = types[name] {
      item = try container.decode(type, forKey: .item)
    } else if types.keepsUnknown {
      item = UnknownItem(type: name, fields: try container.value(.item, default: .null))
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "unknown type of table item '\(name)'")
    }
  }
}

/// An item of an archive whose type is not registered, kept so that it can be archived again.
///
/// Tables draw an empty row for it.
package struct UnknownItem: TableItem {
  /// The type's name in the archive.
  package var type: String
  /// The item's fields in the archive.
  package var fields: UserInfo

  /// An item that is known by its archive alone.
  package init(type: String, fields: UserInfo) {
    self.type = type
    self.fields = fields
  }

  /// The identity that the fields describe.
  package var itemID: String? { fields["itemID"]?.string }
}
