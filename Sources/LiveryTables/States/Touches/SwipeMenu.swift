// SPDX-License-Identifier: Apache-2.0

/// The swipe menu of the rows: entries at the right edge of a row, which its content uncovers while
/// it slides to the left.
///
/// At most one row has its menu open. The content has a target ``offset``, and a current
/// ``position``, which follows the target over time. Only one row slides: if the menu of another
/// row appears, the content of the former one returns at once.
///
/// Defined by Three20's table kit, section "Controller": the cell menu.
public struct SwipeMenu: Sendable, Hashable {
  /// The duration of a slide over the full width of the menu, in seconds; 0.2 by default.
  ///
  /// The speed is constant, so a slide over a part takes less time. The duration is not negative; 0
  /// moves the content at once.
  public var duration = 0.2
  /// The fraction of the menu width, from 0 to 1, from which a released row opens its menu; 0.5 by
  /// default.
  public var openFraction = 0.5
  /// The row whose menu is dragged, opening or open; `nil` for none.
  public private(set) var row: TableItemID?
  /// A Boolean value that indicates whether the menu is open or opening.
  ///
  /// A drag of an open row leaves the value as it is until the row is released.
  public private(set) var isOpen = false
  /// The target offset of the row content in px: 0, or negative to the left.
  public private(set) var offset = 0.0
  /// The current offset of the row content in px, during the slide to ``offset``.
  public private(set) var position = 0.0
  /// The row whose content has the ``position``, even while its menu closes; `nil` for none.
  ///
  /// A row that has arrived at 0 remains until the next ``advance(by:)``.
  package private(set) var visibleRow: TableItemID?
  /// The width of the menu of ``visibleRow``, in px.
  private var width = 0.0

  /// Creates the menu, which is closed.
  public init() {}

  /// An event of a row or its menu.
  public enum Event: Sendable, Hashable {
    /// The user swipes a row to the left, or the program opens the row's menu.
    ///
    /// The width is that of the menu, in px. A row with a width of 0 has no menu, so nothing opens.
    case open(TableItemID, width: Double)
    /// The user drags a row.
    ///
    /// The distance is the total one from the closed position, in px, negative to the left. The
    /// width is that of the menu, in px.
    case dragged(TableItemID, by: Double, width: Double)
    /// The user releases the dragged row.
    case released
    /// The user chooses the entry of the menu with a name.
    case chosen(String)
    /// The user touches another part, the table scrolls, or its rows change.
    case close
  }

  /// An effect for the table to apply.
  public enum Effect: Sendable, Hashable {
    /// Slide the content of a row to an offset in px, in a number of seconds.
    ///
    /// The duration is 0 during a drag, and otherwise ``SwipeMenu/duration``. The row may be one
    /// that the table no longer contains.
    case slide(TableItemID, to: Double, duration: Double)
    /// Perform the action of the entry with a name in a row's menu.
    case choose(TableItemID, String)
  }
}

extension SwipeMenu {
  /// Advances the slide animation.
  ///
  /// - Parameter seconds: The elapsed time in seconds; infinity for a program without animation.
  /// - Returns: Whether the content is still moving.
  @discardableResult
  public mutating func advance(by seconds: Double) -> Bool {
    let step = duration > 0 && width > 0 ? max(0, seconds) / duration * width : .infinity
    position = position < offset ? min(offset, position + step) : max(offset, position - step)
    if position == 0, offset == 0 { visibleRow = row }
    return position != offset
  }

  /// Handles an event, and returns the effects for the table to apply.
  @discardableResult
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .open(let row, let width):
      let effects = beginSwipe(of: row, width: width)
      guard self.width > 0 else { return effects + close() }
      isOpen = true
      return effects + slide(to: -self.width, duration)
    case .dragged(let row, let distance, let width):
      let effects = beginSwipe(of: row, width: width)
      return effects + slide(to: min(0, max(-self.width, distance)), 0)
    case .released:
      guard row != nil else { return [] }
      guard width > 0, -offset >= width * openFraction else { return close() }
      isOpen = true
      return slide(to: -width, duration)
    case .chosen(let entry):
      guard let row, isOpen else { return [] }
      return [.choose(row, entry)] + close()
    case .close: return close()
    }
  }

  /// Closes the menu of any other row, and makes this row the one with the visible menu.
  private mutating func beginSwipe(of row: TableItemID, width: Double) -> [Effect] {
    let effects = self.row == row ? [] : close()
    if visibleRow != row { position = 0 }
    (self.row, visibleRow) = (row, row)
    self.width = width > 0 ? width : 0
    return effects
  }

  /// Closes the menu of the row, if there is one.
  private mutating func close() -> [Effect] {
    let effects = slide(to: 0, duration)
    row = nil
    isOpen = false
    return effects
  }

  /// Slides the content of the row to an offset in a duration; 0 also ends a slide to that offset.
  private mutating func slide(to offset: Double, _ duration: Double) -> [Effect] {
    guard let row, offset != self.offset || duration == 0 && offset != position else { return [] }
    self.offset = offset
    if duration == 0 { position = offset }
    return [.slide(row, to: offset, duration: duration)]
  }
}
