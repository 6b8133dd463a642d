// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// A laid out block with its margins.
struct BlockLayoutResult {
  var fragment: Fragment
  /// The bottom margin, collapsed with those of the last children.
  var margin: CollapsingMargin
  /// Whether the top and bottom margins adjoin, because the box is empty.
  var isCollapsed: Bool
}

extension LayoutPass {
  /// Lays out a block-level box, which fills the available width.
  func layoutBlock(
    _ element: Int, in containing: ContainingBlock, at position: FlowPosition
  ) -> BlockLayoutResult {
    let box = box(element)
    let margin = box.margin.resolved(of: containing.width)
    let available = containing.width
    let width = usedWidth(
      of: element, in: containing, availableSpace: available - margin.horizontal, fills: true)
    var x = margin.left
    let freeSpace = max(0, available - width - margin.horizontal)
    switch (box.margin.left, box.margin.right) {
    case (.auto, .auto): x += freeSpace / 2
    case (.auto, _): x += freeSpace
    default: break
    }
    var result = layoutBox(element, width: width, in: containing, at: position, offset: x)
    result.fragment.frame.origin.x = x
    result.margin.add(margin.bottom)
    return result
  }

  /// Lays out a box of a known width; the border box of the result is at the origin.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - width: the width of the border box.
  ///   - containing: the containing block.
  ///   - position: the position of the margin box among floats; `nil` for a box without outer floats.
  ///   - offset: the distance of the border box to the right of that position.
  ///   - height: the source of the height.
  /// - Returns: the block.
  func layoutBox(
    _ element: Int, width: Double, in containing: ContainingBlock, at position: FlowPosition? = nil,
    offset: Double = 0, height: BoxHeight = .fromStyle
  ) -> BlockLayoutResult {
    let edges = edges(element, of: containing.width)
    if nodes[element].element.content != nil {
      return layoutReplaced(element, width: width, edges, in: containing, height: height)
    }
    return cachedLayout(element, width: width, in: containing, height: height) {
      layoutContainer(
        element, width: width, in: containing, at: position, offset: offset, height: height)
    }
  }

  /// Lays out a box with its content.
  private func layoutContainer(
    _ element: Int, width: Double, in containing: ContainingBlock, at position: FlowPosition?,
    offset: Double, height: BoxHeight
  ) -> BlockLayoutResult {
    let box = box(element)
    let edges = edges(element, of: containing.width)
    let (limits, basis) = heights(of: element, height, width: width, in: containing)
    let inner = ContainingBlock(
      width: max(0, width - edges.horizontal), height: basis.map { max(0, $0 - edges.vertical) })
    let isOpen =
      !box.display.isFormattingContextRoot && box.display.inside == .flow && position != nil
    var flow = FlowPosition.root
    if isOpen, let position {
      flow = FlowPosition(
        floats: position.floats, x: position.x + offset + edges.left, y: position.y + edges.top)
    }
    let collapsesTop = isOpen && edges.top == 0
    var contents = layoutContents(
      of: element, in: inner, limits, at: flow, collapsesTop: collapsesTop)
    let isBottomOpen =
      isOpen && edges.bottom == 0 && (limits.fixed ?? 0) == 0 && contents.height >= limits.minimum
    if !isBottomOpen {
      contents.height += contents.isEmpty && collapsesTop ? 0 : contents.margin.value
      contents.margin = CollapsingMargin()
    }
    if !isOpen { contents.height = max(contents.height, flow.floats.bottom) }
    contents.height = limits.clamped(contents.height)
    return blockResult(
      element, contents, edges: edges, width: width, isOpen: isOpen && isBottomOpen)
  }

  /// Returns the limits of the content height and the definite border-box height in px, or `nil`.
  ///
  /// Percentages in the content resolve against that height without the border and padding.
  private func heights(
    of element: Int, _ height: BoxHeight, width: Double, in containing: ContainingBlock
  ) -> (limits: ContentHeight, basis: Double?) {
    let box = box(element)
    let edges = edges(element, of: containing.width).vertical
    func clamped(_ height: Double) -> Double {
      clampedHeight(height, box, edges: edges, of: containing.height)
    }
    func content(_ height: Double) -> Double { max(0, height - edges) }
    switch height {
    case .content: return (ContentHeight(), nil)
    case .fixed(let fixed, let isDefinite):
      return (ContentHeight(fixed: content(fixed)), isDefinite ? fixed : nil)
    case .fromStyle: break
    }
    if let specified = specifiedHeight(of: element, in: containing) {
      return (ContentHeight(fixed: content(specified)), specified)
    }
    var limits = ContentHeight(
      minimum: content(clamped(0)), maximum: content(clamped(.infinity)))
    guard let preferred = self.height(of: element, from: width, in: containing) else {
      return (limits, nil)
    }
    let basis = clamped(preferred)
    if !box.clips, case .auto = box.sizes.minHeight.kind, case .auto = box.sizes.height.kind {
      // The automatic minimum keeps a box with a ratio as high as its content.
      limits.minimum = content(basis)
    } else {
      limits.fixed = content(basis)
    }
    return (limits, basis)
  }

  /// Returns the fragment of a box with its content inside its edges.
  private func blockResult(
    _ element: Int, _ contents: BoxContents, edges: Insets, width: Double, isOpen: Bool
  ) -> BlockLayoutResult {
    let corner = Point(edges.left, edges.top)
    let height = max(0, contents.height) + edges.vertical
    var fragment = Fragment(element: element, frame: Rect(x: 0, y: 0, width: width, height: height))
    fragment.children = contents.fragments.map { $0.moved(by: corner) }
    // Defined by https://drafts.csswg.org/css-align-3/#baseline-export: the baseline of a scroll
    // container is clamped to its border box; here, also to as far above the box as it is high.
    let lowest = box(element).clips ? height : .infinity
    fragment.baseline = contents.baseline.map { min(max($0 + edges.top, -lowest), lowest) }
    fragment.lastBaseline = contents.lastBaseline.map { min(max($0 + edges.top, -lowest), lowest) }
    let isCollapsed = isOpen && edges.vertical == 0 && contents.isEmpty && height == 0
    return BlockLayoutResult(
      fragment: fragment, margin: contents.margin, isCollapsed: isCollapsed)
  }

  /// Lays out the content of an element.
  private func layoutContents(
    of element: Int, in inner: ContainingBlock, _ height: ContentHeight, at flow: FlowPosition,
    collapsesTop: Bool
  ) -> BoxContents {
    guard box(element).display.inside == .flow else {
      return layoutItems(of: element, in: inner, height: height)
    }
    var contents = layoutFlow(of: element, in: inner, at: flow, collapsesTop: collapsesTop)
    addMarker(of: element, to: &contents)
    return contents
  }
}

extension Fragment {
  /// Returns the fragment moved by an offset, with its descendants.
  func moved(by offset: Point) -> Fragment {
    var fragment = self
    fragment.frame.origin = frame.origin + offset
    return fragment
  }
}
