// SPDX-License-Identifier: Apache-2.0

/// The distribution of free space: before the first of several items, and between them.
///
/// Defined by [CSS Box Alignment 3, section 4](https://drafts.csswg.org/css-align-3/#alignment-values).
struct ContentDistribution {
  var start = 0.0
  var between = 0.0
  /// The additional size of each item.
  var stretch = 0.0

  init() {}

  /// Distributes positive or negative free space among items.
  ///
  /// - Parameters:
  ///   - alignment: the content distribution.
  ///   - free: the free space in px.
  ///   - count: the number of items.
  ///   - isReversed: whether the items start at the end, so that `start` is measured from there.
  init(_ alignment: BoxAlignment.Position, free: Double, count: Int, isReversed: Bool) {
    let count = Double(count)
    guard count > 0 else { return }
    switch alignment {
    case .start, .left, .baseline: start = isReversed ? free : 0
    case .end, .right: start = isReversed ? 0 : free
    case .flexEnd: start = free
    case .center: start = free / 2
    case .spaceBetween where free > 0 && count > 1: between = free / (count - 1)
    case .spaceAround where free > 0:
      start = free / count / 2
      between = free / count
    case .spaceEvenly where free > 0:
      start = free / (count + 1)
      between = free / (count + 1)
    // Overflowing items are aligned at the start, so that they can be scrolled into view.
    case .spaceAround, .spaceEvenly: start = isReversed ? free : 0
    case .stretch where free > 0: stretch = free / count
    case .flexStart, .stretch, .spaceBetween: break
    }
  }
}

extension FlexStyle {
  /// The alignment of items along the main axis.
  var justifyMain: BoxAlignment.Position {
    switch alignment.justifyContent {
    case nil, .stretch?: .flexStart
    case .left?, .right?: isColumn ? .start : alignment.justifyContent ?? .flexStart
    case let justify?: justify
    }
  }
}
