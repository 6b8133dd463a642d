// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A text with a picture beside it.
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
  /// The picture.
  public var image: ImageSource?
  /// The picture that is shown while the other one cannot be had.
  public var defaultImage: ImageSource?
  /// On which side of the text the picture stands.
  public var side: Side
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
  ///   - side: on which side of the text the picture stands.
  ///   - imageStyle: the name of the style that the picture is drawn with.
  ///   - url: the address that the row opens.
  ///   - accessoryURL: the address that its accessory button opens.
  ///   - action: the name of what the program does when it is selected.
  ///   - id: what makes the row the same one although its facts have changed.
  ///   - userInfo: what the program brings along.
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
  /// A side of a text.
  public enum Side: String, Sendable, Hashable, Codable, CaseIterable {
    /// The left one.
    case left
    /// The right one; the text is in the middle then, and the row shows no accessory.
    case right
  }
}

extension ImageItem {
  /// Reads the facts; those that are not there have their defaults.
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
