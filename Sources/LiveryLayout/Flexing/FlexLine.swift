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
      if !isFirst, width + gap + item.outerHypotheticalMainSize > availableSpace + 0.005 {
        lines.append(FlexLine())
        width = 0
      } else if !isFirst {
        width += gap
      }
      lines[lines.count - 1].items.append(item)
      width += item.outerHypotheticalMainSize
    }
    return lines
  }

  /// Returns the total outer hypothetical size of the items, including the gaps.
  func preferred(gap: Double) -> Double {
    items.reduce(gap * Double(max(0, items.count - 1))) { $0 + $1.outerHypotheticalMainSize }
  }
}

extension FlexLine {
  /// Grows or shrinks the items to fill the line.
  ///
  /// Defined by [CSS Flexbox 1, section 9.7](https://drafts.csswg.org/css-flexbox-1/#resolve-flexible-lengths).
  mutating func resolve(availableSpace: Double, gap: Double) {
    let gaps = gap * Double(max(0, items.count - 1))
    let grows = preferred(gap: gap) < availableSpace
    var isFrozen = items.map { item in
      (grows ? item.style.grow : item.style.shrink) == 0
        || (grows
          ? item.main.base > item.hypotheticalMainSize : item.main.base < item.hypotheticalMainSize)
    }
    for index in items.indices { items[index].main.used = items[index].hypotheticalMainSize }
    let initial = freeSpace(availableSpace - gaps, isFrozen)
    for _ in 0...items.count {
      guard isFrozen.contains(false) else { return }
      var free = freeSpace(availableSpace - gaps, isFrozen)
      let unfrozen = items.indices.lazy.filter { !isFrozen[$0] }
      let factor = unfrozen.reduce(0) {
        $0 + (grows ? items[$1].style.grow : items[$1].style.shrink)
      }
      let factors = unfrozen.reduce(0) { $0 + scaledFlexFactor(of: items[$1], grows) }
      // Flex factors below 1 in total take only a part of the free space.
      if factor < 1, abs(initial * factor) < abs(free) { free = initial * factor }
      if grows ? free < 0 : free > 0 { free = 0 }
      var violation = 0.0
      var changes = Array(repeating: 0.0, count: items.count)
      for index in items.indices where !isFrozen[index] {
        let item = items[index]
        let share = factors > 0 ? free * scaledFlexFactor(of: item, grows) / factors : 0
        let preferred = (item.main.base + share).bounded
        items[index].main.used = item.clamped(preferred)
        changes[index] = items[index].main.used - preferred
        violation += changes[index]
      }
      for index in items.indices where !isFrozen[index] {
        isFrozen[index] =
          abs(violation) < 1e-9 || (violation > 0 ? changes[index] > 0 : changes[index] < 0)
      }
    }
  }

  /// Returns the free space, with frozen items at their used size and others at their base size.
  private func freeSpace(_ availableSpace: Double, _ isFrozen: [Bool]) -> Double {
    items.indices.reduce(availableSpace) {
      $0 - items[$1].mainMargin
        - (isFrozen[$1] ? items[$1].main.used : max(items[$1].main.base, items[$1].edges))
    }
  }

  /// Returns the share of an item in the free space; shrinking is weighted by the base size.
  private func scaledFlexFactor(of item: FlexItem, _ grows: Bool) -> Double {
    grows ? item.style.grow : item.style.shrink * max(0, item.main.base - item.edges)
  }
}

extension FlexLine {
  /// Computes the cross size of the line, and aligns items on a shared baseline.
  ///
  /// Defined by [CSS Flexbox 1, section 9.4](https://drafts.csswg.org/css-flexbox-1/#algo-cross-line).
  mutating func resolveCrossSize(_ pass: LayoutPass) {
    (cross, baseline) = (0, -.infinity)
    var below = -Double.infinity
    for item in items {
      // An item that follows the line height does not contribute to it.
      if item.cross == nil, item.transfersCrossSize(pass) { continue }
      if item.isBaselineAligned {
        let base = item.fragment.baseline ?? item.fragment.frame.height
        baseline = max(baseline, item.margin.top + base)
        below = max(below, item.fragment.frame.height - base + item.margin.bottom)
      } else {
        cross = max(cross, item.outerCrossSize)
      }
    }
    if baseline.isFinite { cross = max(cross, baseline + below) } else { baseline = 0 }
  }

  /// Positions the items along the main axis.
  ///
  /// Defined by [CSS Flexbox 1, section 9.5](https://drafts.csswg.org/css-flexbox-1/#main-alignment).
  mutating func alignMainAxis(_ flex: FlexStyle, availableSpace: Double, gap: Double) {
    let count = items.count
    let used = items.reduce(gap * Double(max(0, count - 1))) { $0 + $1.main.used + $1.mainMargin }
    let free = availableSpace - used
    let autos = items.reduce(0) { $0 + $1.autoMainMarginCount }
    let auto = autos > 0 ? max(0, free) / Double(autos) : 0
    let distribution =
      autos > 0 && free > 0
      ? ContentDistribution()
      : ContentDistribution(flex.justifyMain, free: free, count: count, isReversed: flex.isReversed)
    var position = distribution.start
    for index in items.indices {
      let item = items[index]
      let (isAutoBefore, isAutoAfter) = item.autoMainMargins(isReversed: flex.isReversed)
      let (before, after) = item.mainMargins(isReversed: flex.isReversed)
      position += before + (isAutoBefore ? auto : 0)
      let start = flex.isReversed ? availableSpace - position - item.main.used : position
      if flex.isColumn {
        items[index].fragment.frame.origin.y = start
      } else {
        items[index].fragment.frame.origin.x = start
      }
      position += item.main.used + after + (isAutoAfter ? auto : 0) + gap + distribution.between
    }
  }

  /// Positions the items along the cross axis, in a line with a start position.
  ///
  /// Defined by [CSS Flexbox 1, section 9.6](https://drafts.csswg.org/css-flexbox-1/#cross-alignment).
  mutating func alignCrossAxis(_ flex: FlexStyle, from start: Double) {
    for index in items.indices {
      let item = items[index]
      let position = start + crossOffset(of: item, flex)
      if flex.isColumn {
        items[index].fragment.frame.origin.x = position
      } else {
        items[index].fragment.frame.origin.y = position
      }
    }
  }

  private func crossOffset(of item: FlexItem, _ flex: FlexStyle) -> Double {
    let free = cross - item.outerCrossSize
    let margin = flex.isColumn ? item.margin.left : item.margin.top
    let (isAutoBefore, isAutoAfter) =
      flex.isColumn
      ? (item.autoMargins.left, item.autoMargins.right)
      : (item.autoMargins.top, item.autoMargins.bottom)
    if isAutoBefore || isAutoAfter {
      guard free > 0 else {
        return margin + (flex.wrap == .wrapReverse && !isAutoAfter ? free : 0)
      }
      return margin + (isAutoBefore ? isAutoAfter ? free / 2 : free : 0)
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

  fileprivate func autoMainMargins(isReversed: Bool) -> (Bool, Bool) {
    let (before, after) =
      isColumn ? (autoMargins.top, autoMargins.bottom) : (autoMargins.left, autoMargins.right)
    return isReversed ? (after, before) : (before, after)
  }
}
