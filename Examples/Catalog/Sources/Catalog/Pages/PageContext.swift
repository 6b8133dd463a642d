// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// What a page is drawn with; it holds for one drawing or one event.
struct PageContext {
  /// The theme as it is now.
  let theme: Theme
  /// What draws the elements that selectors describe, kept until the theme changes.
  let looks: Looks
  /// Who knows how large texts and pictures are.
  let measuring: Measuring
  /// Pictures to show.
  let artwork: Artwork
  /// The size of what is seen of the page, in px.
  let viewport: Size
  /// How far the page is scrolled down, in px.
  let offset: Double

  /// What is seen of the page, in its coordinates.
  var visible: Rect { Rect(x: 0, y: offset, width: viewport.width, height: viewport.height) }
}
