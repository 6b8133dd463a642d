// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// A page of the catalog: what it draws, and what it does with the pointer and the keyboard.
///
/// A page is a value that keeps its own state, and nothing of the theme: it is drawn anew after every change. Its coordinates are
/// px from the upper left corner of its content; the shell scrolls, clips, and turns events into them.
///
/// A new page is a type with this protocol, and a line in ``CatalogPages/all``.
protocol CatalogPage {
  /// What `--page` calls it: a word in small letters.
  var name: String { get }
  /// What the list of pages calls it.
  var title: String { get }

  /// What is to be painted, and how high all of it is.
  ///
  /// A page with much to show draws ``PageContext/visible`` only, and says the height of all.
  mutating func drawing(in context: PageContext) -> PageDrawing

  /// Hears of an event.
  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse

  /// How far down the page is to be scrolled after what it heard of last, in px; nil for as far as it is.
  mutating func takeOffset() -> Double?
}

extension CatalogPage {
  /// As far as it is.
  mutating func takeOffset() -> Double? { nil }
}

/// What a page paints.
struct PageDrawing {
  /// What is to be painted.
  var list: DisplayList
  /// The height of all of the content in px, by which it is scrolled.
  var height: Double
  /// Where the page is scrolled to so that what is seen stays, where rows turned out higher than they were thought; nil for as it is.
  var offset: Double?
  /// The part that moves by itself, such as a spinner that turns: it is told of ticks and drawn again as long as it is seen; nil for
  /// a page that stands still.
  var moving: Rect?
  /// Whether the page wants a tick at the next frame for something that is not seen.
  var needsTicks = false
}
