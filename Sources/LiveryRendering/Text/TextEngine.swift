// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo
  import CSSValues
  import Synchronization

  /// Lays out texts with Pango, and keeps the layouts for the next time.
  ///
  /// What is measured is what is drawn: both take the same layout. Pango's objects are touched under one lock only.
  final class TextEngine: TextMeasuring, Sendable {
    private let state: Mutex<State>
    private let options: RenderingOptions

    /// An engine with fonts of its own.
    init(options: RenderingOptions) {
      self.options = options
      state = Mutex(State(options: options))
    }

    /// What is behind the lock.
    private struct State {
      let layouter: TextLayouter
      var layouts: LeastRecentlyUsed<LayoutKey, TextLayout>
      var paragraphs: LeastRecentlyUsed<TextParagraph, ShapedParagraph>

      init(options: RenderingOptions) {
        layouter = TextLayouter(options: options)
        layouts = LeastRecentlyUsed(capacity: options.caches.texts)
        paragraphs = LeastRecentlyUsed(capacity: options.caches.texts)
      }
    }

    /// All that a layout depends on.
    private struct LayoutKey: Hashable {
      let block: TextBlock
      let width: Double?
      /// Whether something of the text is left out.
      let isCut: Bool
    }
  }

  extension TextEngine {
    /// The measures of a text whose lines are at most so wide.
    func measure(_ block: TextBlock, width: Double?) -> TextMeasure {
      withLayout(block, width: width) { $0.measure }
    }

    /// The distance of the lines of a font in px: ascender, descender, and one more.
    func lineHeight(of font: CSSFont) -> Double {
      let font = TextBlock("", font: font).sanitized(for: options).font
      return state.withLock { state in
        let metrics = state.layouter.metrics(of: font, size: font.size)
        return metrics.ascent + metrics.descent + 1
      }
    }

    /// How far a font reaches above and below the baseline.
    func extent(of font: CSSFont) -> FontExtent {
      let font = TextBlock("", font: font).sanitized(for: options).font
      return state.withLock { state in
        let metrics = state.layouter.metrics(of: font, size: font.size)
        return FontExtent(ascent: metrics.ascent, descent: metrics.descent)
      }
    }

    /// The pieces of a paragraph; kept for other widths.
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

    /// The letters of a text on one line, in the order of the text.
    func clusters(of block: TextBlock) -> [TextCluster] {
      let block = block.sanitized(for: options)
      return state.withLock { $0.layouter.clusters(of: block) }
    }

    /// Calls a function with the layout of a text, which must not be kept, under the lock.
    func withLayout<Result: Sendable>(
      _ block: TextBlock, width: Double?, _ body: (TextLayout) -> Result
    ) -> Result {
      // Nothing that is no number may be part of a key: it is not equal to itself.
      let width = width.flatMap { $0.isFinite ? min(max($0, 0), 1e6) : nil }
      let drawn = block.sanitized(for: options)
      let key = LayoutKey(
        block: drawn, width: width, isCut: block.lengthProblem(for: options) != nil)
      return state.withLock { state in
        if let layout = state.layouts.value(for: key) { return body(layout) }
        let layout = state.layouter.layout(key.block, width: width, isCut: key.isCut)
        let cost = 4_096 + 64 * key.block.text.utf8.count + 512 * layout.lines.count
        state.layouts.insert(layout, for: key, cost: cost)
        return body(layout)
      }
    }
  }
#endif
