// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// A line of flex items.
struct FlexLine {
  var items: [FlexItem] = []
  /// The cross size of the line.
  var cross = 0.0
  /// The distance of the shared baseline from the top.
  var baseline = 0.0

  init(items: [FlexItem] = []) { self.items = items }

  /// Returns items on a single line, or on as many lines as they need.
  static func lines(
    _ items: [FlexItem], gap: Double, availableSpace: Double, wraps: Bool
  ) -> [FlexLine] {
    guard wraps else { return [FlexLine(items: items)] }
    var lines = [FlexLine()]
    var width = 0.0
    for item in items {
      let isFirst = lines[lines.count - 1].items.isEmpty
      if !isFirst, width + gap + item.outerHypothetical > availableSpace + 0.005 {
        lines.append(FlexLine())
        width = 0
      } else if !isFirst {
        width += gap
      }
      lines[lines.count - 1].items.append(item)
      width += item.outerHypothetical
    }
    return lines
  }

  /// Returns the total outer hypothetical size of the items, including the gaps.
  func preferred(gap: Double) -> Double {
    items.reduce(gap * Double(max(0, items.count - 1))) { $0 + $1.outerHypothetical }
  }
}

extension FlexLine {
  /// Grows or shrinks the items to fill the line.
  ///
  /// Defined by [CSS Flexbox 1, section 9.7](https://drafts.csswg.org/css-flexbox-1/#resolve-flexible-lengths).
  mutating func resolve(availableSpace: Double, gap: Double) {
    let gaps = gap * Double(max(0, items.count - 1))
    let grows = preferred(gap: gap) < availableSpace
    var isFixed = items.map { item in
      (grows ? item.style.grow : item.style.shrink) == 0
        || (grows ? item.main.base > item.hypothetical : item.main.base < item.hypothetical)
    }
    for index in items.indices { items[index].main.used = items[index].hypothetical }
    let initial = free(availableSpace - gaps, isFixed)
    for _ in 0...items.count {
      guard isFixed.contains(false) else { return }
      var free = free(availableSpace - gaps, isFixed)
      let loose = items.indices.lazy.filter { !isFixed[$0] }
      let factor = loose.reduce(0) { $0 + (grows ? items[$1].style.grow : items[$1].style.shrink) }
      let weights = loose.reduce(0) { $0 + weight(of: items[$1], grows) }
      // Flex factors below 1 in total take only a part of the free space.
      if factor < 1, abs(initial * factor) < abs(free) { free = initial * factor }
      if grows ? free < 0 : free > 0 { free = 0 }
      var violation = 0.0
      var changes = Array(repeating: 0.0, count: items.count)
      for index in items.indices where !isFixed[index] {
        let item = items[index]
        let share = weights > 0 ? free * weight(of: item, grows) / weights : 0
        let preferred = (item.main.base + share).bounded
        items[index].main.used = item.limited(preferred)
        changes[index] = items[index].main.used - preferred
        violation += changes[index]
      }
      for index in items.indices where !isFixed[index] {
        isFixed[index] =
          abs(violation) < 1e-9 || (violation > 0 ? changes[index] > 0 : changes[index] < 0)
      }
    }
  }

  /// Returns the free space, with frozen items at their used size and others at their base size.
  private func free(_ availableSpace: Double, _ isFixed: [Bool]) -> Double {
    items.indices.reduce(availableSpace) {
      $0 - items[$1].mainMargin
        - (isFixed[$1] ? items[$1].main.used : max(items[$1].main.base, items[$1].edges))
    }
  }

  /// Returns the share of an item in the free space; shrinking is weighted by the base size.
  private func weight(of item: FlexItem, _ grows: Bool) -> Double {
    grows ? item.style.grow : item.style.shrink * max(0, item.main.base - item.edges)
  }
}

extension FlexLine {
  /// Computes the cross size of the line, and aligns items on a shared baseline.
  ///
  /// Defined by [CSS Flexbox 1, section 9.4](https://drafts.csswg.org/css-flexbox-1/#algo-cross-line).
  mutating func align(_ pass: LayoutPass) {
    (cross, baseline) = (0, -.infinity)
    var below = -Double.infinity
    for item in items {
      // An item that follows the line height does not contribute to it.
      if item.cross == nil, item.follows(pass) { continue }
      if item.isOnBaseline {
        let base = item.fragment.baseline ?? item.fragment.frame.height
        baseline = max(baseline, item.margin.top + base)
        below = max(below, item.fragment.frame.height - base + item.margin.bottom)
      } else {
        cross = max(cross, item.outerCross)
      }
    }
    if baseline.isFinite { cross = max(cross, baseline + below) } else { baseline = 0 }
  }

  /// Positions the items along the main axis.
  ///
  /// Defined by [CSS Flexbox 1, section 9.5](https://drafts.csswg.org/css-flexbox-1/#main-alignment).
  mutating func placeAlong(_ flex: FlexStyle, availableSpace: Double, gap: Double) {
    let count = items.count
    let used = items.reduce(gap * Double(max(0, count - 1))) { $0 + $1.main.used + $1.mainMargin }
    let free = availableSpace - used
    let autos = items.reduce(0) { $0 + $1.autoCount }
    let auto = autos > 0 ? max(0, free) / Double(autos) : 0
    let spread =
      autos > 0 && free > 0
      ? Spread() : Spread(flex.justifyMain, free: free, count: count, isReversed: flex.isReversed)
    var place = spread.start
    for index in items.indices {
      let item = items[index]
      let (isAutoBefore, isAutoBehind) = item.autoMain(isReversed: flex.isReversed)
      let (before, after) = item.mainMargins(isReversed: flex.isReversed)
      place += before + (isAutoBefore ? auto : 0)
      let start = flex.isReversed ? availableSpace - place - item.main.used : place
      if flex.isColumn {
        items[index].fragment.frame.origin.y = start
      } else {
        items[index].fragment.frame.origin.x = start
      }
      place += item.main.used + after + (isAutoBehind ? auto : 0) + gap + spread.between
    }
  }

  /// Positions the items along the cross axis, in a line with a start position.
  ///
  /// Defined by [CSS Flexbox 1, section 9.6](https://drafts.csswg.org/css-flexbox-1/#cross-alignment).
  mutating func placeAcross(_ flex: FlexStyle, from start: Double) {
    for index in items.indices {
      let item = items[index]
      let place = start + crossPlace(of: item, flex)
      if flex.isColumn {
        items[index].fragment.frame.origin.x = place
      } else {
        items[index].fragment.frame.origin.y = place
      }
    }
  }

  private func crossPlace(of item: FlexItem, _ flex: FlexStyle) -> Double {
    let free = cross - item.outerCross
    let margin = flex.isColumn ? item.margin.left : item.margin.top
    let (isAutoBefore, isAutoBehind) =
      flex.isColumn
      ? (item.autoMargins.left, item.autoMargins.right)
      : (item.autoMargins.top, item.autoMargins.bottom)
    if isAutoBefore || isAutoBehind {
      guard free > 0 else {
        return margin + (flex.wrap == .wrapReverse && !isAutoBehind ? free : 0)
      }
      return margin + (isAutoBefore ? isAutoBehind ? free / 2 : free : 0)
    }
    switch item.alignment {
    case .center: return margin + free / 2
    case .end: return margin + free
    case .start: return margin
    case .flexEnd: return margin + (flex.wrap == .wrapReverse ? 0 : free)
    case .baseline where !flex.isColumn:
      return baseline - (item.fragment.baseline ?? item.fragment.frame.height)
    default: return margin + (flex.wrap == .wrapReverse ? free : 0)
    }
  }
}

extension FlexItem {
  fileprivate func mainMargins(isReversed: Bool) -> (Double, Double) {
    let (before, after) =
      isColumn ? (margin.top, margin.bottom) : (margin.left, margin.right)
    return isReversed ? (after, before) : (before, after)
  }

  fileprivate func autoMain(isReversed: Bool) -> (Bool, Bool) {
    let (before, after) =
      isColumn ? (autoMargins.top, autoMargins.bottom) : (autoMargins.left, autoMargins.right)
    return isReversed ? (after, before) : (before, after)
  }
}
