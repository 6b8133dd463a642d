// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A message in a list: who wrote it, what about, how it begins, and when.
///
/// ```swift
/// MessageItem(title: "Bob Jones", caption: "Lunch", text: "Tuesday?", timestamp: TableTime(1_249_308_000))
/// ```
///
/// Defined by Three20's table kit, "Items": the message item.
public struct MessageItem: TableItem {
  /// `message`.
  public static let archiveName = "message"
  /// Who wrote it.
  public var title: String?
  /// What it is about.
  public var caption: String?
  /// How it begins.
  public var text: String
  /// When it was written.
  public var timestamp: TableTime?
  /// The picture.
  public var image: ImageSource?
  /// The picture that is shown while the other one cannot be had.
  public var defaultImage: ImageSource?
  /// What happens when the row is selected.
  public var link: TableLink?
  /// What makes the row the same one although its facts have changed.
  public var itemID: String?
  /// What the program brings along.
  public var userInfo: UserInfo?

  /// A row of these facts.
  ///
  /// - Parameters:
  ///   - title: who wrote it.
  ///   - caption: what it is about.
  ///   - text: how it begins.
  ///   - timestamp: when it was written.
  ///   - image: the picture.
  ///   - defaultImage: the picture that is shown while the other one cannot be had.
  ///   - url: the address that the row opens.
  ///   - accessoryURL: the address that its accessory button opens.
  ///   - action: the name of what the program does when it is selected.
  ///   - id: what makes the row the same one although its facts have changed.
  ///   - userInfo: what the program brings along.
  public init(
    title: String? = nil, caption: String? = nil, text: String = "", timestamp: TableTime? = nil,
    image: ImageSource? = nil, defaultImage: ImageSource? = nil, url: String? = nil,
    accessoryURL: String? = nil, action: String? = nil, id: String? = nil, userInfo: UserInfo? = nil
  ) {
    self.title = title
    self.caption = caption
    self.text = text
    self.timestamp = timestamp
    self.image = image
    self.defaultImage = defaultImage
    link = TableLink(url: url, accessoryURL: accessoryURL, action: action)
    itemID = id
    self.userInfo = userInfo
  }

  /// The text.
  public var label: String { text }
}

extension MessageItem {
  /// Reads the facts; those that are not there have their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.value(.title)
    caption = try container.value(.caption)
    text = try container.value(.text, default: "")
    timestamp = try container.value(.timestamp)
    image = try container.value(.image)
    defaultImage = try container.value(.defaultImage)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
