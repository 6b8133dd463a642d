// SPDX-License-Identifier: Apache-2.0

extension [RuleMatch] {
  /// Sorts a list that is short and mostly sorted.
  mutating func sortInPlace() {
    guard count <= 24 else { return sort() }
    withUnsafeMutableBufferPointer { matches in
      for index in matches.indices.dropFirst() {
        let match = matches[index]
        var position = index
        while position > 0, match < matches[position - 1] {
          matches[position] = matches[position - 1]
          position -= 1
        }
        matches[position] = match
      }
    }
  }
}
