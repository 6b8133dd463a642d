// SPDX-License-Identifier: Apache-2.0

/// An item of an archive whose type nobody registered, kept so that it can be archived again.
///
/// It is drawn as an empty row.
public struct UnknownItem: TableItem {
  /// The type's name in the archive.
  public var type: String
  /// The item's fields in the archive.
  public var fields: UserInfo

  /// An item that is known by its archive alone.
  public init(type: String, fields: UserInfo) {
    self.type = type
    self.fields = fields
  }

  /// What the fields say of the identity.
  public var itemID: String? { fields["itemID"]?.string }
}
