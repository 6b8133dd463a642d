// SPDX-License-Identifier: Apache-2.0

/// The rows of a table that are selected, pressed or swiped.
public struct TableTouches: Sendable {
  /// A row or an element of a row that is pressed or under the pointer.
  public struct Highlight: Sendable, Hashable {
    /// The position of the row.
    public let position: TablePosition
    /// The index of the element; `nil` for the row itself.
    public let element: Int?

    init(position: TablePosition, element: Int? = nil) {
      self.position = position
      self.element = element
    }
  }

  /// The selected rows.
  public internal(set) var selection = TableSelection()
  /// The row or element that is pressed or under the pointer; `nil` for none.
  public internal(set) var highlighted: Highlight?
  /// The swipe menu of the rows.
  public var swipe = SwipeMenu()

  init() {}
}
