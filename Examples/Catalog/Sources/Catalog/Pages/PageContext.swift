// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// The context of a page for a single drawing or event.
struct PageContext {
  /// The current theme.
  let theme: Theme
  /// The cache of the pipelines of selectors.
  let pipelines: PipelineCache
  /// The measurement of texts and images.
  let measuring: MeasurementContext
  /// The images to show.
  let artwork: Artwork
  /// The base of the theme.
  let base: CatalogTheme.Base
  /// Whether the page has the keyboard focus.
  let isFocused: Bool
  /// The size of the visible part of the page, in px.
  let viewport: Size
  /// The scroll offset of the page, in px.
  let offset: Double
  /// The time of transitions and animations, which passes only while something moves.
  let time: Duration

  /// The visible part of the page, in the page's coordinates.
  var visible: Rect { Rect(x: 0, y: offset, width: viewport.width, height: viewport.height) }
}
