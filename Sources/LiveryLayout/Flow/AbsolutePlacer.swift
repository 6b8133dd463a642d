// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

/// Places the boxes that have places of their own, once all others stand.
///
/// Defined by [CSS Positioned Layout 3, section 4](https://drafts.csswg.org/css-position-3/#abspos-layout).
struct AbsolutePlacer {
  let pass: LayoutPass

  /// Places all boxes in a fragment that stands at the origin.
  func place(_ root: inout Fragment) {
    place(in: &root, at: .zero, container: paddingBox(of: root, at: .zero))
  }

  /// Places the boxes in a fragment.
  ///
  /// - Parameters:
  ///   - fragment: the fragment.
  ///   - origin: where it stands.
  ///   - container: the padding box that places are relative to.
  private func place(in fragment: inout Fragment, at origin: Point, container: Rect) {
    for index in fragment.children.indices {
      let child = fragment.children[index]
      let corner = origin + child.frame.origin
      if case .placeholder = child.kind {
        var placed = self.placed(child, at: corner, in: container)
        self.place(
          in: &placed, at: placed.frame.origin,
          container: paddingBox(of: placed, at: placed.frame.origin))
        placed.frame.origin = placed.frame.origin - origin
        fragment.children[index] = placed
      } else if !child.children.isEmpty {
        let isContainer = pass.box(child.element).position != .static
        place(
          in: &fragment.children[index], at: corner,
          container: isContainer ? paddingBox(of: child, at: corner) : container)
      }
    }
  }

  private func paddingBox(of fragment: Fragment, at origin: Point) -> Rect {
    Rect(origin: origin, size: fragment.frame.size)
      .inset(by: pass.box(fragment.element).border)
  }

  /// A box at its place, in the coordinates of the root.
  private func placed(_ placeholder: Fragment, at place: Point, in container: Rect) -> Fragment {
    let element = placeholder.element
    let box = pass.box(element)
    let inner = ContainingBlock(width: container.width, height: container.height)
    let left = box.offsets.left.definite(of: container.width)
    let right = box.offsets.right.definite(of: container.width)
    let top = box.offsets.top.definite(of: container.height)
    let bottom = box.offsets.bottom.definite(of: container.height)
    let margin = box.margin.resolved(of: container.width)
    var fragment: Fragment
    if let left, let right, case .auto = box.width.kind,
      pass.nodes[element].element.content == nil
    {
      let edges = pass.edges(element, of: container.width).horizontal
      let width = pass.limitedWidth(
        container.width - left - right - margin.horizontal, element, edges: edges,
        of: container.width)
      fragment = pass.layoutBox(element, width: width, in: inner).fragment
    } else {
      let room = container.width - (left ?? 0) - (right ?? 0)
      fragment = pass.layoutShrunk(element, in: inner, room: room)
    }
    if let top, let bottom, case .auto = box.height.kind {
      let height = max(0, container.height - top - bottom - margin.vertical)
      fragment =
        pass.layoutBox(
          element, width: fragment.frame.width, in: inner, stretched: height
        ).fragment
    }
    let size = fragment.frame.size
    let x =
      left.map { container.minX + $0 + margin.left }
      ?? right.map { container.maxX - $0 - margin.right - size.width } ?? place.x + margin.left
    let y =
      top.map { container.minY + $0 + margin.top }
      ?? bottom.map { container.maxY - $0 - margin.bottom - size.height } ?? place.y + margin.top
    fragment.frame.origin = Point(x, y)
    return fragment
  }
}
