// SPDX-License-Identifier: Apache-2.0

/// A source that shows, on demand, only the rows that a search finds.
package protocol SearchableSource: TableSource {
  /// The source with the rows that a text finds; all of them for an empty text.
  func matching(_ text: String) -> Self
}

/// A text that is looked for in labels, whatever its case.
struct SearchText {
  private let text: String

  /// A text to look for.
  init(_ text: String) { self.text = text.lowercased() }

  /// Whether it stands somewhere in a label.
  func stands(in label: String) -> Bool { text.isEmpty || label.lowercased().contains(text) }
}
