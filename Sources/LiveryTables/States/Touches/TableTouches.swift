// SPDX-License-Identifier: Apache-2.0

/// The rows of a table that are selected, pressed, or moved by a finger.
public struct TableTouches: Sendable {
  /// A row, or an element of it, that is pressed or under the pointer.
  public struct Highlight: Sendable, Hashable {
    /// The row.
    public let position: TablePosition
    /// The number of the element; `nil` for the row.
    public let element: Int?

    init(position: TablePosition, element: Int? = nil) {
      self.position = position
      self.element = element
    }
  }

  /// The rows that are selected.
  public internal(set) var selection = TableSelection()
  /// The row or element that is pressed or under the pointer; `nil` for none.
  public internal(set) var highlighted: Highlight?
  /// The row whose menu is seen.
  public var swipe = SwipeMenu()

  init() {}
}
