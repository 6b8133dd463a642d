// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// A page of the catalog: its drawing, and its reaction to pointer and keyboard.
///
/// A page is a value with its own state, but without data of the theme: it is redrawn after every
/// change. Its coordinates are px from the upper left corner of its content. The shell scrolls,
/// clips, and converts events to these coordinates.
///
/// A new page is a type that conforms to this protocol, and a line in ``CatalogPages/all``.
protocol CatalogPage {
  /// The name for `--page`, a lowercase word.
  var name: String { get }
  /// The title in the list of pages.
  var title: String { get }

  /// Returns the display list, and the height of the whole content.
  ///
  /// A page with much content draws only ``PageContext/visible``, but returns the whole height.
  mutating func drawing(in context: PageContext) -> PageDrawing

  /// Handles an event.
  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse

  /// Returns the scroll offset that the last event requested, in px, or `nil` to keep it.
  mutating func consumeRequestedOffset() -> Double?
}

extension CatalogPage {
  /// Returns `nil`.
  mutating func consumeRequestedOffset() -> Double? { nil }
}

/// The drawing of a page.
struct PageDrawing {
  /// The display list.
  var list: DisplayList
  /// The height of the whole content in px, which determines the scroll range.
  var height: Double
  /// The scroll offset that keeps visible rows in position after a height correction, or `nil`.
  var offset: Double?
  /// The part with transitions and animations, or `nil` if nothing moves.
  ///
  /// While it is visible, the page receives ticks and is redrawn.
  var moving: Rect?
  /// Whether the page needs a tick at the next frame for invisible reasons, such as a countdown.
  var needsTicks = false
}
