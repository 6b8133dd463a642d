// SPDX-License-Identifier: Apache-2.0

/// A row that says that something is under way.
///
/// Defined by Three20's table kit, "Items": the activity item.
public struct ActivityItem: TableItem {
  /// `activity`.
  public static let archiveName = "activity"
  /// The text.
  public var text: String
  /// What makes the row the same one although its facts have changed.
  public var itemID: String?
  /// What the program brings along.
  public var userInfo: UserInfo?

  /// A row of these facts.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - id: what makes the row the same one although its facts have changed.
  ///   - userInfo: what the program brings along.
  public init(
    _ text: String = "", id: String? = nil, userInfo: UserInfo? = nil
  ) {
    self.text = text
    itemID = id
    self.userInfo = userInfo
  }

  /// The text.
  public var label: String { text }
}

extension ActivityItem {
  /// Reads the facts; those that are not there have their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.value(.text, default: "")
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
