// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo
  import CSSValues
  import Synchronization

  /// An engine that lays out texts with Pango, and caches the layouts.
  ///
  /// Measuring and drawing use the same layout. All Pango objects are used under a single lock.
  final class TextEngine: TextMeasuring, Sendable {
    private let state: Mutex<State>
    private let options: RenderingOptions

    /// Creates an engine with its own font map.
    init(options: RenderingOptions) {
      self.options = options
      state = Mutex(State(options: options))
    }

    /// The state that the lock protects.
    private struct State {
      let layouter: TextLayouter
      var layouts: LeastRecentlyUsedCache<LayoutKey, TextLayout>
      var paragraphs: LeastRecentlyUsedCache<TextParagraph, ShapedParagraph>

      init(options: RenderingOptions) {
        layouter = TextLayouter(options: options)
        layouts = LeastRecentlyUsedCache(capacity: options.caches.texts)
        paragraphs = LeastRecentlyUsedCache(capacity: options.caches.texts)
      }
    }

    /// The properties that determine a layout.
    private struct LayoutKey: Hashable {
      let block: TextBlock
      let width: Double?
      /// A Boolean value that indicates whether a part of the text is left out.
      let isTruncated: Bool
    }
  }

  extension TextEngine {
    /// Returns the measure of a text whose lines have a maximum width.
    func measure(_ block: TextBlock, width: Double?) -> TextMetrics {
      withLayout(block, width: width) { $0.textMetrics }
    }

    /// Returns the line height of a font in px: the ascent, the descent, and one more px.
    func lineHeight(of font: CSSFont) -> Double {
      let font = TextBlock("", font: font).sanitized(for: options).font
      return state.withLock { state in
        let metrics = state.layouter.metrics(of: font, size: font.size)
        return metrics.ascent + metrics.descent + 1
      }
    }

    /// Returns the ascent and descent of a font.
    func extent(of font: CSSFont) -> FontExtent {
      let font = TextBlock("", font: font).sanitized(for: options).font
      return state.withLock { state in
        let metrics = state.layouter.metrics(of: font, size: font.size)
        return FontExtent(ascent: metrics.ascent, descent: metrics.descent)
      }
    }

    /// Returns the shaped pieces of a paragraph, which are cached for all widths.
    func shape(_ paragraph: TextParagraph) -> ShapedParagraph {
      let paragraph = paragraph.sanitized(for: options)
      return state.withLock { state in
        if let shaped = state.paragraphs.value(for: paragraph) { return shaped }
        let shaped = state.layouter.shape(paragraph)
        let cost =
          1_024 + paragraph.text.utf8.count + 256 * paragraph.runs.count
          + MemoryLayout<ShapedParagraph.Piece>.stride * shaped.pieces.count
        state.paragraphs.insert(shaped, for: paragraph, cost: cost)
        return shaped
      }
    }

    /// Returns the grapheme clusters of a text on one line, in text order.
    func clusters(of block: TextBlock) -> [TextCluster] {
      let block = block.sanitized(for: options)
      return state.withLock { $0.layouter.clusters(of: block) }
    }

    /// Calls a closure with the layout of a text under the lock; the layout must not escape.
    func withLayout<Result: Sendable>(
      _ block: TextBlock, width: Double?, _ body: (TextLayout) -> Result
    ) -> Result {
      // A NaN is not equal to itself, so it must not be part of a key.
      let width = width.flatMap { $0.isFinite ? min(max($0, 0), 1e6) : nil }
      let drawn = block.sanitized(for: options)
      let key = LayoutKey(
        block: drawn, width: width, isTruncated: block.lengthProblem(for: options) != nil)
      return state.withLock { state in
        if let layout = state.layouts.value(for: key) { return body(layout) }
        let layout = state.layouter.layout(key.block, width: width, isTruncated: key.isTruncated)
        let cost = 4_096 + 64 * key.block.text.utf8.count + 512 * layout.lines.count
        state.layouts.insert(layout, for: key, cost: cost)
        return body(layout)
      }
    }
  }
#endif
