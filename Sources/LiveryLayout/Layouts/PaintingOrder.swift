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
  struct PaintItem {
    let fragment: Fragment
    /// The upper left corner of the parent fragment.
    let corner: Point
    /// Whether only the box is painted, because its content is painted later.
    var paintsBoxOnly = false

    /// The border box.
    var frame: Rect {
      Rect(origin: corner + fragment.frame.origin, size: fragment.frame.size)
    }
  }

  /// The layer in which a fragment is painted.
  private enum Phase {
    /// Never painted: a placeholder.
    case never
    /// The box first, and its content in later layers.
    case block
    /// The box with its content, among the boxes of blocks.
    case atomicBlock
    /// Before the inline content.
    case float
    /// With the inline content.
    case inline
    /// Last, or first for a negative `z-index`.
    case positioned
  }

  /// Returns the parts of a fragment at an origin, in painting order.
  func contents(of fragment: Fragment, at origin: Point) -> [PaintItem] {
    var items: [PaintItem] = []
    if isInlineOnly(fragment) {
      gather(.inline, in: fragment, at: origin, into: &items)
      return items
    }
    var positioned: [PaintItem] = []
    if isStackingContext(fragment) {
      gatherPositioned(in: fragment, at: origin, into: &positioned)
      if positioned.contains(where: { zIndex(of: $0) != 0 }) {
        positioned = positioned.enumerated().sorted {
          (zIndex(of: $0.element), $0.offset) < (zIndex(of: $1.element), $1.offset)
        }.map(\.element)
      }
    }
    let split = positioned.firstIndex { zIndex(of: $0) >= 0 } ?? positioned.count
    items += positioned[..<split]
    gather(.block, in: fragment, at: origin, into: &items)
    gather(.float, in: fragment, at: origin, into: &items)
    gather(.inline, in: fragment, at: origin, into: &items)
    return items + positioned[split...]
  }
}

extension PaintingOrder {
  /// Collects the parts of a layer, also in boxes that are not painted as a whole.
  private func gather(
    _ phase: Phase, in fragment: Fragment, at origin: Point, into items: inout [PaintItem]
  ) {
    for child in fragment.children {
      let childPhase = self.phase(of: child, in: fragment)
      let item = PaintItem(fragment: child, corner: origin, paintsBoxOnly: childPhase == .block)
      let isIncluded = childPhase == phase || phase == .block && childPhase == .atomicBlock
      if isIncluded, isVisible(item) { items.append(item) }
      let isOpen =
        childPhase == .block || phase == .float && childPhase == .inline && isInlineOnly(child)
      if isOpen {
        gather(phase, in: child, at: origin + child.frame.origin, into: &items)
      }
    }
  }

  /// Collects the positioned parts, at any depth in fragments that are not stacking contexts.
  private func gatherPositioned(
    in fragment: Fragment, at origin: Point, into items: inout [PaintItem]
  ) {
    for child in fragment.children {
      if case .text = child.kind { continue }
      if phase(of: child, in: fragment) == .positioned {
        items.append(PaintItem(fragment: child, corner: origin))
      }
      guard !isStackingContext(child) else { continue }
      gatherPositioned(in: child, at: origin + child.frame.origin, into: &items)
    }
  }

  private func phase(of fragment: Fragment, in parent: Fragment) -> Phase {
    switch fragment.kind {
    case .text: return .inline
    case .placeholder: return .never
    case .box, .inline: break
    }
    let style = nodes[fragment.element].style
    let isItem = nodes[parent.element].style.box.display.inside != .flow
    if style.box.placement.position != .static || style.createsStackingContext
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
    return style.box.clips || style.hasOwnPipeline ? .atomicBlock : .block
  }

  /// Returns whether a fragment is a stacking context, or is painted like one.
  ///
  /// Defined by [CSS 2, section 9.9](https://www.w3.org/TR/CSS22/visuren.html#layers).
  private func isStackingContext(_ fragment: Fragment) -> Bool {
    if fragment.element == 0 { return true }
    let style = nodes[fragment.element].style
    return style.createsStackingContext || style.hasOwnPipeline || style.box.clips
      || style.box.placement.zIndex != nil && style.box.placement.position != .static
  }

  /// Returns whether a fragment is of an inline box whose floats are painted with the block.
  private func isInlineOnly(_ fragment: Fragment) -> Bool {
    guard case .inline = fragment.kind else { return false }
    return nodes[fragment.element].style.box.placement.position == .static
      && !isStackingContext(fragment)
  }

  private func zIndex(of item: PaintItem) -> Int {
    nodes[item.fragment.element].style.box.placement.zIndex ?? 0
  }

  /// Returns whether a part may be visible; a part with content always may.
  private func isVisible(_ item: PaintItem) -> Bool {
    guard let visible, item.paintsBoxOnly || item.fragment.children.isEmpty else { return true }
    let frame = item.frame
    return frame.maxY >= visible.minY && frame.minY <= visible.maxY
      && frame.maxX >= visible.minX && frame.minX <= visible.maxX
  }
}

extension Pipeline {
  /// Whether any step creates a layer that contains the drawing of all other steps.
  var createsStackingContext: Bool {
    steps.contains { step in
      step is TransformStep || step is OpacityStep || step is FilterStep || step is ClipPathStep
        || step is MaskImageStep
    }
  }
}
