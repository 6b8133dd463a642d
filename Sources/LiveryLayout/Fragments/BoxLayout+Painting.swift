// SPDX-License-Identifier: Apache-2.0
import CSSValues
public import LiveryPipelines

extension BoxLayout {
  /// What is to be painted.
  ///
  /// - Parameters:
  ///   - origin: where the root's upper left corner is.
  ///   - visible: the part that is seen, in the coordinates that the list is drawn in; nil for all.
  /// - Returns: the commands; what is nowhere near the visible part is left out.
  public func displayList(at origin: Point = .zero, visible: Rect? = nil) -> DisplayList {
    let painter = FragmentPainter(
      nodes: boxes.nodes, measuring: measuring, visible: visible?.inset(by: -FragmentPainter.reach))
    var list = DisplayList()
    painter.paint(root, at: origin, into: &list)
    return list
  }
}

/// Paints fragments: each box with its pipeline, and what is in it where that says.
struct FragmentPainter: Sendable {
  let nodes: [BoxTree.Node]
  let measuring: Measuring
  /// The part that is seen; nil for all.
  let visible: Rect?

  /// How far shadows and other things are looked for that reach out of their boxes, in px.
  static let reach = 200.0

  /// Paints a fragment whose parent's corner is at a place.
  func paint(_ fragment: Fragment, at corner: Point, into list: inout DisplayList) {
    let origin = corner + fragment.frame.origin
    let frame = Rect(origin: origin, size: fragment.frame.size)
    let node = nodes[fragment.element]
    switch fragment.kind {
    case .placeholder: break
    case .text(let text):
      guard isSeen(frame), !node.style.box.isHidden else { return }
      paint(text, node.look, at: origin, into: &list)
    case .box, .inline:
      if let visible, frame.maxY < visible.minY || frame.minY > visible.maxY,
        fragment.children.isEmpty
      {
        return
      }
      paint(fragment, in: frame, node, into: &list)
    }
  }

  private func isSeen(_ frame: Rect) -> Bool {
    guard let visible else { return true }
    return frame.maxY >= visible.minY && frame.minY <= visible.maxY
      && frame.maxX >= visible.minX && frame.minX <= visible.maxX
  }

  /// Paints a box and what is in it.
  private func paint(
    _ fragment: Fragment, in frame: Rect, _ node: BoxTree.Node, into list: inout DisplayList
  ) {
    let style = node.style
    guard !style.box.isHidden, !style.isPlain || node.element.content != nil else {
      return paintChildren(of: fragment, at: frame.origin, into: &list)
    }
    let painter = self
    var content = PipelineContent { context in
      painter.paintChildren(of: fragment, at: frame.origin, into: &context.list)
    }
    if case .image(let source, let other) = node.element.content {
      content = PipelineContent(image: shown(source, other))
    }
    var context = DrawingContext(
      in: frame, content: content, measuring: measuring, font: node.look.font,
      color: node.look.color)
    style.pipeline(for: fragment.kind).draw(in: &context)
    if node.element.content == nil {
      if !context.hasDrawnContent {
        paintChildren(of: fragment, at: frame.origin, into: &context.list)
      }
    } else if style.hasOwnPipeline, !context.hasDrawnContent, let image = content.image {
      // What a picture's pipeline does not draw lies in its box as it fits.
      context.contentFrame = frame.inset(by: style.box.border)
      ImageStep(image, contentMode: .aspectFit).draw(in: &context)
    }
    list.add(context.list)
  }

  private func shown(_ source: ImageSource?, _ other: ImageSource?) -> ImageSource? {
    let images = [source, other].compactMap { $0 }
    return images.first { measuring.images.size(of: $0) != nil } ?? source
  }

  /// Paints what is in a fragment; what has a place of its own lies on top.
  func paintChildren(of fragment: Fragment, at origin: Point, into list: inout DisplayList) {
    for child in fragment.children where !isPositioned(child) {
      paint(child, at: origin, into: &list)
    }
    for child in fragment.children where isPositioned(child) {
      paint(child, at: origin, into: &list)
    }
  }

  private func isPositioned(_ fragment: Fragment) -> Bool {
    switch fragment.kind {
    case .text, .placeholder: false
    case .box, .inline: nodes[fragment.element].style.box.position != .static
    }
  }

  /// Paints letters.
  private func paint(
    _ text: TextFragment, _ look: TextLook, at origin: Point, into list: inout DisplayList
  ) {
    guard !text.text.isEmpty, look.color.alpha > 0 || !look.shadows.isEmpty else { return }
    let block = TextBlock(
      text.text, font: look.font, maximumLines: 1, lineBreak: .clip,
      letterSpacing: look.letterSpacing, wordSpacing: look.wordSpacing + text.spacing,
      isRightToLeft: text.isRightToLeft)
    // The text system knows where the baseline of these letters is in their own box.
    let baseline = measuring.text.measure(block, width: nil).baseline
    let display = DisplayText(
      block, color: look.color, shadows: look.shadows, decoration: look.decoration)
    list.add(.text(display, at: Point(origin.x, origin.y + text.baseline - baseline)))
  }
}

extension BoxStyle {
  /// Whether nothing is painted but what is in the box.
  var isPlain: Bool { !hasOwnPipeline && !pipeline.paintsBox }

  /// What is painted of a part of the element: a part of an inline box has only the sides that are its own.
  func pipeline(for kind: Fragment.Kind) -> Pipeline { pipeline }
}

extension Pipeline {
  /// Whether any step does more than draw the content.
  fileprivate var paintsBox: Bool {
    !steps.allSatisfy { $0 is TextStep || $0 is ObjectStep || $0.isPlainBox }
  }
}

extension PipelineStep {
  /// Whether it is a box that neither cuts off nor paints.
  fileprivate var isPlainBox: Bool {
    guard let box = self as? BorderBoxStep else { return false }
    return box.clip == nil
  }
}
