// SPDX-License-Identifier: Apache-2.0

/// A row's menu, which shows when the row's content slides to the left; one row at most has its menu open.
///
/// Defined by Three20's table kit, "Controller": the cell menu.
public struct SwipeMenu: Sendable, Hashable {
  /// How many seconds the content takes to slide; 0.2 by default.
  public var duration = 0.2
  /// From this part of the menu's width on, a row that is let go opens; 0.5 by default.
  public var openPart = 0.5
  /// The row whose menu is seen; nil for none.
  public private(set) var row: TableItemID?
  /// Whether the menu is open, or opening.
  public private(set) var isOpen = false
  /// How far the content is from its place, or slides to, in px: 0, or negative to the left.
  public private(set) var offset = 0.0
  /// How far the content is seen from its place while it slides there, in px.
  public private(set) var position = 0.0
  /// The row whose menu is seen, also while it closes; nil for none.
  public private(set) var visibleRow: TableItemID?
  private var width = 0.0

  /// No menu is seen.
  public init() {}

  /// What happens.
  public enum Event: Sendable, Hashable {
    /// A row with a menu of a width is swiped to the left, or asked to open.
    case open(TableItemID, width: Double)
    /// A row with a menu of a width is dragged by a distance from where it was closed, negative to the left.
    case dragged(TableItemID, by: Double, width: Double)
    /// The row is let go.
    case released
    /// An entry of the menu is chosen.
    case chosen(String)
    /// Something else is touched, the table scrolls or its rows change.
    case close
  }

  /// What the table does then.
  public enum Effect: Sendable, Hashable {
    /// Moves a row's content to an offset.
    case slide(TableItemID, to: Double, duration: Double)
    /// Does what an entry of the menu is there for.
    case choose(TableItemID, String)
  }
}

extension SwipeMenu {
  /// Lets time pass in which the content slides.
  ///
  /// - Parameter seconds: how much; infinity for a program that moves nothing.
  /// - Returns: whether the content is still moving.
  @discardableResult
  public mutating func advance(by seconds: Double) -> Bool {
    let step = duration > 0 && width > 0 ? max(0, seconds) / duration * width : .infinity
    position = position < offset ? min(offset, position + step) : max(offset, position - step)
    if position == 0, offset == 0 { visibleRow = row }
    return position != offset
  }

  /// Takes notice of what happens.
  @discardableResult
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .open(let row, let width):
      let effects = take(row, width)
      isOpen = true
      return effects + slide(to: -self.width, duration)
    case .dragged(let row, let distance, let width):
      let effects = take(row, width)
      return effects + slide(to: min(0, max(-self.width, distance)), 0)
    case .released:
      guard row != nil else { return [] }
      guard width > 0, -offset >= width * openPart else { return close() }
      isOpen = true
      return slide(to: -width, duration)
    case .chosen(let entry):
      guard let row, isOpen else { return [] }
      return [.choose(row, entry)] + close()
    case .close: return close()
    }
  }

  /// Closes the menu of another row, and makes this one the row whose menu is seen.
  private mutating func take(_ row: TableItemID, _ width: Double) -> [Effect] {
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
