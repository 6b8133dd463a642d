// SPDX-License-Identifier: Apache-2.0

/// A row that shows an activity in progress.
///
/// Defined by Three20's table kit, "Items": the activity item.
public struct ActivityItem: TableItem {
  /// `activity`.
  public static let archiveName = "activity"
  /// The text.
  public var text: String
  /// The identifier of the row, which stays the same when its contents change.
  public var itemID: String?
  /// The program's own data about the row.
  public var userInfo: UserInfo?

  /// Creates a row with the given properties.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - id: the identifier of the row, which stays the same when its contents change.
  ///   - userInfo: the program's own data about the row.
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
  /// Decodes the properties; a missing property has its default value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.value(.text, default: "")
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
