// SPDX-License-Identifier: Apache-2.0

extension Duration {
  /// The duration in seconds, to the precision of a floating-point number.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// Creates a duration from seconds, which are clamped to the range of the type.
  init(clamping seconds: Double) {
    // A duration counts attoseconds in 128 bits.
    let limit = 1e18
    self = .seconds(seconds.isNaN ? 0 : min(max(seconds, -limit), limit))
  }
}
