// SPDX-License-Identifier: Apache-2.0

/// A view that the program draws itself, with a caption.
///
/// Defined by Three20's table kit, "Items": the view item.
public struct ViewItem: TableItem {
  /// `view`.
  public static let archiveName = "view"
  /// The view.
  public var view: NamedView
  /// The caption.
  public var caption: String?
  /// What happens when the row is selected.
  public var link: TableLink?
  /// What makes the row the same one although its facts have changed.
  public var itemID: String?
  /// What the program brings along.
  public var userInfo: UserInfo?

  /// A row of these facts.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - caption: the caption.
  ///   - url: the address that the row opens.
  ///   - accessoryURL: the address that its accessory button opens.
  ///   - action: the name of what the program does when it is selected.
  ///   - id: what makes the row the same one although its facts have changed.
  ///   - userInfo: what the program brings along.
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
  /// The caption, or the view's name.
  public var label: String { caption ?? view.name }
}

extension ViewItem {
  /// Reads the facts; those that are not there have their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    view = try container.value(.view, default: NamedView(""))
    caption = try container.value(.caption)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
