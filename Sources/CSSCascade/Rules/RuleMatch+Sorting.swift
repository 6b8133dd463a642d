// SPDX-License-Identifier: Apache-2.0

extension [RuleMatch] {
  /// Sorts a list that is short and mostly sorted.
  mutating func sortInPlace() {
    guard count <= 24 else { return sort() }
    withUnsafeMutableBufferPointer { matches in
      for index in matches.indices.dropFirst() {
        let match = matches[index]
        var place = index
        while place > 0, match < matches[place - 1] {
          matches[place] = matches[place - 1]
          place -= 1
        }
        matches[place] = match
      }
    }
  }
}
