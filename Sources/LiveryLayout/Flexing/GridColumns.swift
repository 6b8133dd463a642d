// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The columns of a grid, in px.
struct GridColumns {
  var widths: [Double]
  /// The start position of each column.
  var positions: [Double]
}

extension LayoutPass {
  /// Returns the columns of a grid with their positions.
  func columns(of flex: FlexStyle, items: [Int], in width: Double) -> GridColumns {
    let gap = max(0, flex.columnGap.pixels(of: width))
    let tracks = flex.columns.isEmpty ? [.auto] : flex.columns
    let isStretched = flex.alignment.justifyContent ?? .stretch == .stretch
    let widths = columnWidths(
      tracks, contributions(to: tracks.count, items), in: width, gap: gap,
      isStretched: isStretched)
    let used = widths.reduce(gap * Double(widths.count - 1), +)
    let distribution = ContentDistribution(
      isStretched ? .start : flex.alignment.justifyContent ?? .start, free: width - used,
      count: widths.count,
      isReversed: false)
    var positions: [Double] = []
    var position = distribution.start
    for width in widths {
      positions.append(position)
      position += width + gap + distribution.between
    }
    return GridColumns(widths: widths, positions: positions)
  }

  /// Returns the minimum and maximum content width of a grid.
  ///
  /// Defined by [CSS Grid 1, section 12.7.1](https://drafts.csswg.org/css-grid-1/#algo-find-fr-size).
  func gridWidth(of element: Int) -> IntrinsicWidth {
    let flex = nodes[element].style.flex
    let tracks = flex.columns.isEmpty ? [.auto] : flex.columns
    let contents = contributions(to: tracks.count, flexItems(of: element))
    let gaps = max(0, flex.columnGap.pixels(of: 0)) * Double(tracks.count - 1)
    var width = IntrinsicWidth(minimum: gaps, maximum: gaps)
    var fraction = 0.0
    for (track, content) in zip(tracks, contents) {
      if case .fraction(let share) = track {
        fraction = max(fraction, content.maximum / max(share, 1))
      }
    }
    for (track, content) in zip(tracks, contents) {
      switch track {
      case .length(let length):
        // A percentage of an unknown width uses the size of the content.
        let fixed = length.definite(of: nil).map { max(0, $0) }
        width.minimum += fixed ?? content.minimum
        width.maximum += fixed ?? content.maximum
      case .fraction(let share):
        width.minimum += content.minimum
        width.maximum += max(content.minimum, fraction * share)
      case .auto:
        width.minimum += content.minimum
        width.maximum += content.maximum
      }
    }
    return width
  }

  /// Returns the minimum and maximum content contribution to each column.
  private func contributions(to count: Int, _ items: [Int]) -> [IntrinsicWidth] {
    var widths = Array(repeating: IntrinsicWidth(), count: count)
    for (index, item) in items.enumerated() {
      var width = outerIntrinsicWidth(of: item)
      if let minimum = minimum(of: item) { width.minimum = minimum }
      widths[index % count].stack(width)
    }
    return widths
  }

  /// Returns the outer minimum width of an item, or `nil` if it is that of the content.
  ///
  /// Defined by [CSS Grid 1, section 6.6](https://drafts.csswg.org/css-grid-1/#min-size-auto).
  private func minimum(of item: Int) -> Double? {
    let box = box(item)
    guard box.sizes.width.definite(of: nil) == nil, nodes[item].element.content == nil else {
      return nil
    }
    let edges = edges(item, of: 0).horizontal
    var minimum = specified(box.sizes.minWidth, item, edges: edges, of: nil) ?? edges
    if case .auto = box.sizes.minWidth.kind {
      // A box that clips its content has no content-based minimum.
      guard box.clips else { return nil }
      minimum = edges
    }
    return max(minimum, edges) + box.margin.resolved(of: 0).horizontal
  }

  /// Returns the widths of the columns, which share free space but include their content.
  ///
  /// Defined by [CSS Grid 1, section 12.3](https://drafts.csswg.org/css-grid-1/#algo-track-sizing).
  private func columnWidths(
    _ tracks: [GridTrack], _ contents: [IntrinsicWidth], in width: Double, gap: Double,
    isStretched: Bool
  ) -> [Double] {
    let availableSpace = width - gap * Double(tracks.count - 1)
    var widths = zip(tracks, contents).map { track, content in
      if case .length(let length) = track {
        max(0, length.pixels(of: width))
      } else {
        content.minimum
      }
    }
    // `auto` columns grow to their `max-content` size.
    widths.grow(
      to: tracks.indices.map { tracks[$0] == .auto ? contents[$0].maximum : widths[$0] },
      in: availableSpace)
    expandFlexibleTracks(of: availableSpace, among: tracks, &widths)
    let free = widths.reduce(availableSpace, -)
    let autos = tracks.indices.filter { tracks[$0] == .auto }
    if isStretched, free > 0 {
      for index in autos { widths[index] += free / Double(autos.count) }
    }
    return widths
  }

  /// Distributes the remaining space to `fr` columns.
  private func expandFlexibleTracks(
    of availableSpace: Double, among tracks: [GridTrack], _ widths: inout [Double]
  ) {
    var flexible: [(index: Int, share: Double)] = []
    for (index, track) in tracks.enumerated() {
      if case .fraction(let share) = track { flexible.append((index, share)) }
    }
    // A column larger than its share reduces the space of the others, so the loop runs until all
    // fit.
    while !flexible.isEmpty {
      let fixed = widths.reduce(0, +) - flexible.reduce(0) { $0 + widths[$1.index] }
      let frSize = max(0, availableSpace - fixed) / max(flexible.reduce(0) { $0 + $1.share }, 1)
      let fitting = flexible.filter { widths[$0.index] <= frSize * $0.share }
      if fitting.count == flexible.count {
        for (index, share) in flexible { widths[index] = frSize * share }
        return
      }
      flexible = fitting
    }
  }
}

extension [Double] {
  /// Grows sizes equally until they reach their limits or no space is left.
  ///
  /// Defined by [CSS Grid 1, section 12.6](https://drafts.csswg.org/css-grid-1/#algo-grow-tracks).
  mutating func grow(to preferred: [Double], in availableSpace: Double) {
    var free = reduce(availableSpace, -)
    var growing = indices.filter { preferred[$0] > self[$0] }
    while free > 1e-9, !growing.isEmpty {
      let share = free / Double(growing.count)
      for index in growing {
        let growth = Swift.min(share, preferred[index] - self[index])
        self[index] += growth
        free -= growth
      }
      growing = growing.filter { preferred[$0] - self[$0] > 1e-9 }
    }
  }
}
