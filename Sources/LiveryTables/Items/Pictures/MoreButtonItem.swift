// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A row that loads more rows when it is selected.
///
/// ```swift
/// MoreButtonItem("Load More Messages", subtitle: "Showing 1 to 25 of 100")
/// ```
///
/// Defined by Three20's table kit, "Items": the more button.
public struct MoreButtonItem: TableItem {
  /// `more`.
  public static let archiveName = "more"
  /// The text.
  public var text: String
  /// The line below, such as the number of loaded rows.
  public var subtitle: String?
  /// The image.
  public var image: ImageSource?
  /// The image to show while `image` is not available.
  public var defaultImage: ImageSource?
  /// Whether more rows are being loaded.
  public var isLoading: Bool
  /// The name of the model that loads the rows; `nil` for the model of the table.
  public var model: String?
  /// The address or the action that a selection of the row opens.
  public var link: TableLink?
  /// The identifier of the row, which stays the same when its contents change.
  public var itemID: String?
  /// The program's own data about the row.
  public var userInfo: UserInfo?

  /// The text of the button.
  public var label: String { text }

  /// Creates a row with the given properties.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - subtitle: the line below, such as the number of loaded rows.
  ///   - image: the image.
  ///   - defaultImage: the image to show while `image` is not available.
  ///   - isLoading: whether more rows are being loaded.
  ///   - model: the name of the model that loads the rows; `nil` for the model of the table.
  ///   - url: the address that a selection of the row opens.
  ///   - accessoryURL: the address that the accessory button opens.
  ///   - action: the name of the program's action for a selection of the row.
  ///   - id: the identifier of the row, which stays the same when its contents change.
  ///   - userInfo: the program's own data about the row.
  public init(
    _ text: String = "", subtitle: String? = nil, image: ImageSource? = nil,
    defaultImage: ImageSource? = nil, isLoading: Bool = false, model: String? = nil,
    url: String? = nil, accessoryURL: String? = nil, action: String? = nil, id: String? = nil,
    userInfo: UserInfo? = nil
  ) {
    self.text = text
    self.subtitle = subtitle
    self.image = image
    self.defaultImage = defaultImage
    self.isLoading = isLoading
    self.model = model
    link = TableLink(url: url, accessoryURL: accessoryURL, action: action)
    itemID = id
    self.userInfo = userInfo
  }
}

extension MoreButtonItem {
  /// Decodes the properties; a missing property has its default value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    model = try container.value(.model)
    text = try container.value(.text, default: "")
    subtitle = try container.value(.subtitle)
    isLoading = try container.value(.isLoading, default: false)
    image = try container.value(.image)
    defaultImage = try container.value(.defaultImage)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
