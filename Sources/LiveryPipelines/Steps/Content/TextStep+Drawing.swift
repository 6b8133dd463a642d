// SPDX-License-Identifier: Apache-2.0
import CSSValues
public import LiveryDisplay

extension TextStep {
  /// Draws the text, and makes its frame the content frame.
  public func draw(in context: inout DrawingContext) {
    guard let text = context.content.text else {
      if !context.hasDrawnContent { context.drawProgramContent() }
      return
    }
    context.hasDrawnContent = true
    let layout = layout(of: text, context.font, in: context.contentFrame, context.measuring.text)
    let color = color ?? context.color
    if !layout.block.text.isEmpty, color.alpha > 0 || !shadows.isEmpty {
      let text = DisplayText(
        layout.block, width: layout.width, color: color, shadows: shadows.map(\.limited),
        decoration: decoration)
      context.drawContent { $0.add(.text(text, at: layout.origin)) }
    }
    context.contentFrame = layout.frame
  }

  /// Adds the size of the text.
  ///
  /// Lines break in the width that the preceding steps leave; in Three20 they break in the whole
  /// width.
  public func sizeForLaterSteps(_ size: Size, in context: SizingContext) -> Size {
    guard let text = context.content.text else { return size }
    var block = block(text, context.font, width: context.width ?? 0)
    guard !block.text.isEmpty else { return size }
    block.minimumFontSize = 0
    return size + context.measuring.text.measure(block, width: context.width).size.limited
  }

  /// Returns the text with its layout properties, for a box of a width.
  private func block(_ text: String, _ font: CSSFont?, width: Double) -> TextBlock {
    TextBlock(
      letterCase.applied(to: whiteSpace.applied(to: text)),
      font: (self.font ?? PartialFont()).applied(to: font),
      maximumLines: max(0, maximumLines), lineBreak: lineBreak,
      alignment: maximumLines == 1 ? .left : placement.horizontal,
      minimumFontSize: max(0, minimumFontSize.limited),
      lineHeight: lineHeight.map { max(0, $0.limited) }, letterSpacing: letterSpacing.limited,
      wordSpacing: wordSpacing.limited, indent: indent.pixels(of: width).limited,
      isRightToLeft: direction.map { $0 == .rightToLeft })
  }

  /// The layout of a text in its box.
  private struct Layout {
    /// The text.
    var block: TextBlock
    /// The width in which lines break and align, or `nil` for a single line that fits.
    var width: Double?
    /// The position at which the text is drawn.
    var origin: Point
    /// The box of the text alone.
    var frame: Rect
  }

  private func layout(
    of text: String, _ font: CSSFont?, in box: Rect, _ measuring: any TextMeasuring
  ) -> Layout {
    let block = block(text, font, width: max(0, box.width))
    return block.maximumLines == 1
      ? lineLayout(of: block, in: box, measuring) : blockLayout(of: block, in: box, measuring)
  }

  /// Returns the layout of a single line, which shrinks and truncates to fit the box.
  private func lineLayout(
    of block: TextBlock, in box: Rect, _ measuring: any TextMeasuring
  ) -> Layout {
    let natural = measuring.measure(block, width: nil)
    let limit = max(0, box.width)
    guard natural.size.width > limit else {
      let origin = alignedOrigin(of: natural.size, in: box)
      let frame = Rect(origin: origin, size: natural.size)
      return Layout(block: block, width: nil, origin: origin, frame: frame)
    }
    let fitted = measuring.measure(block, width: limit)
    var origin = alignedOrigin(of: fitted.size, in: box)
    // A line that shrank stays vertically centered on the original line.
    let shift = (natural.size.height - fitted.size.height) / 2
    origin.y = alignedOrigin(of: natural.size, in: box).y + shift
    return Layout(
      block: block, width: limit, origin: origin, frame: Rect(origin: origin, size: fitted.size))
  }

  /// Returns the layout of lines as wide as the box.
  private func blockLayout(
    of block: TextBlock, in box: Rect, _ measuring: any TextMeasuring
  ) -> Layout {
    let limit = max(0, box.width)
    let block = shrunk(block, in: Size(limit, box.height), measuring)
    var size = measuring.measure(block, width: limit).size
    let origin = alignedOrigin(of: size, in: box)
    if placement.vertical == .fill { size.height = max(size.height, box.height) }
    return Layout(
      block: block, width: limit, origin: Point(box.minX, origin.y),
      frame: Rect(origin: origin, size: size))
  }

  /// Returns the text in the largest font that fits the box, as far as the font may shrink.
  private func shrunk(
    _ block: TextBlock, in box: Size, _ measuring: any TextMeasuring
  ) -> TextBlock {
    func fits(_ block: TextBlock) -> Bool {
      let metrics = measuring.measure(block, width: box.width)
      return !metrics.isTruncated && metrics.size.width <= box.width
        && metrics.size.height <= box.height
    }
    let minimum = block.minimumFontSize
    guard minimum > 0, minimum < block.font.size, !fits(block) else { return block }
    var block = block
    var (low, high) = (minimum, block.font.size)
    // Seven bisections determine the size to within a hundredth of the range.
    for _ in 0..<7 {
      block.font.size = (low + high) / 2
      if fits(block) { low = block.font.size } else { high = block.font.size }
    }
    block.font.size = low
    return block
  }

  /// Returns the upper left corner of a text with a size.
  private func alignedOrigin(of size: Size, in box: Rect) -> Point {
    let space = Size(max(0, box.width - size.width), box.height - size.height)
    let x: Double =
      switch placement.horizontal {
      case .left, .justify: 0
      case .center: (space.width / 2).rounded()
      case .right: space.width
      }
    let y: Double =
      switch placement.vertical {
      case .top, .fill: 0
      case .center: (space.height / 2).rounded()
      case .bottom: space.height
      }
    return box.origin + Point(x, y)
  }
}
