// SPDX-License-Identifier: Apache-2.0

/// The easing of content that glides to its resting position: fast first, then slower.
enum Glide {
  /// Returns the remaining fraction of the distance: a third after 0.1 seconds, at any frame rate.
  static func rest(after seconds: Double) -> Double {
    var rest = 1.0
    for _ in 0..<Int(min(max(seconds, 0), 1) * 1_000) { rest *= 0.989 }
    return rest
  }
}
