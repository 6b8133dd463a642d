// SPDX-License-Identifier: Apache-2.0

/// A set of rule contexts, as a bit for each context number.
package struct RuleContextSet: Sendable {
  private var words: [UInt64]

  /// Creates the set of the contexts from zero up to `count` that satisfy `isMember`.
  package init(count: Int, where isMember: (Int) -> Bool) {
    words = [UInt64](repeating: 0, count: (count + 63) >> 6)
    for context in 0..<count where isMember(context) {
      words[context >> 6] |= 1 << UInt64(context & 63)
    }
  }

  /// Returns whether a context is in the set; `false` for a number out of range.
  @inline(__always)
  package func contains(_ context: UInt32) -> Bool {
    let word = Int(context >> 6)
    return word < words.count && words[word] >> UInt64(context & 63) & 1 != 0
  }
}
