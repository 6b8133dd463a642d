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
  /// The line below, such as the number of rows that are loaded.
  public var subtitle: String?
  /// The picture.
  public var image: ImageSource?
  /// The picture that is shown while the other one cannot be had.
  public var defaultImage: ImageSource?
  /// Whether more rows are being loaded.
  public var isLoading: Bool
  /// The name of the model that loads them; `nil` for the table's own.
  public var model: String?
  /// What happens when the row is selected.
  public var link: TableLink?
  /// What makes the row the same one although its facts have changed.
  public var itemID: String?
  /// What the program brings along.
  public var userInfo: UserInfo?

  /// The text of the button.
  public var label: String { text }

  /// A row of these facts.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - subtitle: the line below, such as the number of rows that are loaded.
  ///   - image: the picture.
  ///   - defaultImage: the picture that is shown while the other one cannot be had.
  ///   - isLoading: whether more rows are being loaded.
  ///   - model: the name of the model that loads them; `nil` for the table's own.
  ///   - url: the address that the row opens.
  ///   - accessoryURL: the address that its accessory button opens.
  ///   - action: the name of what the program does when it is selected.
  ///   - id: what makes the row the same one although its facts have changed.
  ///   - userInfo: what the program brings along.
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
  /// Reads the facts; those that are not there have their defaults.
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
