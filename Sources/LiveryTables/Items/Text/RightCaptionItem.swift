// SPDX-License-Identifier: Apache-2.0

/// A text with a caption at its right.
///
/// Defined by Three20's table kit, "Items": the right caption item.
public struct RightCaptionItem: TableItem {
  /// `right-caption`.
  public static let archiveName = "right-caption"
  /// The text.
  public var text: String
  /// The caption.
  public var caption: String
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
  ///   - url: the address that the row opens.
  ///   - accessoryURL: the address that its accessory button opens.
  ///   - action: the name of what the program does when it is selected.
  ///   - id: what makes the row the same one although its facts have changed.
  ///   - userInfo: what the program brings along.
  public init(
    _ text: String = "", caption: String = "", url: String? = nil, accessoryURL: String? = nil,
    action: String? = nil, id: String? = nil, userInfo: UserInfo? = nil
  ) {
    self.text = text
    self.caption = caption
    link = TableLink(url: url, accessoryURL: accessoryURL, action: action)
    itemID = id
    self.userInfo = userInfo
  }

  /// The text.
  public var label: String { text }
}

extension RightCaptionItem {
  /// Reads the facts; those that are not there have their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.value(.text, default: "")
    caption = try container.value(.caption, default: "")
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
