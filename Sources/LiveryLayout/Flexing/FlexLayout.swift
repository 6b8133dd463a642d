// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The layout algorithm of a flex container.
///
/// Defined by [CSS Flexbox 1, section 9](https://drafts.csswg.org/css-flexbox-1/#layout-algorithm).
struct FlexLayout {
  let pass: LayoutPass
  let element: Int
  let flex: FlexStyle
  let inner: ContainingBlock
  /// The content height of the container.
  let height: ContentHeight
  /// Whether the items are laid out in a mirror, because the direction is right to left.
  let isMirrored: Bool
  private let gap: Double
  private let lineGap: Double

  init(_ element: Int, pass: LayoutPass, in inner: ContainingBlock, height: ContentHeight) {
    self.pass = pass
    self.element = element
    self.inner = inner
    self.height = height
    isMirrored = pass.isRightToLeft(element)
    flex = pass.flexStyle(element, isMirrored: isMirrored)
    let columnGap = max(0, flex.columnGap.pixels(of: inner.width))
    let rowGap = max(0, flex.rowGap.pixels(of: inner.height ?? 0))
    (gap, lineGap) = flex.isColumn ? (rowGap, columnGap) : (columnGap, rowGap)
  }

  /// Returns the content of the container, with all items positioned.
  func contents() -> BoxContents {
    let items = pass.flexItems(of: element).map { item($0) }
    let maximum = flex.isColumn ? height.fixed ?? height.maximum : inner.width
    var lines = FlexLine.lines(
      items, gap: gap, availableSpace: maximum, wraps: flex.wrap != .nowrap)
    let preferred = lines.reduce(0) { max($0, $1.preferred(gap: gap)) }
    let availableSpace = flex.isColumn ? height.clamped(preferred) : inner.width
    for index in lines.indices { layout(&lines[index], availableSpace: availableSpace) }
    let cross = alignLines(&lines)
    for index in lines.indices {
      lines[index].alignMainAxis(flex, availableSpace: availableSpace, gap: gap)
    }
    var contents = BoxContents()
    contents.height = flex.isColumn ? availableSpace : cross
    contents.baseline = baseline(of: lines)
    contents.lastBaseline = contents.baseline
    for item in lines.flatMap(\.items) {
      var fragment = item.fragment
      if isMirrored { fragment.frame.mirror(in: inner.width) }
      pass.shift(&fragment, in: inner)
      contents.fragments.append(fragment)
    }
    return contents
  }

  /// Returns the baseline of the first baseline-aligned item, or of the first item.
  ///
  /// Defined by [CSS Flexbox 1, section 8.5](https://drafts.csswg.org/css-flexbox-1/#flex-baselines).
  private func baseline(of lines: [FlexLine]) -> Double? {
    // The last item is the first one of a reversed column.
    let isReversed = flex.isColumn && flex.isReversed
    guard let items = lines.first?.items, let first = isReversed ? items.last : items.first else {
      return nil
    }
    let fragment = (items.first { $0.isBaselineAligned } ?? first).fragment
    return fragment.frame.minY + (fragment.baseline ?? fragment.frame.height)
  }
}

extension FlexLayout {
  /// Resolves the flexible lengths of a line, and computes its cross size.
  private func layout(_ line: inout FlexLine, availableSpace: Double) {
    line.resolve(availableSpace: availableSpace, gap: gap)
    layoutItems(of: &line)
    clampCrossSize(of: &line)
    var hasTransferredSizes = false
    for index in line.items.indices where line.items[index].transfersCrossSize(pass) {
      guard let ratio = pass.box(line.items[index].element).sizes.ratio else { continue }
      let height = max(0, line.cross - line.items[index].crossMargin)
      let width = (height * ratio).bounded
      line.items[index].cross = height
      (
        line.items[index].main.base, line.items[index].main.minimum, line.items[index].main.maximum
      ) =
        (width, width, width)
      hasTransferredSizes = true
    }
    guard hasTransferredSizes else { return }
    line.resolve(availableSpace: availableSpace, gap: gap)
    layoutItems(of: &line)
    clampCrossSize(of: &line)
  }

  private func layoutItems(of line: inout FlexLine) {
    for index in line.items.indices {
      let item = line.items[index]
      if flex.isColumn {
        let width = item.fragment.frame.width
        line.items[index].fragment = column(item, width: width)
      } else {
        line.items[index].fragment =
          pass.layoutBox(
            item.element, width: item.main.used, in: inner,
            height: item.cross.map { .fixed($0, isDefinite: true) } ?? .fromStyle
          ).fragment
      }
    }
    line.resolveCrossSize(pass)
  }

  /// Returns the laid out box of an item in a column.
  private func column(_ item: FlexItem, width: Double) -> Fragment {
    pass.layoutBox(
      item.element, width: width, in: inner,
      height: .fixed(item.main.used, isDefinite: item.main.isDefinite)
    ).fragment
  }

  /// Sets the cross size of a single line to that of the container.
  private func clampCrossSize(of line: inout FlexLine) {
    guard flex.wrap == .nowrap else { return }
    line.cross = flex.isColumn ? inner.width : height.clamped(line.cross)
  }

  /// Positions lines and items along the cross axis, and returns the container's cross size.
  private func alignLines(_ lines: inout [FlexLine]) -> Double {
    let gaps = lineGap * Double(max(0, lines.count - 1))
    let preferred = lines.reduce(gaps) { $0 + $1.cross }
    let availableSpace = flex.isColumn ? inner.width : height.clamped(preferred)
    var distribution = ContentDistribution()
    if flex.wrap != .nowrap {
      distribution = ContentDistribution(
        flex.alignment.alignContent ?? .stretch, free: availableSpace - preferred,
        count: lines.count,
        isReversed: flex.wrap == .wrapReverse)
    }
    var position = distribution.start
    for index in lines.indices {
      lines[index].cross += distribution.stretch
      stretch(&lines[index])
      let start =
        flex.wrap == .wrapReverse ? availableSpace - position - lines[index].cross : position
      lines[index].alignCrossAxis(flex, from: start)
      position += lines[index].cross + lineGap + distribution.between
    }
    return availableSpace
  }

  /// Stretches the items with `align-self: stretch` to the cross size of their line.
  private func stretch(_ line: inout FlexLine) {
    for index in line.items.indices {
      let item = line.items[index]
      guard item.cross == nil, item.stretches(pass) else { continue }
      let cross = max(0, line.cross - item.crossMargin)
      if flex.isColumn {
        let edges = pass.edges(item.element, of: inner.width).horizontal
        let width = pass.clampedWidth(cross, item.element, edges: edges, of: inner.width)
        guard abs(width - item.fragment.frame.width) > 0.001 else { continue }
        line.items[index].fragment = column(item, width: width)
      } else {
        let edges = pass.edges(item.element, of: inner.width).vertical
        let height = pass.clampedHeight(
          cross, pass.box(item.element), edges: edges, of: inner.height)
        let isUnchanged = abs(height - item.fragment.frame.height) <= 0.001
        if isUnchanged, pass.hasFixedContents(item.element) { continue }
        line.items[index].fragment =
          pass.layoutBox(
            item.element, width: item.main.used, in: inner, height: .fixed(height, isDefinite: true)
          ).fragment
      }
    }
  }
}
