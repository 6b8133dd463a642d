// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A line of text with a smaller one below, and a picture at the left.
///
/// Defined by Three20's table kit, "Items": the subtitle item.
public struct SubtitleItem: TableItem {
  /// `subtitle`.
  public static let archiveName = "subtitle"
  /// The text.
  public var text: String
  /// The line below.
  public var subtitle: String?
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
  ///   - text: the text.
  ///   - subtitle: the line below.
  ///   - image: the picture.
  ///   - defaultImage: the picture that is shown while the other one cannot be had.
  ///   - url: the address that the row opens.
  ///   - accessoryURL: the address that its accessory button opens.
  ///   - action: the name of what the program does when it is selected.
  ///   - id: what makes the row the same one although its facts have changed.
  ///   - userInfo: what the program brings along.
  public init(
    _ text: String = "", subtitle: String? = nil, image: ImageSource? = nil,
    defaultImage: ImageSource? = nil, url: String? = nil, accessoryURL: String? = nil,
    action: String? = nil, id: String? = nil, userInfo: UserInfo? = nil
  ) {
    self.text = text
    self.subtitle = subtitle
    link = TableLink(url: url, accessoryURL: accessoryURL, action: action)
    self.image = image
    self.defaultImage = defaultImage
    itemID = id
    self.userInfo = userInfo
  }
}

extension SubtitleItem {
  /// The text.
  public var label: String { text }

  /// Reads the facts; those that are not there have their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.value(.text, default: "")
    subtitle = try container.value(.subtitle)
    image = try container.value(.image)
    defaultImage = try container.value(.defaultImage)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
