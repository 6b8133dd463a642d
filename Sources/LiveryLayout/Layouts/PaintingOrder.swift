// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// In which order what is in a box is painted: the boxes of blocks, what floats, texts and what flows with them, and what has a place of
/// its own.
///
/// Defined by [CSS 2, appendix E](https://www.w3.org/TR/CSS22/zindex.html).
struct PaintingOrder: Sendable {
  let nodes: [BoxTree.Node]
  /// The part that is seen, beside which things may be left out; nil for all.
  let visible: Rect?

  /// Something that is painted at its place.
  struct Part {
    let fragment: Fragment
    /// Where the fragment around it begins.
    let corner: Point
    /// Whether only the box is painted, because what is in it comes later.
    var isBoxAlone = false

    /// The border box.
    var frame: Rect {
      Rect(origin: corner + fragment.frame.origin, size: fragment.frame.size)
    }
  }

  /// When a fragment is painted, of those around it.
  private enum Layer {
    /// Never: it only keeps a place.
    case never
    /// Its box first, and later what is in it.
    case block
    /// With all that is in it, among the boxes of blocks.
    case wholeBlock
    /// Before the texts around it.
    case float
    /// With the texts.
    case inline
    /// At the end, or at the beginning where its number is negative.
    case positioned
  }

  /// What is painted in a fragment whose corner is at a place, in order.
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
  /// Gathers what is painted together, in blocks and inline boxes too that are not painted as a whole.
  private func gather(
    _ layer: Layer, in fragment: Fragment, at origin: Point, into parts: inout [Part]
  ) {
    for child in fragment.children {
      let own = self.layer(of: child, in: fragment)
      let part = Part(fragment: child, corner: origin, isBoxAlone: own == .block)
      let isWanted = own == layer || layer == .block && own == .wholeBlock
      if isWanted, isNear(part) { parts.append(part) }
      let isOpen = own == .block || layer == .float && own == .inline && isOnlyInline(child)
      if isOpen {
        gather(layer, in: child, at: origin + child.frame.origin, into: &parts)
      }
    }
  }

  /// Gathers what has a place of its own, however deep it stands in what has none.
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

  /// Whether all that is in a fragment is painted with it, whatever its number.
  ///
  /// Defined by [CSS 2, section 9.9](https://www.w3.org/TR/CSS22/visuren.html#layers).
  private func isContext(_ fragment: Fragment) -> Bool {
    if fragment.element == 0 { return true }
    let style = nodes[fragment.element].style
    return style.isLayer || style.hasOwnPipeline || style.box.clips
      || style.box.placement.zIndex != nil && style.box.placement.position != .static
  }

  /// Whether a fragment is a piece of an inline box whose floats are painted with those of the block.
  private func isOnlyInline(_ fragment: Fragment) -> Bool {
    guard case .inline = fragment.kind else { return false }
    return nodes[fragment.element].style.box.placement.position == .static && !isContext(fragment)
  }

  private func zIndex(of part: Part) -> Int {
    nodes[part.fragment.element].style.box.placement.zIndex ?? 0
  }

  /// Whether a part may be seen; what has something in it may always.
  private func isNear(_ part: Part) -> Bool {
    guard let visible, part.isBoxAlone || part.fragment.children.isEmpty else { return true }
    let frame = part.frame
    return frame.maxY >= visible.minY && frame.minY <= visible.maxY
      && frame.maxX >= visible.minX && frame.minX <= visible.maxX
  }
}

extension Pipeline {
  /// Whether any step begins something of its own that all others are painted in.
  var isLayer: Bool {
    steps.contains { step in
      step is TransformStep || step is OpacityStep || step is FilterStep || step is ClipPathStep
        || step is MaskImageStep
    }
  }
}
