// SPDX-License-Identifier: Apache-2.0
public import LiveryPipelines

/// A text with a picture at its right.
///
/// Defined by Three20's table kit, "Items": the right image item.
public struct RightImageItem: TableItem {
  /// `right-image`.
  public static let archiveName = "right-image"
  /// The text.
  public var text: String
  /// The picture.
  public var image: ImageSource?
  /// The picture that is shown while the other one cannot be had.
  public var defaultImage: ImageSource?
  /// The name of the style that the picture is drawn with.
  public var imageStyle: String?
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
  ///   - image: the picture.
  ///   - defaultImage: the picture that is shown while the other one cannot be had.
  ///   - imageStyle: the name of the style that the picture is drawn with.
  ///   - url: the address that the row opens.
  ///   - accessoryURL: the address that its accessory button opens.
  ///   - action: the name of what the program does when it is selected.
  ///   - id: what makes the row the same one although its facts have changed.
  ///   - userInfo: what the program brings along.
  public init(
    _ text: String = "", image: ImageSource? = nil, defaultImage: ImageSource? = nil,
    imageStyle: String? = nil, url: String? = nil, accessoryURL: String? = nil,
    action: String? = nil, id: String? = nil, userInfo: UserInfo? = nil
  ) {
    self.text = text
    self.image = image
    self.defaultImage = defaultImage
    self.imageStyle = imageStyle
    link = TableLink(url: url, accessoryURL: accessoryURL, action: action)
    itemID = id
    self.userInfo = userInfo
  }

  /// The text.
  public var label: String { text }
}

extension RightImageItem {
  /// Reads the facts; those that are not there have their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.value(.text, default: "")
    image = try container.value(.image)
    defaultImage = try container.value(.defaultImage)
    imageStyle = try container.value(.imageStyle)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
