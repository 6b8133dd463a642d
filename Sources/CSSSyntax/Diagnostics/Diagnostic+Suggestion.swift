// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
  /// Creates a diagnostic with a suggestion, which is a fact and an unsafe fix.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - range: The bytes that the diagnostic refers to.
  ///   - facts: The other facts.
  ///   - suggestion: The suggested replacement, or `nil` if there is none.
  ///   - replaced: The bytes that the fix replaces; by default those of the diagnostic.
  ///   - replacement: The text that the fix inserts; by default the suggestion.
  package init(
    _ kind: Kind, range: Range<Int>, facts: [Fact] = [], suggestion: String?,
    replacing replaced: Range<Int>? = nil, with replacement: String? = nil
  ) {
    guard let suggestion else {
      self.init(kind, range: range, facts: facts)
      return
    }
    let fixIt = FixIt(
      range: replaced ?? range, replacement: replacement ?? suggestion, isSafe: false)
    self.init(kind, range: range, facts: facts + [.suggestion(suggestion)], fixIts: [fixIt])
  }
}
