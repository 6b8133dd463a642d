// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import LiveryPipelines

/// An event of a page, in the page's coordinates.
enum PageEvent {
  /// The pointer moved; the point is outside of the page only while a button is held.
  case moved(Point)
  /// The pointer left the page.
  case pointerExited
  /// The primary button was pressed.
  case pressed(Point)
  /// The primary button was released, possibly outside of the page.
  case released(Point)
  /// The wheel was turned sideways, by a number of steps to the right.
  case scrolledRight(Double)
  /// The wheel was turned, by a number of px down; a page that handles the event does not scroll.
  case scrolledDown(Double)
  /// A key was pressed while the page has the focus.
  case key(Key)
  /// A frame of a requested animation is due, with the seconds since the previous one.
  case tick(seconds: Double)
}

/// The response of a page to an event.
struct PageResponse: OptionSet {
  let rawValue: UInt8

  /// The page handled the event, so the shell ignores it.
  static let handled = PageResponse(rawValue: 1)
  /// The page needs to be redrawn.
  static let redraw = PageResponse(rawValue: 2)
  /// The page needs a tick at the next frame.
  static let animate = PageResponse(rawValue: 4)
  /// Only the animated part of the page needs to be redrawn.
  static let redrawMoving = PageResponse(rawValue: 8)
  /// The page ignored the event.
  static let ignored: PageResponse = []
}
