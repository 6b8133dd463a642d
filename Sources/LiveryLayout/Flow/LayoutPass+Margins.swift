// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension LayoutPass {
  /// Returns the top margin of a box, collapsed with those of its first children.
  ///
  /// Defined by [CSS 2, section 8.3.1](https://www.w3.org/TR/CSS22/box.html#collapsing-margins).
  func topMargin(
    of element: Int, in containing: ContainingBlock, among floats: FloatArea
  ) -> CollapsingMargin {
    var margin = CollapsingMargin()
    _ = addTopMargins(of: element, in: containing, among: floats, to: &margin, isInner: false)
    return margin
  }

  /// Adds the adjoining margins at the top of a box, and returns whether the bottom margin adjoins.
  ///
  /// The bottom margin adjoins if the box is empty.
  private func addTopMargins(
    of element: Int, in containing: ContainingBlock, among floats: FloatArea,
    to margin: inout CollapsingMargin, isInner: Bool = true
  ) -> Bool {
    let box = box(element)
    let elementMargin = box.margin.resolved(of: containing.width)
    margin.add(elementMargin.top)
    let edges = edges(element, of: containing.width)
    guard !box.display.isFormattingContextRoot, box.display.inside == .flow, edges.top == 0,
      nodes[element].element.content == nil,
      !box.display.isListItem
    else { return false }
    let items = flowItems(of: element)
    let width =
      items.isEmpty
      ? 0
      : usedWidth(
        of: element, in: containing, availableSpace: containing.width - elementMargin.horizontal,
        fills: true)
    let inner = ContainingBlock(
      width: max(0, width - edges.horizontal),
      height: specifiedHeight(of: element, in: containing).map { max(0, $0 - edges.vertical) })
    var (hasLeft, hasRight) = (!floats.isEmpty(isLeft: true), !floats.isEmpty(isLeft: false))
    for item in items {
      switch item {
      case .block(let child):
        let child = (number: child, box: self.box(child))
        // Clearance separates margins.
        if child.box.placement.clearsLeft && hasLeft || child.box.placement.clearsRight && hasRight
        {
          return false
        }
        guard addTopMargins(of: child.number, in: inner, among: floats, to: &margin) else {
          return false
        }
      case .lines: return false
      case .float(let child):
        if self.box(child).placement.float == .left { hasLeft = true } else { hasRight = true }
      case .absolute: continue
      }
    }
    guard edges.bottom == 0, box.sizes.ratio == nil,
      (box.sizes.height.definite(of: containing.height) ?? 0) == 0,
      (box.sizes.minHeight.definite(of: containing.height) ?? 0) == 0
    else { return false }
    if isInner { margin.add(elementMargin.bottom) }
    return true
  }
}
