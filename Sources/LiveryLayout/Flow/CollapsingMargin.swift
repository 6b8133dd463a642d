// SPDX-License-Identifier: Apache-2.0

/// Margins that meet: the largest, less the most negative one.
///
/// Defined by [CSS 2, section 8.3.1](https://www.w3.org/TR/CSS22/box.html#collapsing-margins).
struct CollapsingMargin {
  private var positive = 0.0
  private var negative = 0.0

  init(_ margin: Double = 0) { add(margin) }

  /// What they come to in px.
  var value: Double { positive + negative }

  /// Lets another margin meet these.
  mutating func add(_ margin: Double) {
    positive = max(positive, margin)
    negative = min(negative, margin)
  }

  /// Lets other margins meet these.
  mutating func add(_ other: CollapsingMargin) {
    positive = max(positive, other.positive)
    negative = min(negative, other.negative)
  }
}
