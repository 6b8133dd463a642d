// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension FlexLayout {
  /// A child with the sizes that it begins with.
  ///
  /// Defined by [CSS Flexbox 1, section 9.2](https://drafts.csswg.org/css-flexbox-1/#algo-main-item).
  func item(_ child: Int) -> FlexItem {
    var item = FlexItem(child, of: flex, pass: pass, in: inner)
    if flex.isColumn { sizeColumn(&item) } else { sizeRow(&item) }
    item.size = item.hypothetical
    return item
  }

  // MARK: Rows

  private func sizeRow(_ item: inout FlexItem) {
    let child = item.element
    let box = pass.box(child)
    let basis = pass.nodes[child].style.flex.basis
    func stated(_ size: BoxSize) -> Double? {
      pass.stated(size, child, edges: item.edges, of: inner.width)
    }
    let own = stated(box.width)
    let content = pass.contentWidth(of: child, in: inner, height: definiteHeight(of: item))
    item.base = stated(basis) ?? own ?? content.most
    item.most = stated(box.maxWidth) ?? .infinity
    if let least = stated(box.minWidth) {
      item.least = least
    } else if box.clips {
      // What may be cut off may be as narrow as one likes.
      item.least = item.edges
    } else {
      let isStated = if case .stated = box.width.kind { true } else { false }
      item.least = min(content.least, (isStated ? own : nil) ?? .infinity, item.most)
    }
    if item.follows(pass) { (item.base, item.least) = (0, 0) }
  }

  /// The height of a child in a row before anything is laid out: its own, or that of a container that stretches it.
  private func definiteHeight(of item: FlexItem) -> Double? {
    if let stated = pass.statedHeight(of: item.element, in: inner) { return stated }
    guard !flex.wraps, let height = inner.height, item.stretches(pass) else { return nil }
    let edges = pass.edges(item.element, of: inner.width).vertical
    return pass.limitedHeight(
      height - item.crossMargin, pass.box(item.element), edges: edges, of: inner.height)
  }

  // MARK: Columns

  private func sizeColumn(_ item: inout FlexItem) {
    let child = item.element
    let box = pass.box(child)
    let width = columnWidth(of: item)
    item.fragment.frame.size.width = width
    let isReplaced = pass.nodes[child].element.content != nil
    func stated(_ size: BoxSize) -> Double? {
      size.definite(of: inner.height).map { pass.borderBox($0, box, edges: item.edges) }
    }
    let own = stated(box.height)
    let transferred = isReplaced ? nil : pass.height(of: child, from: width, in: inner)
    let basis = pass.nodes[child].style.flex.basis
    var content: Double?
    func contentHeight() -> Double {
      if let content { return content }
      let laid = pass.layoutBox(child, width: width, in: inner, height: .content)
      content = laid.fragment.frame.height
      return laid.fragment.frame.height
    }
    if let based = stated(basis) {
      item.base = based
      item.isDefinite = true
    } else if case .auto = basis.kind, let own {
      item.base = own
      item.isDefinite = true
    } else {
      item.base = transferred ?? contentHeight()
      item.isDefinite = inner.height != nil || transferred != nil
    }
    item.most = stated(box.maxHeight) ?? .infinity
    if let least = stated(box.minHeight) {
      item.least = least
    } else if box.clips {
      item.least = item.edges
    } else {
      let wanted = isWidthKnown(of: item) ? transferred ?? 0 : 0
      item.least = min(max(wanted, contentHeight()), own ?? .infinity, item.most)
    }
    if !isReplaced, stated(basis) != nil, !item.stretches(pass) { followHeight(&item) }
  }

  /// Lets the width of a child in a column follow from its height by its proportions.
  private func followHeight(_ item: inout FlexItem) {
    if case .stated = pass.box(item.element).width.kind { return }
    guard let width = pass.width(of: item.element, from: item.hypothetical, in: inner) else {
      return
    }
    let edges = pass.edges(item.element, of: inner.width).horizontal
    item.fragment.frame.size.width = pass.limitedWidth(
      width, item.element, edges: edges, of: inner.width)
  }

  /// Whether the width of a child in a column is known before it is laid out.
  private func isWidthKnown(of item: FlexItem) -> Bool {
    if case .stated = pass.box(item.element).width.kind { return true }
    return item.stretches(pass) && !flex.wraps
  }

  /// The width of a child in a column: that of the column if it is stretched and the column is the only one.
  private func columnWidth(of item: FlexItem) -> Double {
    let stretches = item.stretches(pass) && !flex.wraps
    return pass.usedWidth(
      of: item.element, in: inner, room: inner.width - item.crossMargin, fills: stretches)
  }
}
