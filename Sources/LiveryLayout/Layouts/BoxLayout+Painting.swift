// SPDX-License-Identifier: Apache-2.0
import CSSValues
public import LiveryDisplay
import LiveryPipelines

extension BoxLayout {
  /// Returns the display list of the layout.
  ///
  /// - Parameters:
  ///   - origin: the position of the upper left corner of the root.
  ///   - visible: the visible part, in the coordinates of the display list; `nil` for the whole
  ///     layout.
  /// - Returns: the display list, without parts far outside of the visible part.
  public func displayList(at origin: Point = .zero, visible: Rect? = nil) -> DisplayList {
    let order = PaintingOrder(
      nodes: boxes.nodes, visible: visible?.inset(by: -FragmentPainter.inkOverflow))
    var list = DisplayList()
    FragmentPainter(order: order, measuring: measuring)
      .paint(PaintingOrder.PaintItem(fragment: root, corner: origin), into: &list)
    return list
  }
}

/// A painter of fragments, which draws each box with its pipeline.
///
/// The pipeline sets the position of the content in the drawing.
struct FragmentPainter: Sendable {
  let order: PaintingOrder
  let measuring: MeasurementContext

  /// The margin around the visible part for shadows and other overflow, in px.
  static let inkOverflow = 200.0

  /// Paints a fragment with its content, or only its box.
  func paint(_ item: PaintingOrder.PaintItem, into list: inout DisplayList) {
    let fragment = item.fragment
    let node = order.nodes[fragment.element]
    switch fragment.kind {
    case .placeholder: break
    case .text(let text):
      guard !node.style.box.isHidden else { return }
      paint(text, node.textStyle, at: item.frame.origin, into: &list)
    case .box, .inline:
      let isPainted =
        !node.style.box.isHidden && (!node.style.isPlain || node.element.content != nil)
      if isPainted {
        paintBox(item, node, into: &list)
      } else if !item.paintsBoxOnly {
        paintContents(of: item, into: &list)
      }
    }
  }

  /// Paints the content of a fragment.
  private func paintContents(of item: PaintingOrder.PaintItem, into list: inout DisplayList) {
    for inner in order.contents(of: item.fragment, at: item.frame.origin) {
      paint(inner, into: &list)
    }
  }

  /// Paints a box and its content.
  private func paintBox(
    _ item: PaintingOrder.PaintItem, _ node: BoxTree.Node, into list: inout DisplayList
  ) {
    let sliceClip = SliceClip(item)
    var context = DrawingContext(
      in: sliceClip?.unslicedFrame ?? item.frame,
      content: content(of: item, node, sliceClip: sliceClip),
      measuring: measuring, font: node.textStyle.font, color: node.textStyle.color)
    if let sliceClip { context.add(sliceClip.command) }
    node.style.pipeline.draw(in: &context)
    if sliceClip != nil { context.add(.end) }
    if node.element.content == nil {
      if !context.hasDrawnContent, !item.paintsBoxOnly {
        paintContents(of: item, into: &context.list)
      }
    } else if node.style.hasOwnPipeline, !context.hasDrawnContent,
      let image = context.content.image
    {
      // An image that its pipeline does not draw is scaled to fit its box.
      context.contentFrame = item.frame.inset(by: node.style.box.border)
      ImageStep(image, contentMode: .aspectFit).draw(in: &context)
    }
    list.add(context.list)
  }

  /// Returns the content that the pipeline of a box draws.
  private func content(
    of item: PaintingOrder.PaintItem, _ node: BoxTree.Node, sliceClip: SliceClip?
  ) -> PipelineContent {
    if case .image(let source, let defaultSource) = node.element.content {
      return PipelineContent(image: availableImage(source, defaultSource))
    }
    if item.paintsBoxOnly { return PipelineContent { _ in } }
    return PipelineContent { context in
      // Glyphs may extend beyond the edge at which their box is cut.
      let isOutermost = context.list.openCount == 1
      if isOutermost, sliceClip != nil { context.add(.end) }
      paintContents(of: item, into: &context.list)
      if isOutermost, let sliceClip { context.add(sliceClip.command) }
    }
  }

  private func availableImage(_ source: ImageSource?, _ defaultSource: ImageSource?) -> ImageSource?
  {
    let images = [source, defaultSource].compactMap { $0 }
    return images.first { measuring.images.size(of: $0) != nil } ?? source
  }

  /// Paints a text.
  private func paint(
    _ text: TextFragment, _ textStyle: TextStyle, at origin: Point, into list: inout DisplayList
  ) {
    guard !text.text.isEmpty, textStyle.color.alpha > 0 || !textStyle.shadows.isEmpty else {
      return
    }
    let block = TextBlock(
      text.text, font: textStyle.font, maximumLines: 1, lineBreak: .clip,
      letterSpacing: textStyle.letterSpacing, wordSpacing: textStyle.wordSpacing + text.spacing,
      isRightToLeft: text.isRightToLeft)
    // The text system measures the baseline within the text's own box.
    let baseline = measuring.text.measure(block, width: nil).baseline
    let display = DisplayText(
      block, color: textStyle.color, shadows: textStyle.shadows, decoration: textStyle.decoration)
    list.add(.text(display, at: Point(origin.x, origin.y + text.baseline - baseline)))
  }
}

/// The clip for a fragment of a broken box.
///
/// The whole box is drawn on one line, but only the fragment is visible.
private struct SliceClip {
  let unslicedFrame: Rect
  let command: DisplayCommand

  /// Creates the clip, or `nil` for a box that is not broken.
  init?(_ item: PaintingOrder.PaintItem) {
    guard case .inline(let slice) = item.fragment.kind, !slice.isWhole else { return nil }
    let frame = item.frame
    unslicedFrame = Rect(
      x: frame.minX - slice.left, y: frame.minY, width: frame.width + slice.left + slice.right,
      height: frame.height)
    let inkOverflow = FragmentPainter.inkOverflow
    let left = frame.minX - (slice.hasMoreLeft ? 0 : inkOverflow)
    let right = frame.maxX + (slice.hasMoreRight ? 0 : inkOverflow)
    let visibleRect = Rect(
      x: left, y: frame.minY - inkOverflow, width: right - left,
      height: frame.height + 2 * inkOverflow)
    command = .clip(Path(visibleRect))
  }
}

extension Pipeline {
  /// Whether any step paints more than the content.
  var paintsBox: Bool {
    !steps.allSatisfy { $0 is TextStep || $0 is ObjectStep || $0.isPlainBox }
  }
}

extension PipelineStep {
  /// Whether the step is a box without clipping and painting.
  fileprivate var isPlainBox: Bool {
    guard let box = self as? BoxModelStep else { return false }
    return box.clip == nil
  }
}
