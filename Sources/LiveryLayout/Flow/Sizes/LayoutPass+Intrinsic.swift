// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The minimum and maximum content width of a box, in px.
///
/// Defined by [CSS Sizing 3, section 2.1](https://drafts.csswg.org/css-sizing-3/#intrinsic-sizes).
struct IntrinsicWidth {
  /// The min-content width, with lines broken at every opportunity.
  var minimum = 0.0
  /// The max-content width, with forced line breaks only.
  var maximum = 0.0

  /// Returns the fit-content width in an available width.
  func fitted(in availableSpace: Double) -> Double { max(minimum, min(maximum, availableSpace)) }

  /// Includes the width of another box above or below this one.
  mutating func stack(_ other: IntrinsicWidth) {
    minimum = max(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
  }
}

extension LayoutPass {
  /// Returns the intrinsic width of an element's border box, cached.
  func intrinsicWidth(of element: Int) -> IntrinsicWidth {
    if let cached = intrinsicWidths[element] { return cached }
    // Percentages of an unknown width are 0.
    var unknown = ContainingBlock(width: .infinity, height: nil)
    if let parent = nodes[element].parent, box(element).sizes.ratio != nil {
      let edges = edges(parent, of: 0).vertical
      unknown.height = specifiedHeight(of: parent, in: unknown).map { max(0, $0 - edges) }
    }
    let width = IntrinsicWidth(
      minimum: usedWidth(of: element, in: unknown, availableSpace: 0, fills: false),
      maximum: usedWidth(of: element, in: unknown, availableSpace: 1e6, fills: false))
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
    width.minimum += edges
    width.maximum += edges
    guard box(element).sizes.ratio != nil, nodes[element].element.content == nil else {
      return width
    }
    if let height = height ?? specifiedHeight(of: element, in: containing),
      let specified = self.width(of: element, from: height, in: containing)
    {
      // The automatic minimum keeps a box with a ratio as wide as its content.
      let isOpen =
        if case .auto = box(element).sizes.minWidth.kind { !box(element).clips } else { false }
      let used = isOpen ? max(specified, width.minimum) : specified
      return IntrinsicWidth(minimum: used, maximum: used)
    }
    width.minimum = transferredWidth(width.minimum, element, in: containing)
    width.maximum = transferredWidth(width.maximum, element, in: containing)
    return width
  }

  /// Returns the intrinsic width of an element's margin box.
  func outerIntrinsicWidth(of element: Int) -> IntrinsicWidth {
    var width = intrinsicWidth(of: element)
    let margin = box(element).margin.resolved(of: 0).horizontal
    width.minimum += margin
    width.maximum += margin
    return width
  }

  /// Returns the intrinsic width of an element's content box, cached.
  func contentWidth(of element: Int) -> IntrinsicWidth {
    if let cached = contentWidths[element] { return cached }
    var width: IntrinsicWidth
    if nodes[element].element.content != nil {
      let size = replacedSize(of: element, in: ContainingBlock(width: 0, height: nil))
      width = IntrinsicWidth(minimum: size.width, maximum: size.width)
    } else {
      width =
        switch box(element).display.inside {
        case .flow: flowWidth(of: element)
        case .flex: flexWidth(of: element)
        case .grid: gridWidth(of: element)
        }
      width.maximum = max(width.maximum, width.minimum)
    }
    contentWidths[element] = width
    return width
  }

  private func flowWidth(of element: Int) -> IntrinsicWidth {
    var width = IntrinsicWidth()
    var (left, right) = (0.0, 0.0)
    for item in flowItems(of: element) {
      switch item {
      case .block(let child):
        width.stack(outerIntrinsicWidth(of: child))
        if box(child).placement.clearsLeft || box(child).placement.clearsRight {
          width.maximum = max(width.maximum, left + right)
          if box(child).placement.clearsLeft { left = 0 }
          if box(child).placement.clearsRight { right = 0 }
        }
        if box(child).display.isFormattingContextRoot || nodes[child].element.content != nil {
          // The margins of the box may overlap the floats.
          let margin = box(child).margin.resolved(of: 0)
          let maximum = intrinsicWidth(of: child).maximum
          let before = margin.left < 0 ? left + margin.left : max(left, margin.left)
          let after = margin.right < 0 ? right + margin.right : max(right, margin.right)
          width.maximum = max(width.maximum, maximum + before + after)
        }
        width.maximum = max(width.maximum, left + right)
        (left, right) = (0, 0)
      case .float(let child):
        let float = outerIntrinsicWidth(of: child)
        width.minimum = max(width.minimum, float.minimum)
        if box(child).placement.clearsLeft || box(child).placement.clearsRight {
          width.maximum = max(width.maximum, left + right)
          if box(child).placement.clearsLeft { left = 0 }
          if box(child).placement.clearsRight { right = 0 }
        }
        let maximum = max(0, float.maximum)
        if box(child).placement.float == .left { left += maximum } else { right += maximum }
      case .absolute: break
      case .lines(let run):
        var floats = left + right
        width.stack(intrinsicWidth(of: inlineContent(run), floats: &floats))
        width.maximum = max(width.maximum, floats)
        (left, right) = (0, 0)
      }
    }
    width.maximum = max(width.maximum, left + right)
    return width
  }

  private func flexWidth(of element: Int) -> IntrinsicWidth {
    let flex = nodes[element].style.flex
    let items = flexItems(of: element)
    guard !flex.isColumn else {
      return items.reduce(into: IntrinsicWidth()) { $0.stack(outerIntrinsicWidth(of: $1)) }
    }
    let gaps = max(0, flex.columnGap.pixels(of: 0)) * Double(max(0, items.count - 1))
    var width = IntrinsicWidth(minimum: flex.wrap != .nowrap ? 0 : gaps, maximum: gaps)
    for item in items {
      let contribution =
        flex.wrap != .nowrap ? outerIntrinsicWidth(of: item) : flexContribution(of: item)
      width.maximum += contribution.maximum
      width.minimum =
        flex.wrap != .nowrap
        ? max(width.minimum, contribution.minimum) : width.minimum + contribution.minimum
    }
    return IntrinsicWidth(minimum: width.minimum, maximum: max(width.minimum, width.maximum))
  }

  /// Returns the intrinsic contribution of a flex item, limited by its ability to grow and shrink.
  ///
  /// Defined by [CSS Flexbox 1, section 9.9.3](https://drafts.csswg.org/css-flexbox-1/#intrinsic-item-contributions).
  private func flexContribution(of item: Int) -> IntrinsicWidth {
    let (box, flex) = (box(item), nodes[item].style.flex)
    let edges = edges(item, of: 0).horizontal
    let unknown = ContainingBlock(width: .infinity, height: nil)
    let content = contentWidth(of: item, in: unknown)
    let specifiedWidth = specified(box.sizes.width, item, edges: edges, of: nil)
    var width = intrinsicWidth(of: item)
    let base =
      specified(flex.basis, item, edges: edges, of: nil) ?? specifiedWidth ?? content.maximum
    if nodes[item].element.content == nil {
      if flex.grow == 0 {
        width = IntrinsicWidth(minimum: min(width.minimum, base), maximum: min(width.maximum, base))
      }
      if flex.shrink == 0 {
        width = IntrinsicWidth(minimum: max(width.minimum, base), maximum: max(width.maximum, base))
      }
      var minimum = edges
      if case .auto = box.sizes.minWidth.kind, !box.clips {
        minimum = min(content.minimum, specifiedWidth ?? .infinity)
      }
      width.minimum = clampedWidth(max(width.minimum, minimum), item, edges: edges, of: nil)
      width.maximum = clampedWidth(max(width.maximum, minimum), item, edges: edges, of: nil)
    }
    let margin = box.margin.resolved(of: 0).horizontal
    return IntrinsicWidth(minimum: width.minimum + margin, maximum: width.maximum + margin)
  }
}
