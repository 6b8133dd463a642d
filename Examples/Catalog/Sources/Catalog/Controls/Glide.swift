// SPDX-License-Identifier: Apache-2.0

/// How what was let go comes to where it belongs: fast first, then slower.
enum Glide {
  /// The part of the way that is left after so many seconds: a third after a tenth of one, whatever the frames.
  static func rest(after seconds: Double) -> Double {
    var rest = 1.0
    for _ in 0..<Int(min(max(seconds, 0), 1) * 1_000) { rest *= 0.989 }
    return rest
  }
}
