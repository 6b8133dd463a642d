// SPDX-License-Identifier: Apache-2.0

/// The swipe menu of the rows, visible while a row slides to the left.
///
/// At most one row has its menu open.
///
/// Defined by Three20's table kit, "Controller": the cell menu.
public struct SwipeMenu: Sendable, Hashable {
  /// The duration of sliding, in seconds; 0.2 by default.
  public var duration = 0.2
  /// The fraction of the menu width from which a released row opens its menu; 0.5 by default.
  public var openFraction = 0.5
  /// The row whose menu is visible and not closing; `nil` for none.
  public private(set) var row: TableItemID?
  /// A Boolean value that indicates whether the menu is open or opening.
  public private(set) var isOpen = false
  /// The target offset of the row content in px: 0, or negative to the left.
  public private(set) var offset = 0.0
  /// The current offset of the row content in px, during the slide to ``offset``.
  public private(set) var position = 0.0
  /// The row whose menu is visible, even while it closes; `nil` for none.
  package private(set) var visibleRow: TableItemID?
  private var width = 0.0

  /// Creates the state without a visible menu.
  public init() {}

  /// An event of a row or its menu.
  public enum Event: Sendable, Hashable {
    /// A row with a menu of the given width is swiped to the left, or the program opens its menu.
    case open(TableItemID, width: Double)
    /// A row with a menu of a width is dragged from its closed position; negative to the left.
    case dragged(TableItemID, by: Double, width: Double)
    /// The row is released.
    case released
    /// The user chooses an entry of the menu.
    case chosen(String)
    /// The user touches another part, the table scrolls, or its rows change.
    case close
  }

  /// An effect for the table to apply.
  public enum Effect: Sendable, Hashable {
    /// Slide the content of a row to an offset, in a number of seconds.
    case slide(TableItemID, to: Double, duration: Double)
    /// Carry out the named entry of a row's menu.
    case choose(TableItemID, String)
  }
}

extension SwipeMenu {
  /// Advances the slide animation.
  ///
  /// - Parameter seconds: the elapsed time in seconds; infinity for a program without animation.
  /// - Returns: whether the content is still moving.
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

  private mutating func close() -> [Effect] {
    let effects = slide(to: 0, duration)
    row = nil
    isOpen = false
    return effects
  }

  private mutating func slide(to offset: Double, _ duration: Double) -> [Effect] {
    guard let row, offset != self.offset else { return [] }
    self.offset = offset
    if duration == 0 { position = offset }
    return [.slide(row, to: offset, duration: duration)]
  }
}
