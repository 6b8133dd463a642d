// SPDX-License-Identifier: Apache-2.0

/// A type-erased table item, which can be compared, hashed and archived.
///
/// An archive stores the name of the type beside the item. ``TableItemTypes`` maps the name to the
/// type.
public struct AnyTableItem: Sendable {
  /// The item.
  public let item: any TableItem

  /// Creates a type-erased item.
  public init(_ item: any TableItem) { self.item = item }
}

extension AnyTableItem: Hashable {
  /// Returns whether two items have the same type and equal properties.
  public static func == (a: AnyTableItem, b: AnyTableItem) -> Bool { a.item.isEqual(to: b.item) }

  /// Hashes the type and the properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: item)))
    item.hash(into: &hasher)
  }
}

extension TableItem {
  /// Returns whether another item has the same type and equal properties.
  func isEqual(to other: any TableItem) -> Bool { (other as? Self) == self }
}

extension AnyTableItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case type
    case item
  }

  /// Encodes the name of the type and the item.
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

  /// Decodes an item of a type in the decoder's ``TableItemTypes``.
  public init(from decoder: any Decoder) throws {
    let types = TableItemTypes.of(decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .type)
    if let type = types[name] {
      item = try container.decode(type, forKey: .item)
    } else if types.keepsUnknownItems {
      item = UnknownItem(type: name, fields: try container.value(.item, default: .null))
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "unknown type of table item '\(name)'")
    }
  }
}

/// An archived item of an unregistered type, kept so that it can be archived again.
///
/// Tables draw an empty row for it.
package struct UnknownItem: TableItem {
  /// The name of the type in the archive.
  package var type: String
  /// The properties of the item in the archive.
  package var fields: UserInfo

  /// Creates an item from its archived form.
  package init(type: String, fields: UserInfo) {
    self.type = type
    self.fields = fields
  }

  /// The identifier in the archived properties.
  package var itemID: String? { fields["itemID"]?.string }
}
