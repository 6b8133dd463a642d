// SPDX-License-Identifier: Apache-2.0

/// An entry of the menu that shows where a row slides to the left.
public struct MenuEntry: Sendable, Hashable {
  /// What the program knows it by; it is a class of the entry too, such as `delete`.
  public var name: String
  /// What is written on it.
  public var title: String

  /// An entry.
  public init(_ name: String, title: String) {
    self.name = name
    self.title = title
  }
}
