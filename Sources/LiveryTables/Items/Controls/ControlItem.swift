// SPDX-License-Identifier: Apache-2.0

/// A control, with a caption at its left.
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
  /// What happens when the row is selected.
  public var link: TableLink?
  /// What makes the row the same one although its facts have changed.
  public var itemID: String?
  /// What the program brings along.
  public var userInfo: UserInfo?

  /// A row of these facts.
  ///
  /// - Parameters:
  ///   - control: the control.
  ///   - caption: the caption.
  ///   - url: the address that the row opens.
  ///   - accessoryURL: the address that its accessory button opens.
  ///   - action: the name of what the program does when it is selected.
  ///   - id: what makes the row the same one although its facts have changed.
  ///   - userInfo: what the program brings along.
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
  /// The caption, or the control's own text.
  public var label: String { caption ?? control.text ?? "" }
}

extension ControlItem {
  /// Reads the facts; those that are not there have their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    control = try container.value(.control, default: .switch())
    caption = try container.value(.caption)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
