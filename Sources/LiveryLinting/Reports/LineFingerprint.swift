// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What a line says, in a number: a finding is known again by it when lines before it come or go.
///
/// White space around the line does not count. Of a line that is longer than any that people write, what stands around the
/// finding counts.
struct LineFingerprint: Hashable {
  /// The number.
  let value: UInt64

  private static let longestLine = 512
  private static let reach = 128

  /// The fingerprint of the line in which something is.
  init(_ place: ReportedPlace) {
    var range = place.line
    if range.count > Self.longestLine {
      let start = min(place.range.lowerBound, range.upperBound)
      range = max(range.lowerBound, start - Self.reach)..<min(range.upperBound, start + Self.reach)
    }
    var bytes = place.source.utf8(in: range)[...]
    while let first = bytes.first, first <= 0x20 { bytes = bytes.dropFirst() }
    while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
    // FNV-1a, 64 bits.
    value = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Sixteen digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
