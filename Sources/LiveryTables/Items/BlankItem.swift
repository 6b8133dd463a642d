// SPDX-License-Identifier: Apache-2.0

/// An empty row.
public struct BlankItem: TableItem {
  /// `blank`.
  public static let archiveName = "blank"
  /// The identifier of the row, which stays the same when its contents change.
  public var itemID: String?
  /// The program's own data about the row.
  public var userInfo: UserInfo?

  /// Creates an empty row.
  public init(id: String? = nil, userInfo: UserInfo? = nil) {
    itemID = id
    self.userInfo = userInfo
  }
}
