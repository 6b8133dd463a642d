// SPDX-License-Identifier: Apache-2.0

extension Duration {
  /// The duration in milliseconds, to the precision of a floating-point number.
  ///
  /// Whole milliseconds are exact, so that sums and differences of most times are exact.
  package var inMilliseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }

  /// Creates a duration from milliseconds, which are clamped to the range of the type.
  package init(clamping milliseconds: Double) {
    // A duration counts attoseconds in 128 bits.
    let limit = 1e21
    self = .milliseconds(milliseconds.isNaN ? 0 : min(max(milliseconds, -limit), limit))
  }
}
