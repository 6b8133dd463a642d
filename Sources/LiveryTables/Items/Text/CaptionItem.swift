// SPDX-License-Identifier: Apache-2.0

/// A text with a caption: in a column at its left, at its right, below it, or as the name of a setting.
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
  /// Where the caption stands.
  public var kind: Kind
  /// What happens when the row is selected.
  public var link: TableLink?
  /// What makes the row the same one although its facts have changed.
  public var itemID: String?
  /// What the program brings along.
  public var userInfo: UserInfo?

  /// A row of these facts.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - caption: the caption.
  ///   - kind: where the caption stands.
  ///   - url: the address that the row opens.
  ///   - accessoryURL: the address that its accessory button opens.
  ///   - action: the name of what the program does when it is selected.
  ///   - id: what makes the row the same one although its facts have changed.
  ///   - userInfo: what the program brings along.
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
  /// Where a caption stands, and what it is to the text.
  ///
  /// Defined by Three20's table kit, "Items": one case for each type of caption item.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// In a column at the left, as in a card of an address book.
    case left
    /// At the right end of the row.
    case right
    /// Below, in smaller letters: it says more of the text.
    case below
    /// At the left, as the name of a setting; the text at the right is what it is set to.
    case setting
  }
}

extension CaptionItem {
  /// Reads the facts; those that are not there have their defaults.
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
