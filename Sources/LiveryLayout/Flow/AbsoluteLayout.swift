// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The layout of absolutely positioned boxes, after all other boxes are positioned.
///
/// Defined by [CSS Positioned Layout 3, section 4](https://drafts.csswg.org/css-position-3/#abspos-layout).
struct AbsoluteLayout {
  let pass: LayoutPass

  /// Positions all absolutely positioned boxes in a fragment at the origin.
  func layout(_ root: inout Fragment) {
    layoutDescendants(of: &root, at: .zero, container: paddingBox(of: root, at: .zero))
  }

  /// Positions the absolutely positioned boxes in a fragment.
  ///
  /// - Parameters:
  ///   - fragment: the fragment.
  ///   - origin: the absolute position of the fragment.
  ///   - container: the padding box of the containing block.
  private func layoutDescendants(of fragment: inout Fragment, at origin: Point, container: Rect) {
    for index in fragment.children.indices {
      let child = fragment.children[index]
      let corner = origin + child.frame.origin
      if case .placeholder = child.kind {
        var box = positioned(child, at: corner, in: container)
        layoutDescendants(
          of: &box, at: box.frame.origin,
          container: paddingBox(of: box, at: box.frame.origin))
        box.frame.origin = box.frame.origin - origin
        fragment.children[index] = box
      } else if !child.children.isEmpty {
        let isContainer = pass.box(child.element).placement.position != .static
        layoutDescendants(
          of: &fragment.children[index], at: corner,
          container: isContainer ? paddingBox(of: child, at: corner) : container)
      }
    }
  }

  private func paddingBox(of fragment: Fragment, at origin: Point) -> Rect {
    Rect(origin: origin, size: fragment.frame.size)
      .inset(by: pass.box(fragment.element).border)
  }

  /// Returns the fragment of a box at its position, in the coordinates of the root.
  private func positioned(_ placeholder: Fragment, at staticPosition: Point, in container: Rect)
    -> Fragment
  {
    let element = placeholder.element
    let box = pass.box(element)
    var availableSpace = Rect(origin: staticPosition, size: placeholder.frame.size)
    if let grid = parentBox(of: element), pass.box(grid).display.inside == .grid,
      pass.box(grid).placement.position != .static
    {
      // The static position in a grid is relative to the padding box of the grid.
      availableSpace = container
    }
    let left = box.placement.offsets.left.definite(of: container.width)
    let right = box.placement.offsets.right.definite(of: container.width)
    let top = box.placement.offsets.top.definite(of: container.height)
    let bottom = box.placement.offsets.bottom.definite(of: container.height)
    let margin = box.margin.resolved(of: container.width)
    let insetWidth = left.flatMap { left in right.map { max(0, container.width - left - $0) } }
    let insetHeight = top.flatMap { top in bottom.map { max(0, container.height - top - $0) } }
    var fragment = sized(
      element, in: container, insetWidth: insetWidth.map { $0 - margin.horizontal },
      insetHeight: insetHeight.map { $0 - margin.vertical },
      availableSpace: container.width
        - (left ?? (right == nil ? staticPosition.x - container.minX : 0))
        - (right ?? 0) - margin.horizontal)
    let size = fragment.frame.size
    let outer = Size(size.width + margin.horizontal, size.height + margin.vertical)
    let (x, y) = staticOffset(
      of: element,
      free: Size(availableSpace.width - outer.width, availableSpace.height - outer.height))
    var origin = Point(availableSpace.minX + x + margin.left, availableSpace.minY + y + margin.top)
    if let left {
      origin.x = container.minX + left + margin.left
      if let insetWidth { origin.x += horizontalOffset(element, free: insetWidth - outer.width) }
    } else if let right {
      origin.x = container.maxX - right - margin.right - size.width
    }
    if let top {
      origin.y = container.minY + top + margin.top
      if let insetHeight { origin.y += verticalOffset(element, free: insetHeight - outer.height) }
    } else if let bottom {
      origin.y = container.maxY - bottom - margin.bottom - size.height
    }
    fragment.frame.origin = origin
    return fragment
  }

  /// Returns the offset of a box from its left inset edge, from auto margins or alignment.
  private func horizontalOffset(_ element: Int, free: Double) -> Double {
    let margin = pass.box(element).margin
    if margin.left == .auto { return margin.right == .auto ? max(0, free) / 2 : free }
    return margin.right == .auto
      ? 0 : alignmentOffset(pass.nodes[element].style.flex.alignment.justifySelf, max(0, free))
  }

  /// Returns the offset of a box from its top inset edge, from auto margins or alignment.
  private func verticalOffset(_ element: Int, free: Double) -> Double {
    let margin = pass.box(element).margin
    if margin.top == .auto { return free / (margin.bottom == .auto ? 2 : 1) }
    return margin.bottom == .auto
      ? 0 : alignmentOffset(pass.nodes[element].style.flex.alignment.alignSelf, max(0, free))
  }

  /// Returns the alignment offset of a box between its insets.
  ///
  /// Defined by [CSS Positioned Layout 3, section 4.2](https://drafts.csswg.org/css-position-3/#abspos-auto-size).
  private func alignmentOffset(_ alignment: BoxAlignment.Position?, _ free: Double) -> Double {
    switch alignment {
    case .center: free / 2
    case .end, .flexEnd, .right: free
    default: 0
    }
  }

  /// Lays out an absolutely positioned box.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - container: the padding box that percentages resolve against.
  ///   - insetWidth: the width of the border box between the insets; `nil` if an inset is `auto`.
  ///   - insetHeight: the height of the border box between the insets; `nil` if an inset is `auto`.
  ///   - availableSpace: the available width if a horizontal inset is `auto`.
  /// - Returns: the fragment of the box, without a position.
  private func sized(
    _ element: Int, in container: Rect, insetWidth: Double?, insetHeight: Double?,
    availableSpace: Double
  ) -> Fragment {
    let box = pass.box(element)
    let inner = ContainingBlock(width: container.width, height: container.height)
    let isReplaced = pass.nodes[element].element.content != nil
    var height = BoxHeight.fromStyle
    let flex = pass.nodes[element].style.flex
    if let insetHeight, case .auto = box.sizes.height.kind, !isReplaced,
      flex.alignment.alignSelf ?? .stretch == .stretch,
      box.sizes.ratio == nil || insetWidth == nil && box.sizes.width.kind.isAuto
    {
      let edges = pass.edges(element, of: container.width).vertical
      height = .fixed(
        max(edges, pass.clampedHeight(insetHeight, box, edges: edges, of: container.height)),
        isDefinite: true)
    }
    var width = pass.usedWidth(
      of: element, in: inner, availableSpace: insetWidth ?? availableSpace,
      fills: insetWidth != nil && flex.alignment.justifySelf ?? .stretch == .stretch)
    if case .fixed(let fixed, _) = height, case .auto = box.sizes.width.kind,
      let transferred = pass.width(of: element, from: fixed, in: inner)
    {
      let edges = pass.edges(element, of: container.width).horizontal
      width = pass.clampedWidth(transferred, element, edges: edges, of: container.width)
    }
    return pass.layoutBox(element, width: width, in: inner, height: height).fragment
  }

  /// Returns the nearest ancestor of an element that has a box.
  private func parentBox(of element: Int) -> Int? {
    var parent = pass.nodes[element].parent
    while let current = parent, pass.box(current).display.isContents {
      parent = pass.nodes[current].parent
    }
    return parent
  }

  /// Returns the static position of a box within the free space of a flex or grid container.
  ///
  /// Defined by [CSS Flexbox 1, section 4.1](https://drafts.csswg.org/css-flexbox-1/#abspos-items).
  private func staticOffset(of element: Int, free: Size) -> (x: Double, y: Double) {
    guard let parent = parentBox(of: element), pass.box(parent).display.inside != .flow else {
      return (0, 0)
    }
    let isMirrored = pass.isRightToLeft(parent)
    let (x, y) = startOffset(
      of: pass.flexStyle(element, isMirrored: isMirrored),
      in: pass.flexStyle(parent, isMirrored: isMirrored),
      isGrid: pass.box(parent).display.inside == .grid, free: free)
    return (isMirrored ? free.width - x : x, y)
  }

  /// Returns the static position of a box, from the start of its container.
  private func startOffset(
    of itemStyle: FlexStyle, in flex: FlexStyle, isGrid: Bool, free: Size
  ) -> (x: Double, y: Double) {
    func start(_ alignment: BoxAlignment.Position, _ free: Double, isReversed: Bool) -> Double {
      switch alignment {
      case .spaceAround, .spaceEvenly: free / 2
      case .stretch, .baseline: isReversed ? free : 0
      default:
        isReversed
          ? free - ContentDistribution(alignment, free: free, count: 1, isReversed: true).start
          : ContentDistribution(alignment, free: free, count: 1, isReversed: false).start
      }
    }
    if isGrid {
      return (
        start(
          itemStyle.alignment.justifySelf ?? flex.alignment.justifyItems ?? .start, free.width,
          isReversed: false),
        start(
          itemStyle.alignment.alignSelf ?? flex.alignment.alignItems ?? .start, free.height,
          isReversed: false)
      )
    }
    let (main, cross) =
      flex.isColumn ? (free.height, free.width) : (free.width, free.height)
    let mainOffset = start(flex.justifyMain, main, isReversed: flex.isReversed)
    let crossOffset = start(
      itemStyle.alignment.alignSelf ?? flex.alignment.alignItems ?? .flexStart, cross,
      isReversed: flex.wrap == .wrapReverse)
    return flex.isColumn ? (crossOffset, mainOffset) : (mainOffset, crossOffset)
  }
}
