// SPDX-License-Identifier: Apache-2.0

/// The data of one table row, without its appearance.
///
/// To add a kind of row, write an item with the data and a cell that shows it:
///
/// ```swift
/// struct PersonItem: TableItem {
///   var name: String
///   var link: TableLink?
///   var label: String { name }
/// }
/// ```
///
/// Archives contain all properties. All requirements except those of `Hashable` and `Codable` have
/// defaults.
public protocol TableItem: Sendable, Hashable, Codable {
  /// The name of the type in archives, which must not change; by default the Swift type name.
  static var archiveName: String { get }
  /// The identifier of the row, which stays the same when its contents change; `nil` by default.
  ///
  /// A row without an identifier is a different row as soon as any property changes.
  var itemID: String? { get }
  /// The text that represents the row, for example in a search; empty by default.
  var label: String { get }
  /// The address or the action that a selection of the row opens; `nil`, the default, for none.
  var link: TableLink? { get }
  /// The program's own data about the row; `nil` by default.
  var userInfo: UserInfo? { get }
}

extension TableItem {
  /// The name of the Swift type.
  public static var archiveName: String { String(describing: Self.self) }
  /// `nil`: no identifier.
  public var itemID: String? { nil }
  /// An empty text.
  public var label: String { "" }
  /// `nil`: no link.
  public var link: TableLink? { nil }
  /// `nil`: no data.
  public var userInfo: UserInfo? { nil }

  /// The identity of the row across updates: its id, or all its properties if it has no id.
  public var identity: TableItemID {
    if let itemID { .id(itemID) } else { .content(AnyTableItem(self)) }
  }
}

/// The identity of a row across updates.
public enum TableItemID: Sendable, Hashable {
  /// The id that the program set.
  case id(String)
  /// All properties of the row: a row with a changed property is a different row.
  case content(AnyTableItem)
}
