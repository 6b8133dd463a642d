// SPDX-License-Identifier: Apache-2.0

/// A row with a view that the program draws itself, and a caption.
///
/// Defined by Three20's table kit, "Items": the view item.
public struct ViewItem: TableItem {
  /// `view`.
  public static let archiveName = "view"
  /// The view.
  public var view: NamedView
  /// The caption.
  public var caption: String?
  /// The address or the action that a selection of the row opens.
  public var link: TableLink?
  /// The identifier of the row, which stays the same when its contents change.
  public var itemID: String?
  /// The program's own data about the row.
  public var userInfo: UserInfo?

  /// Creates a row with the given properties.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - caption: the caption.
  ///   - url: the address that a selection of the row opens.
  ///   - accessoryURL: the address that the accessory button opens.
  ///   - action: the name of the program's action for a selection of the row.
  ///   - id: the identifier of the row, which stays the same when its contents change.
  ///   - userInfo: the program's own data about the row.
  public init(
    _ view: NamedView = NamedView(""), caption: String? = nil, url: String? = nil,
    accessoryURL: String? = nil, action: String? = nil, id: String? = nil, userInfo: UserInfo? = nil
  ) {
    self.view = view
    self.caption = caption
    link = TableLink(url: url, accessoryURL: accessoryURL, action: action)
    itemID = id
    self.userInfo = userInfo
  }
}

extension ViewItem {
  /// The caption, or the name of the view if there is no caption.
  public var label: String { caption ?? view.name }
}

extension ViewItem {
  /// Decodes the properties; a missing property has its default value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    view = try container.value(.view, default: NamedView(""))
    caption = try container.value(.caption)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
