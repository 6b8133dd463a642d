// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A hash of a line, which identifies a finding when lines are added or removed before it.
///
/// White space around the line is ignored. In a very long line, only the text near the finding is
/// hashed.
struct LineFingerprint: Hashable {
  /// The hash.
  let value: UInt64

  private static let longestLine = 512
  private static let maximumDistance = 128

  /// Creates the fingerprint of the line that a location is in.
  init(_ location: ReportedLocation) {
    var range = location.lineRange
    if range.count > Self.longestLine {
      let start = min(location.range.lowerBound, range.upperBound)
      range =
        max(
          range.lowerBound, start - Self.maximumDistance)..<min(
          range.upperBound, start + Self.maximumDistance)
    }
    var bytes = location.source.utf8(in: range)[...]
    while let first = bytes.first, first <= 0x20 { bytes = bytes.dropFirst() }
    while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
    // FNV-1a, 64 bits.
    value = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The fingerprint as sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
