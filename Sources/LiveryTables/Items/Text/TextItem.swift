// SPDX-License-Identifier: Apache-2.0

/// A row with one text.
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
  /// How the text is meant.
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
  ///   - kind: how the text is meant.
  ///   - url: the address that the row opens.
  ///   - accessoryURL: the address that its accessory button opens.
  ///   - action: the name of what the program does when it is selected.
  ///   - id: what makes the row the same one although its facts have changed.
  ///   - userInfo: what the program brings along.
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
  /// How a text is meant, which its look follows.
  ///
  /// Defined by Three20's table kit, "Items": one case for each marker type.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The label of a row.
    case plain
    /// A text that leads somewhere.
    case link
    /// A text that does something, in the middle; it is deselected at once.
    case button
    /// A remark on a whole table, in the middle.
    case summary
    /// A text to read.
    case long
    /// A text to read that matters less.
    case gray
  }
}

extension TextItem {
  /// Reads the facts; those that are not there have their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.value(.text, default: "")
    kind = try container.value(.kind, default: .plain)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
