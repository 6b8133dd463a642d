// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

/// A box at its place, and what its margin at the bottom does.
struct PlacedBlock {
  var fragment: Fragment
  /// The margin below, with those of its last children that meet it.
  var margin: CollapsingMargin
  /// Whether the margins above and below meet, because there is nothing between them.
  var isCollapsed: Bool
}

extension LayoutPass {
  /// Lays out a box that stands in a flow of blocks, as wide as there is room.
  func layoutBlock(
    _ element: Int, in containing: ContainingBlock, width room: Double? = nil, at place: FlowPlace
  ) -> PlacedBlock {
    let box = box(element)
    let margin = box.margin.resolved(of: containing.width)
    let edges = edges(element, of: containing.width)
    let available = room ?? containing.width
    let width = blockWidth(
      element, edges: edges, room: available - margin.horizontal, of: containing.width)
    var x = margin.left
    let left = max(0, available - width - margin.horizontal)
    switch (box.margin.left, box.margin.right) {
    case (.auto, .auto): x += left / 2
    case (.auto, _): x += left
    default: break
    }
    var result = layoutBox(element, width: width, in: containing, at: place, offset: x)
    result.fragment.frame.origin.x = x
    result.margin.add(margin.bottom)
    return result
  }

  /// The width of the border box of a block.
  private func blockWidth(
    _ element: Int, edges: Insets, room: Double, of reference: Double
  ) -> Double {
    let box = box(element)
    if nodes[element].element.content != nil {
      let block = ContainingBlock(width: reference, height: nil)
      return replacedSize(of: element, in: block).width + edges.horizontal
    }
    let stated = stated(box.width, element, edges: edges.horizontal, of: reference)
    return limitedWidth(stated ?? room, element, edges: edges.horizontal, of: reference)
  }

  /// Lays out a box whose width is known; its place is that of its border box at the origin.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - width: the width of the border box.
  ///   - containing: what percentages are of.
  ///   - place: where the margin box stands among floats; nil for a box that keeps to itself.
  ///   - offset: how far right of that the border box begins.
  ///   - stretched: the height of the border box that somebody else decides; nil for its own.
  /// - Returns: the box.
  func layoutBox(
    _ element: Int, width: Double, in containing: ContainingBlock, at place: FlowPlace? = nil,
    offset: Double = 0, stretched: Double? = nil
  ) -> PlacedBlock {
    let edges = edges(element, of: containing.width)
    if nodes[element].element.content != nil {
      return layoutReplaced(element, width: width, edges, in: containing, stretched: stretched)
    }
    return remembered(element, width: width, in: containing, stretched: stretched) {
      layoutContainer(
        element, width: width, in: containing, at: place, offset: offset, stretched: stretched)
    }
  }

  /// Lays out a box with what is in it.
  private func layoutContainer(
    _ element: Int, width: Double, in containing: ContainingBlock, at place: FlowPlace?,
    offset: Double, stretched: Double?
  ) -> PlacedBlock {
    let box = box(element)
    let edges = edges(element, of: containing.width)
    let height =
      stretched
      ?? box.height.definite(of: containing.height).map {
        limitedHeight(
          borderBox($0, box, edges: edges.vertical), box, edges: edges.vertical,
          of: containing.height)
      } ?? box.ratio.map { (width / $0).bounded }
    let least = limitedHeight(0, box, edges: edges.vertical, of: containing.height)
    let contentWidth = max(0, width - edges.horizontal)
    let inner = ContainingBlock(
      width: contentWidth, height: height.map { max(0, $0 - edges.vertical) })
    let isOpen = !box.isRoot && box.inside == .flow && place != nil
    var flow = FlowPlace.root
    if isOpen, let place {
      flow = FlowPlace(
        floats: place.floats, x: place.x + offset + edges.left, y: place.y + edges.top)
    }
    var contents = layoutContents(
      of: element, in: inner, least: max(0, least - edges.vertical), at: flow,
      collapsesTop: isOpen && edges.top == 0)
    let isBottomOpen = isOpen && edges.bottom == 0 && height == nil && least <= edges.vertical
    if !isBottomOpen {
      contents.height += contents.isEmpty && isOpen ? 0 : contents.margin.value
      contents.margin = CollapsingMargin()
    }
    if !isOpen { contents.height = max(contents.height, flow.floats.bottom) }
    return placed(
      element, contents, edges, Size(width, height ?? 0), hasHeight: height != nil,
      isOpen: isOpen && isBottomOpen, in: containing)
  }

  /// The fragment of a box with its contents inside of its edges.
  private func placed(
    _ element: Int, _ contents: BoxContents, _ edges: Insets, _ size: Size, hasHeight: Bool,
    isOpen: Bool, in containing: ContainingBlock
  ) -> PlacedBlock {
    let box = box(element)
    let natural = limitedHeight(
      contents.height + edges.vertical, box, edges: edges.vertical, of: containing.height)
    let height = hasHeight ? size.height : natural
    let corner = Point(edges.left, edges.top)
    var fragment = Fragment(element, Rect(0, 0, size.width, max(0, height)))
    fragment.children = contents.fragments.map { $0.moved(by: corner) }
    fragment.baseline = contents.baseline.map { $0 + edges.top }
    fragment.lastBaseline = contents.lastBaseline.map { $0 + edges.top }
    let isCollapsed = isOpen && edges.vertical == 0 && contents.isEmpty && height == 0
    return PlacedBlock(
      fragment: fragment, margin: contents.margin, isCollapsed: isCollapsed)
  }

  /// Lays out what is in an element.
  private func layoutContents(
    of element: Int, in inner: ContainingBlock, least: Double, at flow: FlowPlace,
    collapsesTop: Bool
  ) -> BoxContents {
    switch box(element).inside {
    case .flow:
      var contents = layoutFlow(of: element, in: inner, at: flow, collapsesTop: collapsesTop)
      mark(element, &contents)
      return contents
    case .flex: return layoutFlex(of: element, in: inner, least: least)
    case .grid: return layoutGrid(of: element, in: inner)
    }
  }
}

extension Fragment {
  /// The fragment at another place, with all that is in it.
  func moved(by offset: Point) -> Fragment {
    var fragment = self
    fragment.frame.origin = frame.origin + offset
    return fragment
  }
}
