// SPDX-License-Identifier: Apache-2.0

/// How much somebody may still do: so much at once, and what has come in since then.
///
/// See [token bucket](https://en.wikipedia.org/wiki/Token_bucket).
struct TokenBucket: Sendable, Hashable {
  private let rate: Double
  private let burst: Double
  private var level: Double
  private var last: ContinuousClock.Instant?

  /// A full bucket.
  ///
  /// - Parameters:
  ///   - rate: what comes in a second.
  ///   - burst: what it holds.
  init(rate: Double, burst: Double) {
    self.rate = rate
    self.burst = burst
    level = burst
  }

  /// Takes an amount out, and says whether it was there.
  mutating func take(_ amount: Double, at now: ContinuousClock.Instant) -> Bool {
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
