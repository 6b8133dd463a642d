// SPDX-License-Identifier: Apache-2.0

/// A table source that can filter its rows by a search text.
package protocol SearchableSource: TableSource {
  /// Returns a source with the matching rows; an empty text matches all rows.
  func matching(_ text: String) -> Self
}

/// A case-insensitive search text for labels.
struct SearchText {
  private let text: String

  /// Creates a search text.
  init(_ text: String) { self.text = text.lowercased() }

  /// Returns whether a label contains the text.
  func matches(_ label: String) -> Bool { text.isEmpty || label.lowercased().contains(text) }
}
