// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A row with a line of text, a smaller line below, and an image on the left.
///
/// Defined by Three20's table kit, "Items": the subtitle item.
public struct SubtitleItem: TableItem {
  /// `subtitle`.
  public static let archiveName = "subtitle"
  /// The text.
  public var text: String
  /// The line below.
  public var subtitle: String?
  /// The image.
  public var image: ImageSource?
  /// The image to show while `image` is not available.
  public var defaultImage: ImageSource?
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
  ///   - subtitle: the line below.
  ///   - image: the image.
  ///   - defaultImage: the image to show while `image` is not available.
  ///   - url: the address that a selection of the row opens.
  ///   - accessoryURL: the address that the accessory button opens.
  ///   - action: the name of the program's action for a selection of the row.
  ///   - id: the identifier of the row, which stays the same when its contents change.
  ///   - userInfo: the program's own data about the row.
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

  /// Decodes the properties; a missing property has its default value.
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
