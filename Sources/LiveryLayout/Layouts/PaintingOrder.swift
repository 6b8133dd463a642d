// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// The painting order of a box's content: block boxes, floats, inline content, positioned boxes.
///
/// Defined by [CSS 2, appendix E](https://www.w3.org/TR/CSS22/zindex.html).
struct PaintingOrder: Sendable {
  let nodes: [BoxTree.Node]
  /// The visible part, outside of which parts may be skipped; `nil` for all.
  let visible: Rect?

  /// A fragment to paint at its position.
  struct Part {
    let fragment: Fragment
    /// The upper left corner of the parent fragment.
    let corner: Point
    /// Whether only the box is painted, because its content is painted later.
    var isBoxAlone = false

    /// The border box.
    var frame: Rect {
      Rect(origin: corner + fragment.frame.origin, size: fragment.frame.size)
    }
  }

  /// The layer in which a fragment is painted.
  private enum Layer {
    /// Never painted: a placeholder.
    case never
    /// The box first, and its content in later layers.
    case block
    /// The box with its content, among the boxes of blocks.
    case wholeBlock
    /// Before the inline content.
    case float
    /// With the inline content.
    case inline
    /// Last, or first for a negative `z-index`.
    case positioned
  }

  /// Returns the parts of a fragment at an origin, in painting order.
  func contents(of fragment: Fragment, at origin: Point) -> [Part] {
    var parts: [Part] = []
    if isOnlyInline(fragment) {
      gather(.inline, in: fragment, at: origin, into: &parts)
      return parts
    }
    var positioned: [Part] = []
    if isContext(fragment) {
      gatherPositioned(in: fragment, at: origin, into: &positioned)
      if positioned.contains(where: { zIndex(of: $0) != 0 }) {
        positioned = positioned.enumerated().sorted {
          (zIndex(of: $0.element), $0.offset) < (zIndex(of: $1.element), $1.offset)
        }.map(\.element)
      }
    }
    let split = positioned.firstIndex { zIndex(of: $0) >= 0 } ?? positioned.count
    parts += positioned[..<split]
    gather(.block, in: fragment, at: origin, into: &parts)
    gather(.float, in: fragment, at: origin, into: &parts)
    gather(.inline, in: fragment, at: origin, into: &parts)
    return parts + positioned[split...]
  }
}

extension PaintingOrder {
  /// Collects the parts of a layer, also in boxes that are not painted as a whole.
  private func gather(
    _ layer: Layer, in fragment: Fragment, at origin: Point, into parts: inout [Part]
  ) {
    for child in fragment.children {
      let own = self.layer(of: child, in: fragment)
      let part = Part(fragment: child, corner: origin, isBoxAlone: own == .block)
      let isIncluded = own == layer || layer == .block && own == .wholeBlock
      if isIncluded, isNear(part) { parts.append(part) }
      let isOpen = own == .block || layer == .float && own == .inline && isOnlyInline(child)
      if isOpen {
        gather(layer, in: child, at: origin + child.frame.origin, into: &parts)
      }
    }
  }

  /// Collects the positioned parts, at any depth in fragments that are not stacking contexts.
  private func gatherPositioned(
    in fragment: Fragment, at origin: Point, into parts: inout [Part]
  ) {
    for child in fragment.children {
      if case .text = child.kind { continue }
      if layer(of: child, in: fragment) == .positioned {
        parts.append(Part(fragment: child, corner: origin))
      }
      guard !isContext(child) else { continue }
      gatherPositioned(in: child, at: origin + child.frame.origin, into: &parts)
    }
  }

  private func layer(of fragment: Fragment, in parent: Fragment) -> Layer {
    switch fragment.kind {
    case .text: return .inline
    case .placeholder: return .never
    case .box, .inline: break
    }
    let style = nodes[fragment.element].style
    let isItem = nodes[parent.element].style.box.display.inside != .flow
    if style.box.placement.position != .static || style.isLayer
      || isItem && style.box.placement.zIndex != nil
    {
      return .positioned
    }
    if case .inline = fragment.kind { return .inline }
    if isItem { return .inline }
    if style.box.floats { return .float }
    if style.box.display.isInline || nodes[fragment.element].element.content != nil {
      return .inline
    }
    return style.box.clips || style.hasOwnPipeline ? .wholeBlock : .block
  }

  /// Returns whether a fragment is a stacking context, or is painted like one.
  ///
  /// Defined by [CSS 2, section 9.9](https://www.w3.org/TR/CSS22/visuren.html#layers).
  private func isContext(_ fragment: Fragment) -> Bool {
    if fragment.element == 0 { return true }
    let style = nodes[fragment.element].style
    return style.isLayer || style.hasOwnPipeline || style.box.clips
      || style.box.placement.zIndex != nil && style.box.placement.position != .static
  }

  /// Returns whether a fragment is of an inline box whose floats are painted with the block.
  private func isOnlyInline(_ fragment: Fragment) -> Bool {
    guard case .inline = fragment.kind else { return false }
    return nodes[fragment.element].style.box.placement.position == .static && !isContext(fragment)
  }

  private func zIndex(of part: Part) -> Int {
    nodes[part.fragment.element].style.box.placement.zIndex ?? 0
  }

  /// Returns whether a part may be visible; a part with content always may.
  private func isNear(_ part: Part) -> Bool {
    guard let visible, part.isBoxAlone || part.fragment.children.isEmpty else { return true }
    let frame = part.frame
    return frame.maxY >= visible.minY && frame.minY <= visible.maxY
      && frame.maxX >= visible.minX && frame.minX <= visible.maxX
  }
}

extension Pipeline {
  /// Whether any step creates a layer that contains the drawing of all other steps.
  var isLayer: Bool {
    steps.contains { step in
      step is TransformStep || step is OpacityStep || step is FilterStep || step is ClipPathStep
        || step is MaskImageStep
    }
  }
}
