// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

/// Children that stand on one line along an axis.
struct FlexLine {
  var items: [FlexItem] = []
  /// How much the line takes across the axis.
  var cross = 0.0
  /// How far the common baseline is below the top.
  private var baseline = 0.0

  /// Children on one line, or on as many as they need.
  static func lines(
    _ items: [FlexItem], gap: Double, room: Double, wraps: Bool
  ) -> [FlexLine] {
    guard wraps else { return [FlexLine(items: items)] }
    var lines = [FlexLine()]
    var width = 0.0
    for item in items {
      let isFirst = lines[lines.count - 1].items.isEmpty
      if !isFirst, width + gap + item.outerBase > room + 0.005 {
        lines.append(FlexLine())
        width = 0
      } else if !isFirst {
        width += gap
      }
      lines[lines.count - 1].items.append(item)
      width += item.outerBase
    }
    return lines
  }

  init(items: [FlexItem] = []) { self.items = items }
}

extension FlexLine {
  /// Lets children stretch and shrink until they take what there is.
  ///
  /// Defined by [CSS Flexbox 1, section 9.7](https://drafts.csswg.org/css-flexbox-1/#resolve-flexible-lengths).
  mutating func resolve(room: Double, gap: Double) {
    let gaps = gap * Double(max(0, items.count - 1))
    let used = items.reduce(gaps) { $0 + $1.outerBase }
    let grows = used < room
    var isFixed = items.map { item in
      (grows ? item.grow : item.shrink) == 0
        || (grows ? item.base > item.size : item.base < item.size)
    }
    for index in items.indices where isFixed[index] {
      items[index].size = min(max(items[index].base, items[index].least), items[index].most)
    }
    for _ in 0...items.count {
      guard isFixed.contains(false) else { return }
      var free = room - gaps
      var factor = 0.0
      var weights = 0.0
      for (index, item) in items.enumerated() {
        free -= item.mainMargin + (isFixed[index] ? item.size : item.base)
        guard !isFixed[index] else { continue }
        factor += grows ? item.grow : item.shrink
        weights += grows ? item.grow : item.shrink * item.base
      }
      // Less than a whole share takes less than all.
      if factor < 1 { free *= factor }
      var violation = 0.0
      var limited = items
      for index in items.indices where !isFixed[index] {
        let item = items[index]
        let weight = grows ? item.grow : item.shrink * item.base
        let wanted = item.base + (weights > 0 ? free * weight / weights : 0)
        limited[index].size = max(min(wanted, item.most), item.least)
        violation += limited[index].size - wanted
        items[index].size = wanted
      }
      for index in items.indices where !isFixed[index] {
        let change = limited[index].size - items[index].size
        items[index].size = limited[index].size
        isFixed[index] =
          violation == 0 || (violation > 0 ? change > 0 : change < 0)
      }
    }
  }

  /// Works out how high the line is, with children on a common baseline where they want that.
  mutating func align(_ flex: FlexStyle, pass: LayoutPass) {
    (cross, baseline) = (0, 0)
    var below = 0.0
    for item in items {
      // What follows the height of the line has none of its own.
      if item.followed == nil, item.follows(flex, pass) { continue }
      let height = item.fragment.frame.height
      if item.alignment(flex, pass) == .baseline {
        let base = item.fragment.baseline ?? height
        baseline = max(baseline, item.margin.top + base)
        below = max(below, height - base + item.margin.bottom)
      } else {
        cross = max(cross, height + item.crossMargin)
      }
    }
    cross = max(cross, baseline + below)
  }

  /// Makes children as wide as the line is high that keep their proportions and are stretched; true where there are any.
  ///
  /// Defined by [CSS Flexbox 1, section 9.2](https://drafts.csswg.org/css-flexbox-1/#algo-main-item).
  mutating func followCross(
    _ flex: FlexStyle, pass: LayoutPass, in inner: ContainingBlock
  ) -> Bool {
    var follows = false
    for index in items.indices where items[index].follows(flex, pass) {
      guard let ratio = pass.box(items[index].element).ratio else { continue }
      let height = max(0, cross - items[index].crossMargin)
      items[index].follow(height, width: (height * ratio).bounded)
      follows = true
    }
    return follows
  }

  /// Makes children as high as the line that want that.
  mutating func stretch(_ flex: FlexStyle, pass: LayoutPass, in inner: ContainingBlock) {
    for index in items.indices {
      let item = items[index]
      let box = pass.box(item.element)
      guard item.alignment(flex, pass) == .stretch, case .auto = box.height.kind,
        !item.hasAutoCross(inColumn: false), item.followed == nil
      else { continue }
      let edges = pass.edges(item.element, of: inner.width).vertical
      let height = pass.limitedHeight(
        cross - item.crossMargin, box, edges: edges, of: inner.height)
      guard abs(height - item.fragment.frame.height) > 0.001 else { continue }
      items[index].fragment =
        pass.layoutBox(item.element, width: item.size, in: inner, stretched: height).fragment
    }
  }
}

extension FlexLine {
  /// The children at their places in a row.
  func placed(
    _ flex: FlexStyle, room: Double, gap: Double, pass: LayoutPass
  ) -> [Fragment] {
    let spread = spread(flex, room: room, gap: gap)
    var x = spread.start
    return items.map { item in
      var fragment = item.fragment
      x += item.margin.left + (item.hasAutoStart ? spread.auto : 0)
      fragment.frame.origin.x = flex.isReversed ? room - x - item.size : x
      fragment.frame.origin.y = crossPlace(of: item, flex, pass)
      x += item.size + item.margin.right + (item.hasAutoEnd ? spread.auto : 0) + spread.gap
      return fragment
    }
  }

  private func crossPlace(of item: FlexItem, _ flex: FlexStyle, _ pass: LayoutPass) -> Double {
    let free = cross - item.fragment.frame.height - item.crossMargin
    switch (item.autoMargins.top, item.autoMargins.bottom) {
    case (true, true): return item.margin.top + max(0, free) / 2
    case (true, false): return item.margin.top + max(0, free)
    case (false, true): return item.margin.top
    case (false, false): break
    }
    switch item.alignment(flex, pass) {
    case .center: return item.margin.top + free / 2
    case .end: return item.margin.top + free
    case .baseline: return baseline - (item.fragment.baseline ?? item.fragment.frame.height)
    default: return item.margin.top
    }
  }

  /// The children at their places in a column.
  func stacked(
    _ flex: FlexStyle, room: Double, width: Double, gap: Double, pass: LayoutPass
  ) -> [Fragment] {
    let spread = spread(flex, room: room, gap: gap)
    var y = spread.start
    return items.map { item in
      var fragment = item.fragment
      y += item.margin.top + (item.hasAutoStart ? spread.auto : 0)
      fragment.frame.origin.y = flex.isReversed ? room - y - item.size : y
      let free = width - fragment.frame.width - item.margin.horizontal
      switch (item.autoMargins.left, item.autoMargins.right) {
      case (true, true): fragment.frame.origin.x = item.margin.left + max(0, free) / 2
      case (true, false): fragment.frame.origin.x = item.margin.left + max(0, free)
      default:
        switch item.alignment(flex, pass) {
        case .center: fragment.frame.origin.x = item.margin.left + free / 2
        case .end: fragment.frame.origin.x = item.margin.left + free
        default: fragment.frame.origin.x = item.margin.left
        }
      }
      y += item.size + item.margin.bottom + (item.hasAutoEnd ? spread.auto : 0) + spread.gap
      return fragment
    }
  }

  /// How what is left is spread: before the first child, between them, and in each margin that takes it.
  private func spread(
    _ flex: FlexStyle, room: Double, gap: Double
  ) -> (start: Double, gap: Double, auto: Double) {
    let count = Double(items.count)
    let used = items.reduce(gap * max(0, count - 1)) { $0 + $1.size + $1.mainMargin }
    let free = room - used
    let autos = items.reduce(0) { $0 + $1.autoCount }
    if autos > 0, free > 0 { return (0, gap, free / Double(autos)) }
    switch flex.justify {
    case .center: return (free / 2, gap, 0)
    case .end: return (free, gap, 0)
    case .spaceBetween where free > 0 && count > 1: return (0, gap + free / (count - 1), 0)
    case .spaceAround where free > 0 && count > 0:
      return (free / count / 2, gap + free / count, 0)
    case .spaceEvenly where free > 0:
      return (free / (count + 1), gap + free / (count + 1), 0)
    default: return (0, gap, 0)
    }
  }
}
