// SPDX-License-Identifier: Apache-2.0

/// Some rule contexts by their numbers: a bit for each.
package struct RuleContextSet: Sendable {
  private var words: [UInt64]

  /// The contexts, of those numbered from zero to `count`, that satisfy `isMember`.
  package init(count: Int, where isMember: (Int) -> Bool) {
    words = [UInt64](repeating: 0, count: (count + 63) >> 6)
    for context in 0..<count where isMember(context) {
      words[context >> 6] |= 1 << UInt64(context & 63)
    }
  }

  /// Whether a context is in the set; `false` for a number without a context.
  @inline(__always)
  package func contains(_ context: UInt32) -> Bool {
    let word = Int(context >> 6)
    return word < words.count && words[word] >> UInt64(context & 63) & 1 != 0
  }
}
