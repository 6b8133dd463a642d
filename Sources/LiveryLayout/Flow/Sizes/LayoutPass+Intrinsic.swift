// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The minimum and maximum content width of a box, in px.
///
/// Defined by [CSS Sizing 3, section 2.1](https://drafts.csswg.org/css-sizing-3/#intrinsic-sizes).
struct IntrinsicWidth {
  /// The min-content width, with lines broken at every opportunity.
  var least = 0.0
  /// The max-content width, with forced line breaks only.
  var most = 0.0

  /// Returns the fit-content width in an available width.
  func fitted(in room: Double) -> Double { max(least, min(most, room)) }

  /// Includes the width of another box above or below this one.
  mutating func stack(_ other: IntrinsicWidth) {
    least = max(least, other.least)
    most = max(most, other.most)
  }
}

extension LayoutPass {
  /// Returns the intrinsic width of an element's border box, cached.
  func intrinsicWidth(of element: Int) -> IntrinsicWidth {
    if let known = intrinsicWidths[element] { return known }
    // Percentages of an unknown width are 0.
    var unknown = ContainingBlock(width: .infinity, height: nil)
    if let parent = nodes[element].parent, box(element).sizes.ratio != nil {
      let edges = edges(parent, of: 0).vertical
      unknown.height = statedHeight(of: parent, in: unknown).map { max(0, $0 - edges) }
    }
    let width = IntrinsicWidth(
      least: usedWidth(of: element, in: unknown, room: 0, fills: false),
      most: usedWidth(of: element, in: unknown, room: 1e6, fills: false))
    intrinsicWidths[element] = width
    return width
  }

  /// Returns the content-based width of an element's border box, regardless of its `width`.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - containing: the containing block.
  ///   - height: the border-box height from which the ratio computes the width; `nil` for that of
  ///     the style.
  /// - Returns: the widths of the border box.
  func contentWidth(
    of element: Int, in containing: ContainingBlock, height: Double? = nil
  ) -> IntrinsicWidth {
    let edges = edges(element, of: containing.width).horizontal
    var width = contentWidth(of: element)
    width.least += edges
    width.most += edges
    guard box(element).sizes.ratio != nil, nodes[element].element.content == nil else {
      return width
    }
    if let height = height ?? statedHeight(of: element, in: containing),
      let stated = self.width(of: element, from: height, in: containing)
    {
      // The automatic minimum keeps a box with a ratio as wide as its content.
      let isOpen =
        if case .auto = box(element).sizes.minWidth.kind { !box(element).clips } else { false }
      let used = isOpen ? max(stated, width.least) : stated
      return IntrinsicWidth(least: used, most: used)
    }
    width.least = transferredWidth(width.least, element, in: containing)
    width.most = transferredWidth(width.most, element, in: containing)
    return width
  }

  /// Returns the intrinsic width of an element's margin box.
  func outerIntrinsicWidth(of element: Int) -> IntrinsicWidth {
    var width = intrinsicWidth(of: element)
    let margin = box(element).margin.resolved(of: 0).horizontal
    width.least += margin
    width.most += margin
    return width
  }

  /// Returns the intrinsic width of an element's content box, cached.
  func contentWidth(of element: Int) -> IntrinsicWidth {
    if let known = contentWidths[element] { return known }
    var width: IntrinsicWidth
    if nodes[element].element.content != nil {
      let size = replacedSize(of: element, in: ContainingBlock(width: 0, height: nil))
      width = IntrinsicWidth(least: size.width, most: size.width)
    } else {
      width =
        switch box(element).display.inside {
        case .flow: flowWidth(of: element)
        case .flex: flexWidth(of: element)
        case .grid: gridWidth(of: element)
        }
      width.most = max(width.most, width.least)
    }
    contentWidths[element] = width
    return width
  }

  private func flowWidth(of element: Int) -> IntrinsicWidth {
    var width = IntrinsicWidth()
    var (left, right) = (0.0, 0.0)
    for unit in flowUnits(of: element) {
      switch unit {
      case .block(let child):
        width.stack(outerIntrinsicWidth(of: child))
        if box(child).placement.clearsLeft || box(child).placement.clearsRight {
          width.most = max(width.most, left + right)
          if box(child).placement.clearsLeft { left = 0 }
          if box(child).placement.clearsRight { right = 0 }
        }
        if box(child).display.isRoot || nodes[child].element.content != nil {
          // The margins of the box may overlap the floats.
          let margin = box(child).margin.resolved(of: 0)
          let most = intrinsicWidth(of: child).most
          let before = margin.left < 0 ? left + margin.left : max(left, margin.left)
          let behind = margin.right < 0 ? right + margin.right : max(right, margin.right)
          width.most = max(width.most, most + before + behind)
        }
        width.most = max(width.most, left + right)
        (left, right) = (0, 0)
      case .float(let child):
        let float = outerIntrinsicWidth(of: child)
        width.least = max(width.least, float.least)
        if box(child).placement.clearsLeft || box(child).placement.clearsRight {
          width.most = max(width.most, left + right)
          if box(child).placement.clearsLeft { left = 0 }
          if box(child).placement.clearsRight { right = 0 }
        }
        let most = max(0, float.most)
        if box(child).placement.float == .left { left += most } else { right += most }
      case .absolute: break
      case .lines(let run):
        var floats = left + right
        width.stack(intrinsicWidth(of: inlineContent(run), floats: &floats))
        width.most = max(width.most, floats)
        (left, right) = (0, 0)
      }
    }
    width.most = max(width.most, left + right)
    return width
  }

  private func flexWidth(of element: Int) -> IntrinsicWidth {
    let flex = nodes[element].style.flex
    let items = flexItems(of: element)
    guard !flex.isColumn else {
      return items.reduce(into: IntrinsicWidth()) { $0.stack(outerIntrinsicWidth(of: $1)) }
    }
    let gaps = max(0, flex.columnGap.pixels(of: 0)) * Double(max(0, items.count - 1))
    var width = IntrinsicWidth(least: flex.wrap != .nowrap ? 0 : gaps, most: gaps)
    for item in items {
      let own = flex.wrap != .nowrap ? outerIntrinsicWidth(of: item) : flexContribution(of: item)
      width.most += own.most
      width.least = flex.wrap != .nowrap ? max(width.least, own.least) : width.least + own.least
    }
    return IntrinsicWidth(least: width.least, most: max(width.least, width.most))
  }

  /// Returns the intrinsic contribution of a flex item, limited by its ability to grow and shrink.
  ///
  /// Defined by [CSS Flexbox 1, section 9.9.3](https://drafts.csswg.org/css-flexbox-1/#intrinsic-item-contributions).
  private func flexContribution(of item: Int) -> IntrinsicWidth {
    let (box, flex) = (box(item), nodes[item].style.flex)
    let edges = edges(item, of: 0).horizontal
    let unknown = ContainingBlock(width: .infinity, height: nil)
    let content = contentWidth(of: item, in: unknown)
    let own = stated(box.sizes.width, item, edges: edges, of: nil)
    var width = intrinsicWidth(of: item)
    let base = stated(flex.basis, item, edges: edges, of: nil) ?? own ?? content.most
    if nodes[item].element.content == nil {
      if flex.grow == 0 {
        width = IntrinsicWidth(least: min(width.least, base), most: min(width.most, base))
      }
      if flex.shrink == 0 {
        width = IntrinsicWidth(least: max(width.least, base), most: max(width.most, base))
      }
      var least = edges
      if case .auto = box.sizes.minWidth.kind, !box.clips {
        least = min(content.least, own ?? .infinity)
      }
      width.least = limitedWidth(max(width.least, least), item, edges: edges, of: nil)
      width.most = limitedWidth(max(width.most, least), item, edges: edges, of: nil)
    }
    let margin = box.margin.resolved(of: 0).horizontal
    return IntrinsicWidth(least: width.least + margin, most: width.most + margin)
  }
}
