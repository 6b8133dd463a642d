// SPDX-License-Identifier: Apache-2.0

/// The easing of content that glides to its resting position: fast first, then slower.
enum Deceleration {
  /// Returns the remaining fraction of the distance: a third after 0.1 seconds, at any frame rate.
  static func remainingFraction(after seconds: Double) -> Double {
    var fraction = 1.0
    for _ in 0..<Int(min(max(seconds, 0), 1) * 1_000) { fraction *= 0.989 }
    return fraction
  }
}
