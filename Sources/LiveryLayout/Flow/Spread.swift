// SPDX-License-Identifier: Apache-2.0

/// How what is left is spread: before the first of several things, and between them.
///
/// Defined by [CSS Box Alignment 3, section 4](https://drafts.csswg.org/css-align-3/#alignment-values).
struct Spread {
  var start = 0.0
  var between = 0.0
  /// What each takes more than it wants.
  var stretch = 0.0

  init() {}

  /// Spreads what is left, or missing, among things in a row.
  ///
  /// - Parameters:
  ///   - alignment: how.
  ///   - free: what is left in px.
  ///   - count: how many things there are.
  ///   - isReversed: whether the row begins at the end, and `start` is where it ends.
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
    // What does not fit begins where the row does, so that it can be reached.
    case .spaceAround, .spaceEvenly: start = isReversed ? free : 0
    case .stretch where free > 0: stretch = free / count
    case .flexStart, .stretch, .spaceBetween: break
    }
  }
}

extension FlexStyle {
  /// The alignment of children along the axis.
  var justifyMain: BoxAlignment.Position {
    switch alignment.justifyContent {
    case nil, .stretch?: .flexStart
    case .left?, .right?: isColumn ? .start : alignment.justifyContent ?? .flexStart
    case let justify?: justify
    }
  }
}
