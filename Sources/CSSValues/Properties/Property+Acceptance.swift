// SPDX-License-Identifier: Apache-2.0

extension Property {
  /// Whether the keyword stands somewhere in the property's grammar outside of functions and colors.
  package func accepts(_ keyword: Keyword) -> Bool {
    let accepted = acceptedKeywords
    var low = accepted.startIndex
    var high = accepted.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if accepted[middle] == keyword.rawValue { return true }
      if accepted[middle] < keyword.rawValue { low = middle + 1 } else { high = middle }
    }
    return false
  }
}
