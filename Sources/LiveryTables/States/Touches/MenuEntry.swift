// SPDX-License-Identifier: Apache-2.0

/// An entry of the menu beside a row that slides to the left.
public struct MenuEntry: Sendable, Hashable {
  /// The name by which the program identifies the entry, which is also its class, such as `delete`.
  public var name: String
  /// The title of the entry.
  public var title: String

  /// Creates an entry.
  public init(_ name: String, title: String) {
    self.name = name
    self.title = title
  }
}
