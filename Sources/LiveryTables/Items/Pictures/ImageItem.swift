// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A row with a text and an image beside it.
///
/// ```swift
/// ImageItem("Berlin", image: .url(URLValue("berlin.png")), side: .right)
/// ```
///
/// Defined by Three20's table kit, "Items": the image item and the right image item.
public struct ImageItem: TableItem {
  /// `image`.
  public static let archiveName = "image"
  /// The text.
  public var text: String
  /// The image.
  public var image: ImageSource?
  /// The image to show while `image` is not available.
  public var defaultImage: ImageSource?
  /// The side of the text that the image is on.
  public var side: Side
  /// The name of the style that draws the image.
  public var imageStyle: String?
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
  ///   - image: the image.
  ///   - defaultImage: the image to show while `image` is not available.
  ///   - side: the side of the text that the image is on.
  ///   - imageStyle: the name of the style that draws the image.
  ///   - url: the address that a selection of the row opens.
  ///   - accessoryURL: the address that the accessory button opens.
  ///   - action: the name of the program's action for a selection of the row.
  ///   - id: the identifier of the row, which stays the same when its contents change.
  ///   - userInfo: the program's own data about the row.
  public init(
    _ text: String = "", image: ImageSource? = nil, defaultImage: ImageSource? = nil,
    side: Side = .left, imageStyle: String? = nil, url: String? = nil,
    accessoryURL: String? = nil, action: String? = nil, id: String? = nil,
    userInfo: UserInfo? = nil
  ) {
    self.text = text
    self.image = image
    self.defaultImage = defaultImage
    self.side = side
    self.imageStyle = imageStyle
    link = TableLink(url: url, accessoryURL: accessoryURL, action: action)
    itemID = id
    self.userInfo = userInfo
  }

  /// The text.
  public var label: String { text }
}

extension ImageItem {
  /// A side of the text.
  public enum Side: String, Sendable, Hashable, Codable, CaseIterable {
    /// The left side.
    case left
    /// The right side; the text is then centered, and the row has no accessory.
    case right
  }
}

extension ImageItem {
  /// Decodes the properties; a missing property has its default value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.value(.text, default: "")
    image = try container.value(.image)
    defaultImage = try container.value(.defaultImage)
    side = try container.value(.side, default: .left)
    imageStyle = try container.value(.imageStyle)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
