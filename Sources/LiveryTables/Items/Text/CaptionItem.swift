// SPDX-License-Identifier: Apache-2.0

/// A row with a text and a caption: on the left, on the right, below, or as the name of a setting.
///
/// ```swift
/// CaptionItem("555-1234", caption: "mobile")
/// CaptionItem("15 minutes", caption: "Fetch", kind: .setting)
/// ```
///
/// Defined by Three20's table kit, "Items": the caption item and the types made of it.
public struct CaptionItem: TableItem {
  /// `caption`.
  public static let archiveName = "caption"
  /// The text.
  public var text: String
  /// The caption.
  public var caption: String
  /// The position of the caption.
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
  ///   - caption: the caption.
  ///   - kind: the position of the caption.
  ///   - url: the address that a selection of the row opens.
  ///   - accessoryURL: the address that the accessory button opens.
  ///   - action: the name of the program's action for a selection of the row.
  ///   - id: the identifier of the row, which stays the same when its contents change.
  ///   - userInfo: the program's own data about the row.
  public init(
    _ text: String = "", caption: String = "", kind: Kind = .left, url: String? = nil,
    accessoryURL: String? = nil, action: String? = nil, id: String? = nil,
    userInfo: UserInfo? = nil
  ) {
    self.text = text
    self.caption = caption
    self.kind = kind
    link = TableLink(url: url, accessoryURL: accessoryURL, action: action)
    itemID = id
    self.userInfo = userInfo
  }

  /// The text.
  public var label: String { text }
}

extension CaptionItem {
  /// The position and the role of a caption.
  ///
  /// Defined by Three20's table kit, "Items": one case for each type of caption item.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// In a column on the left, as in an address book.
    case left
    /// At the right end of the row.
    case right
    /// Below in smaller letters, as an explanation of the text.
    case below
    /// On the left, as the name of a setting; the text on the right is its value.
    case setting
  }
}

extension CaptionItem {
  /// Decodes the properties; a missing property has its default value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.value(.text, default: "")
    caption = try container.value(.caption, default: "")
    kind = try container.value(.kind, default: .left)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
