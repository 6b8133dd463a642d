// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A row with a message: its sender, subject, first words and time.
///
/// ```swift
/// MessageItem(title: "Bob Jones", caption: "Lunch", text: "Tuesday?", timestamp: TableTime(1_249_308_000))
/// ```
///
/// Defined by Three20's table kit, "Items": the message item.
public struct MessageItem: TableItem {
  /// `message`.
  public static let archiveName = "message"
  /// The sender, shown as the title of the row.
  public var title: String?
  /// The subject.
  public var caption: String?
  /// The first words of the message.
  public var text: String
  /// The portrait of the sender.
  public var image: ImageSource?
  /// The portrait that is shown until the sender's is loaded.
  public var defaultImage: ImageSource?
  /// The time at which the message was written.
  public var timestamp: TableTime?
  /// The address or the action that opens the message.
  public var link: TableLink?
  /// The identifier of the message, which stays the same when its contents change.
  public var itemID: String?
  /// The program's own data about the message.
  public var userInfo: UserInfo?

  /// Creates a row for a message.
  ///
  /// - Parameters:
  ///   - title: the sender.
  ///   - caption: the subject.
  ///   - text: the first words of the message.
  ///   - timestamp: the time at which the message was written.
  ///   - image: the portrait of the sender.
  ///   - defaultImage: the portrait that is shown until the sender's is loaded.
  ///   - url: the address of the message.
  ///   - accessoryURL: the address that the accessory button opens.
  ///   - action: the name of the program's action that opens the message.
  ///   - id: the identifier of the message.
  ///   - userInfo: the program's own data about the message.
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
  /// Decodes the properties; a missing property has its default value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.value(.title)
    caption = try container.value(.caption)
    text = try container.value(.text, default: "")
    image = try container.value(.image)
    defaultImage = try container.value(.defaultImage)
    timestamp = try container.value(.timestamp)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
