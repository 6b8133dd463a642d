// SPDX-License-Identifier: Apache-2.0

/// A limit to a rate that permits bursts.
///
/// See [token bucket](https://en.wikipedia.org/wiki/Token_bucket).
struct TokenBucket: Sendable, Hashable {
  private let rate: Double
  private let burst: Double
  private var level: Double
  private var last: ContinuousClock.Instant?

  /// Creates a full bucket.
  ///
  /// - Parameters:
  ///   - rate: The amount that is added per second.
  ///   - burst: The maximum amount.
  init(rate: Double, burst: Double) {
    self.rate = rate
    self.burst = burst
    level = burst
  }

  /// Removes an amount, and returns whether there was enough.
  mutating func consume(_ amount: Double, at now: ContinuousClock.Instant) -> Bool {
    if let last, now > last {
      let parts = (now - last).components
      let seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
      level = min(burst, level + seconds * rate)
    }
    last = now
    guard level >= amount else { return false }
    level -= amount
    return true
  }
}
