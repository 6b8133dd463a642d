// SPDX-License-Identifier: Apache-2.0

/// What one row of a table is about: the data, without how it looks.
///
/// A row of a program's own is a value with the facts that it shows, and a cell that shows them:
///
/// ```swift
/// struct PersonItem: TableItem {
///   var name: String
///   var link: TableLink?
///   var label: String { name }
/// }
/// ```
///
/// All fields are archived. All requirements besides those of `Hashable` and `Codable` have defaults.
public protocol TableItem: Sendable, Hashable, Codable {
  /// The name of the type in archives, which must stay the same; the type's name by default.
  static var archiveName: String { get }
  /// What makes the row the same one in two tables although its facts have changed; nil by default.
  ///
  /// A row without one is the same as long as all its facts are.
  var itemID: String? { get }
  /// What the row is called where one text has to do, such as in a search; empty by default.
  var label: String { get }
  /// What happens when the row is selected; nil, by default, for nothing.
  var link: TableLink? { get }
  /// What the program brings along; nil by default.
  var userInfo: UserInfo? { get }
}

extension TableItem {
  /// The name of the type.
  public static var archiveName: String { String(describing: Self.self) }
  /// No identity of its own.
  public var itemID: String? { nil }
  /// No text.
  public var label: String { "" }
  /// No link.
  public var link: TableLink? { nil }
  /// No payload.
  public var userInfo: UserInfo? { nil }

  /// What makes the row the same one in two tables: its id where it has one, otherwise all its facts.
  public var identity: TableItemID {
    if let itemID { .id(itemID) } else { .facts(AnyTableItem(self)) }
  }
}

/// The identity of a row in two tables.
public enum TableItemID: Sendable, Hashable {
  /// The id that the program gave it.
  case id(String)
  /// All its facts: a row whose facts changed is another row.
  case facts(AnyTableItem)
}
