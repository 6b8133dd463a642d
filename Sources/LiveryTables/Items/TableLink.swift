// SPDX-License-Identifier: Apache-2.0

/// The targets of a row and of its accessory button.
///
/// The table does not open addresses. The program's closure receives the link and the item, and
/// interprets the addresses and the action.
///
/// Defined by Three20's table kit, "Items": the linked item, with an action's name in place of
/// delegate and selector.
public struct TableLink: Sendable, Hashable, Codable {
  /// The address that a selection of the row opens; `nil` for none.
  public var url: String?
  /// The address that the accessory button opens; `nil` for no button.
  public var accessoryURL: String?
  /// The name of the program's action for a row without an address; `nil` for none.
  public var action: String?

  /// Creates a link, or `nil` if all three targets are `nil`.
  ///
  /// - Parameters:
  ///   - url: the address that a selection of the row opens.
  ///   - accessoryURL: the address that the accessory button opens.
  ///   - action: the name of the program's action.
  public init?(url: String? = nil, accessoryURL: String? = nil, action: String? = nil) {
    guard url != nil || accessoryURL != nil || action != nil else { return nil }
    self.url = url
    self.accessoryURL = accessoryURL
    self.action = action
  }

  /// A Boolean value that indicates whether a selection of the row opens an address or an action.
  package var isActionable: Bool { url != nil || action != nil }
}
