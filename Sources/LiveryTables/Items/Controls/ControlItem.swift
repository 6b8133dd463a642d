// SPDX-License-Identifier: Apache-2.0

/// A row with a control and a caption on its left.
///
/// ```swift
/// ControlItem(.switch(isOn: true), caption: "Push", action: "push")
/// ```
///
/// Defined by Three20's table kit, "Items": the control item.
public struct ControlItem: TableItem {
  /// `control`.
  public static let archiveName = "control"
  /// The control.
  public var control: TableControl
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
  ///   - control: the control.
  ///   - caption: the caption.
  ///   - url: the address that a selection of the row opens.
  ///   - accessoryURL: the address that the accessory button opens.
  ///   - action: the name of the program's action for a selection of the row.
  ///   - id: the identifier of the row, which stays the same when its contents change.
  ///   - userInfo: the program's own data about the row.
  public init(
    _ control: TableControl = .switch(), caption: String? = nil, url: String? = nil,
    accessoryURL: String? = nil, action: String? = nil, id: String? = nil, userInfo: UserInfo? = nil
  ) {
    self.control = control
    self.caption = caption
    link = TableLink(url: url, accessoryURL: accessoryURL, action: action)
    itemID = id
    self.userInfo = userInfo
  }
}

extension ControlItem {
  /// The caption, or the text of the control if there is no caption.
  public var label: String { caption ?? control.text ?? "" }
}

extension ControlItem {
  /// Decodes the properties; a missing property has its default value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    control = try container.value(.control, default: .switch())
    caption = try container.value(.caption)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
