// SPDX-License-Identifier: Apache-2.0
import CSSCollections

extension Property {
  /// Returns whether the property's grammar contains the keyword, outside of functions and colors.
  package func accepts(_ keyword: Keyword) -> Bool {
    let accepted = acceptedKeywords
    let index = accepted.partitioningIndex { $0 >= keyword.rawValue }
    return index < accepted.endIndex && accepted[index] == keyword.rawValue
  }
}
