// SPDX-License-Identifier: Apache-2.0

/// Where a row leads when it is selected, and where its accessory leads.
///
/// The table opens nothing by itself: the program's closure gets the link and the item. Both addresses and the action are the
/// program's words.
///
/// Defined by Three20's table kit, "Items": the linked item, with an action's name in place of delegate and selector.
public struct TableLink: Sendable, Hashable, Codable {
  /// The address that the row opens; nil for none.
  public var url: String?
  /// The address that the row's accessory button opens; nil for none, and no button.
  public var accessoryURL: String?
  /// The name of what the program does where there is no address; nil for nothing.
  public var action: String?

  /// A link that leads to at least one of its parts, or nil.
  ///
  /// - Parameters:
  ///   - url: the address that the row opens.
  ///   - accessoryURL: the address that the accessory button opens.
  ///   - action: the name of what the program does.
  public init?(url: String? = nil, accessoryURL: String? = nil, action: String? = nil) {
    guard url != nil || accessoryURL != nil || action != nil else { return nil }
    self.url = url
    self.accessoryURL = accessoryURL
    self.action = action
  }

  /// Whether selecting the row does something; the accessory does not count.
  public var isActionable: Bool { url != nil || action != nil }
}
