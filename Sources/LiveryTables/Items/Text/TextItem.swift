// SPDX-License-Identifier: Apache-2.0

/// A row with a single text.
///
/// ```swift
/// TextItem("Inbox", url: "app://inbox")
/// TextItem("Sign in", kind: .button, action: "sign-in")
/// ```
///
/// Defined by Three20's table kit, "Items": the text item and its marker types.
public struct TextItem: TableItem {
  /// `text`.
  public static let archiveName = "text"
  /// The text.
  public var text: String
  /// The role of the text.
  public var kind: Kind
  /// The address or the action that a selection of the row opens.
  public var link: TableLink?
  /// The identifier of the row, which stays the same when its contents change.
  public var itemID: String?
  /// The program's own data about the row.
  public var userInfo: UserInfo?

  /// Creates a row with the given properties.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - kind: the role of the text.
  ///   - url: the address that a selection of the row opens.
  ///   - accessoryURL: the address that the accessory button opens.
  ///   - action: the name of the program's action for a selection of the row.
  ///   - id: the identifier of the row, which stays the same when its contents change.
  ///   - userInfo: the program's own data about the row.
  public init(
    _ text: String = "", kind: Kind = .plain, url: String? = nil, accessoryURL: String? = nil,
    action: String? = nil, id: String? = nil, userInfo: UserInfo? = nil
  ) {
    self.text = text
    self.kind = kind
    link = TableLink(url: url, accessoryURL: accessoryURL, action: action)
    itemID = id
    self.userInfo = userInfo
  }

  /// The text.
  public var label: String { text }
}

extension TextItem {
  /// The role of a text, which determines its style.
  ///
  /// Defined by Three20's table kit, "Items": one case for each marker type.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The label of a row.
    case plain
    /// A text that opens an address.
    case link
    /// A centered text that triggers an action; the row is deselected at once.
    case button
    /// A centered remark about the whole table.
    case summary
    /// A longer text to read.
    case long
    /// A longer text of less importance.
    case gray
  }
}

extension TextItem {
  /// Decodes the properties; a missing property has its default value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.value(.text, default: "")
    kind = try container.value(.kind, default: .plain)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
