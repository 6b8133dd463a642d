// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension FlexLayout {
  /// Returns a flex item with its base size, minimum and maximum.
  ///
  /// Defined by [CSS Flexbox 1, section 9.2](https://drafts.csswg.org/css-flexbox-1/#algo-main-item).
  func item(_ child: Int) -> FlexItem {
    var item = FlexItem(child, of: flex, pass: pass, in: inner, isMirrored: isMirrored)
    if flex.isColumn { sizeColumn(&item) } else { sizeRow(&item) }
    item.main.used = item.hypotheticalMainSize
    return item
  }

  // MARK: Rows

  private func sizeRow(_ item: inout FlexItem) {
    let child = item.element
    let box = pass.box(child)
    let basis = pass.nodes[child].style.flex.basis
    func specified(_ size: SizingValue) -> Double? {
      pass.specified(size, child, edges: item.edges, of: inner.width)
    }
    let specifiedWidth = specified(box.sizes.width)
    let content = pass.contentWidth(of: child, in: inner, height: definiteHeight(of: item))
    item.main.base = specified(basis) ?? specifiedWidth ?? content.maximum
    item.main.maximum = specified(box.sizes.maxWidth) ?? .infinity
    if let minimum = specified(box.sizes.minWidth) {
      item.main.minimum = minimum
    } else if box.clips {
      // A box that clips its content has no content-based minimum.
      item.main.minimum = item.edges
    } else {
      let isSpecified = if case .specified = box.sizes.width.kind { true } else { false }
      item.main.minimum = min(
        content.minimum, (isSpecified ? specifiedWidth : nil) ?? .infinity, item.main.maximum)
    }
    if item.transfersCrossSize(pass) { (item.main.base, item.main.minimum) = (0, 0) }
  }

  /// Returns the definite height of an item in a row: its own, or that of the container.
  private func definiteHeight(of item: FlexItem) -> Double? {
    if let specified = pass.specifiedHeight(of: item.element, in: inner) { return specified }
    guard flex.wrap == .nowrap, let height = inner.height, item.stretches(pass) else { return nil }
    let edges = pass.edges(item.element, of: inner.width).vertical
    return pass.clampedHeight(
      height - item.crossMargin, pass.box(item.element), edges: edges, of: inner.height)
  }

  // MARK: Columns

  private func sizeColumn(_ item: inout FlexItem) {
    let child = item.element
    let box = pass.box(child)
    let width = columnWidth(of: item)
    item.fragment.frame.size.width = width
    let isReplaced = pass.nodes[child].element.content != nil
    func specified(_ size: SizingValue) -> Double? {
      size.definite(of: inner.height).map { pass.borderBox($0, box, edges: item.edges) }
    }
    let specifiedHeight = specified(box.sizes.height)
    let transferred = isReplaced ? nil : pass.height(of: child, from: width, in: inner)
    let basis = pass.nodes[child].style.flex.basis
    var content: Double?
    func contentHeight() -> Double {
      if let content { return content }
      let result = pass.layoutBox(child, width: width, in: inner, height: .content)
      content = result.fragment.frame.height
      return result.fragment.frame.height
    }
    if let basisSize = specified(basis) {
      item.main.base = basisSize
      item.main.isDefinite = true
    } else if case .auto = basis.kind, let specifiedHeight {
      item.main.base = specifiedHeight
      item.main.isDefinite = true
    } else {
      item.main.base = transferred ?? contentHeight()
      item.main.isDefinite = inner.height != nil || transferred != nil
    }
    item.main.maximum = specified(box.sizes.maxHeight) ?? .infinity
    if let minimum = specified(box.sizes.minHeight) {
      item.main.minimum = minimum
    } else if box.clips {
      item.main.minimum = item.edges
    } else {
      let preferred = isWidthDefinite(of: item) ? transferred ?? 0 : 0
      item.main.minimum = min(
        max(preferred, contentHeight()), specifiedHeight ?? .infinity, item.main.maximum)
    }
    if !isReplaced, specified(basis) != nil, !item.stretches(pass) { transferHeight(&item) }
  }

  /// Computes the width of an item in a column from its height and its ratio.
  private func transferHeight(_ item: inout FlexItem) {
    if case .specified = pass.box(item.element).sizes.width.kind { return }
    guard let width = pass.width(of: item.element, from: item.hypotheticalMainSize, in: inner)
    else {
      return
    }
    let edges = pass.edges(item.element, of: inner.width).horizontal
    item.fragment.frame.size.width = pass.clampedWidth(
      width, item.element, edges: edges, of: inner.width)
  }

  /// Returns whether the width of an item in a column is definite before layout.
  private func isWidthDefinite(of item: FlexItem) -> Bool {
    if case .specified = pass.box(item.element).sizes.width.kind { return true }
    return item.stretches(pass) && flex.wrap == .nowrap
  }

  /// Returns the width of an item in a column; a stretched item fills the only column.
  private func columnWidth(of item: FlexItem) -> Double {
    let stretches = item.stretches(pass) && flex.wrap == .nowrap
    return pass.usedWidth(
      of: item.element, in: inner, availableSpace: inner.width - item.crossMargin, fills: stretches)
  }
}
