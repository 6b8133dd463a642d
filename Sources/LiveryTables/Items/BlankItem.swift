// SPDX-License-Identifier: Apache-2.0

/// A row that shows nothing.
public struct BlankItem: TableItem {
  /// `blank`.
  public static let archiveName = "blank"
  /// What makes the row the same one although its facts have changed.
  public var itemID: String?
  /// What the program brings along.
  public var userInfo: UserInfo?

  /// An empty row.
  public init(id: String? = nil, userInfo: UserInfo? = nil) {
    itemID = id
    self.userInfo = userInfo
  }
}
