// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension LayoutPass {
  /// Returns the used width of an element's border box.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - containing: the containing block.
  ///   - availableSpace: the available width for the border box.
  ///   - fills: whether a box with `width: auto` fills the available width, instead of shrinking to
  ///     fit.
  /// - Returns: the width in px.
  func usedWidth(
    of element: Int, in containing: ContainingBlock, availableSpace: Double, fills: Bool
  ) -> Double {
    let box = box(element)
    let edges = edges(element, of: containing.width).horizontal
    if nodes[element].element.content != nil {
      return replacedSize(of: element, in: containing).width + edges
    }
    func clamped(_ width: Double) -> Double {
      clampedWidth(width, element, edges: edges, of: containing.width)
    }
    if case .specified = box.sizes.width.kind,
      let specified = specified(box.sizes.width, element, edges: edges, of: containing.width)
    {
      return clamped(specified)
    }
    if case .auto = box.sizes.width.kind, box.sizes.ratio != nil,
      let height = specifiedHeight(of: element, in: containing),
      let width = width(of: element, from: height, in: containing)
    {
      var width = width
      if !box.clips, case .auto = box.sizes.minWidth.kind {
        width = max(width, contentWidth(of: element).minimum + edges)
      }
      return clamped(width)
    }
    let content = { self.contentWidth(of: element, in: containing) }
    let preferred =
      switch box.sizes.width.kind {
      case .minContent: content().minimum
      case .maxContent: content().maximum
      case .auto where fills: availableSpace
      default: content().fitted(in: availableSpace)
      }
    return clamped(transferredWidth(preferred, element, in: containing))
  }

  /// Returns a width clamped to the height limits of the style, transferred through the ratio.
  ///
  /// Defined by [CSS Sizing 4, section 4.2](https://drafts.csswg.org/css-sizing-4/#aspect-ratio-size-transfers).
  func transferredWidth(
    _ width: Double, _ element: Int, in containing: ContainingBlock
  ) -> Double {
    let box = box(element)
    guard box.sizes.ratio != nil else { return width }
    let edges = edges(element, of: containing.width).vertical
    func transferred(_ size: SizingValue) -> Double? {
      size.definite(of: containing.height).flatMap {
        self.width(of: element, from: borderBox($0, box, edges: edges), in: containing)
      }
    }
    let maximum = transferred(box.sizes.maxHeight) ?? .infinity
    let minimum =
      transferred(box.sizes.minHeight) ?? self.width(of: element, from: edges, in: containing)
    return max(min(width, maximum), minimum ?? 0)
  }

  /// Returns the clamped border-box height of an element's style, or `nil` if it is indefinite.
  func specifiedHeight(of element: Int, in containing: ContainingBlock) -> Double? {
    let box = box(element)
    let edges = edges(element, of: containing.width).vertical
    return box.sizes.height.definite(of: containing.height).map {
      clampedHeight(
        borderBox($0, box, edges: edges), box, edges: edges, of: containing.height)
    }
  }

  /// Returns the border-box width for a height through the ratio, or `nil` without a ratio.
  ///
  /// Defined by [CSS Sizing 4, section 4](https://drafts.csswg.org/css-sizing-4/#aspect-ratio).
  func width(of element: Int, from height: Double, in containing: ContainingBlock) -> Double? {
    let box = box(element)
    guard let ratio = box.sizes.ratio else { return nil }
    let edges = edges(element, of: containing.width)
    guard !box.sizes.usesBorderBoxSizing else {
      return max(height * ratio, edges.horizontal).bounded
    }
    return (max(0, height - edges.vertical) * ratio + edges.horizontal).bounded
  }

  /// Returns the border-box height for a width through the ratio, or `nil` without a ratio.
  func height(of element: Int, from width: Double, in containing: ContainingBlock) -> Double? {
    let box = box(element)
    guard let ratio = box.sizes.ratio else { return nil }
    let edges = edges(element, of: containing.width)
    guard !box.sizes.usesBorderBoxSizing else { return max(width / ratio, edges.vertical).bounded }
    return (max(0, width - edges.horizontal) / ratio + edges.vertical).bounded
  }

  /// Returns whether the content of a box is independent of the height of the box.
  func hasFixedContents(_ element: Int) -> Bool {
    nodes[element].layoutChildren.allSatisfy { child in
      guard case .element(let number) = child else { return true }
      let box = box(number)
      let isShifted = box.placement.position == .relative && box.placement.offsets.isRelative
      return !isShifted
        && [box.sizes.height, box.sizes.minHeight, box.sizes.maxHeight].allSatisfy {
          !$0.isRelative
        }
        && (self.box(element).display.inside == .flow || hasFixedContents(number))
    }
  }
}

extension BoxEdges {
  /// Whether the top or bottom value is a percentage.
  fileprivate var isRelative: Bool {
    [top, bottom].contains { $0.lengthPercentage?.isRelative == true }
  }
}

extension SizingValue {
  /// Whether the size contains a percentage.
  fileprivate var isRelative: Bool {
    if case .specified(let length) = kind { length.isRelative } else { false }
  }
}
