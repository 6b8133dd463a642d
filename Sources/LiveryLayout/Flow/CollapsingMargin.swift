// SPDX-License-Identifier: Apache-2.0

/// A set of adjoining margins; the collapsed margin is the largest plus the most negative margin.
///
/// Defined by [CSS 2, section 8.3.1](https://www.w3.org/TR/CSS22/box.html#collapsing-margins).
struct CollapsingMargin {
  private var positive = 0.0
  private var negative = 0.0

  init(_ margin: Double = 0) { add(margin) }

  /// The collapsed margin in px.
  var value: Double { positive + negative }

  /// Adds an adjoining margin.
  mutating func add(_ margin: Double) {
    positive = max(positive, margin)
    negative = min(negative, margin)
  }

  /// Adds a set of adjoining margins.
  mutating func add(_ other: CollapsingMargin) {
    positive = max(positive, other.positive)
    negative = min(negative, other.negative)
  }
}
