// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import LiveryPipelines

/// What happens to a page; places are in its own coordinates.
enum PageEvent {
  /// The pointer is at another place; outside of the page while a button is held.
  case moved(Point)
  /// The pointer left the page.
  case left
  /// The first button of the pointer went down.
  case pressed(Point)
  /// It went up, also outside of the page.
  case released(Point)
  /// The wheel was turned sideways, by so many steps to the right.
  case scrolledRight(Double)
  /// The wheel was turned, by so many px down; a page that handles it is not scrolled.
  case scrolledDown(Double)
  /// A key went down while the page has the keyboard.
  case key(Key)
  /// A frame of an animation is due, so many seconds after the one before; only told to a page that asked for it.
  case tick(seconds: Double)
}

/// What a page says to an event.
struct PageResponse: OptionSet {
  let rawValue: UInt8

  /// The event is the page's: the shell does nothing with it.
  static let handled = PageResponse(rawValue: 1)
  /// The page is to be drawn again.
  static let redraw = PageResponse(rawValue: 2)
  /// The page wants a tick at the next frame.
  static let animate = PageResponse(rawValue: 4)
  /// What moves by itself is to be drawn again, and nothing else.
  static let redrawMoving = PageResponse(rawValue: 8)
  /// The event means nothing to the page.
  static let ignored: PageResponse = []
}
