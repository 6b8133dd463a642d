// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension LayoutPass {
  /// The width of the border box of an element.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - containing: what percentages are of.
  ///   - room: the width that there is for the border box.
  ///   - fills: whether a box whose style says nothing takes all of that, and not only what it needs.
  /// - Returns: the width in px.
  func usedWidth(
    of element: Int, in containing: ContainingBlock, room: Double, fills: Bool
  ) -> Double {
    let box = box(element)
    let edges = edges(element, of: containing.width).horizontal
    if nodes[element].element.content != nil {
      return replacedSize(of: element, in: containing).width + edges
    }
    func limited(_ width: Double) -> Double {
      limitedWidth(width, element, edges: edges, of: containing.width)
    }
    if case .stated = box.sizes.width.kind,
      let stated = stated(box.sizes.width, element, edges: edges, of: containing.width)
    {
      return limited(stated)
    }
    if case .auto = box.sizes.width.kind, box.sizes.ratio != nil,
      let height = statedHeight(of: element, in: containing),
      let width = width(of: element, from: height, in: containing)
    {
      var width = width
      if !box.clips, case .auto = box.sizes.minWidth.kind {
        width = max(width, contentWidth(of: element).least + edges)
      }
      return limited(width)
    }
    let content = { self.contentWidth(of: element, in: containing) }
    let wanted =
      switch box.sizes.width.kind {
      case .minContent: content().least
      case .maxContent: content().most
      case .auto where fills: room
      default: content().fitted(in: room)
      }
    return limited(transferredWidth(wanted, element, in: containing))
  }

  /// A width within the limits of the height, as far as proportions make them limits of the width.
  ///
  /// Defined by [CSS Sizing 4, section 4.2](https://drafts.csswg.org/css-sizing-4/#aspect-ratio-size-transfers).
  func transferredWidth(
    _ width: Double, _ element: Int, in containing: ContainingBlock
  ) -> Double {
    let box = box(element)
    guard box.sizes.ratio != nil else { return width }
    let edges = edges(element, of: containing.width).vertical
    func transferred(_ size: BoxSize) -> Double? {
      size.definite(of: containing.height).flatMap {
        self.width(of: element, from: borderBox($0, box, edges: edges), in: containing)
      }
    }
    let most = transferred(box.sizes.maxHeight) ?? .infinity
    let least =
      transferred(box.sizes.minHeight) ?? self.width(of: element, from: edges, in: containing)
    return max(min(width, most), least ?? 0)
  }

  /// The height of the border box that the style of an element states, within its limits; nil where it states none.
  func statedHeight(of element: Int, in containing: ContainingBlock) -> Double? {
    let box = box(element)
    let edges = edges(element, of: containing.width).vertical
    return box.sizes.height.definite(of: containing.height).map {
      limitedHeight(
        borderBox($0, box, edges: edges), box, edges: edges, of: containing.height)
    }
  }

  /// The width of the border box that follows from a height by the proportions; nil for a box without any.
  ///
  /// Defined by [CSS Sizing 4, section 4](https://drafts.csswg.org/css-sizing-4/#aspect-ratio).
  func width(of element: Int, from height: Double, in containing: ContainingBlock) -> Double? {
    let box = box(element)
    guard let ratio = box.sizes.ratio else { return nil }
    let edges = edges(element, of: containing.width)
    guard !box.sizes.includesEdges else { return max(height * ratio, edges.horizontal).bounded }
    return (max(0, height - edges.vertical) * ratio + edges.horizontal).bounded
  }

  /// The height of the border box that follows from a width by the proportions; nil for a box without any.
  func height(of element: Int, from width: Double, in containing: ContainingBlock) -> Double? {
    let box = box(element)
    guard let ratio = box.sizes.ratio else { return nil }
    let edges = edges(element, of: containing.width)
    guard !box.sizes.includesEdges else { return max(width / ratio, edges.vertical).bounded }
    return (max(0, width - edges.horizontal) / ratio + edges.vertical).bounded
  }

  /// Whether nothing in a box depends on how high it is.
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
  /// Whether what is above or below is a part of another size.
  fileprivate var isRelative: Bool {
    [top, bottom].contains { $0.lengthPercentage?.isRelative == true }
  }
}

extension BoxSize {
  /// Whether it is a part of another size.
  fileprivate var isRelative: Bool {
    if case .stated(let length) = kind { length.isRelative } else { false }
  }
}
