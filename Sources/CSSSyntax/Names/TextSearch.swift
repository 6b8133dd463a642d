// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Returns the range of the first occurrence of a text, compared by UTF-8 bytes.
  ///
  /// The search of the standard library would link the regular-expression engine into every static
  /// program.
  ///
  /// - Parameter text: The text to find.
  /// - Returns: The range of the occurrence, or `nil` if there is none.
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths of both texts.
  package func firstOccurrence(of text: String) -> Range<Index>? {
    let text = text.utf8
    let start = utf8.indices.first { utf8[$0...].starts(with: text) }
    return start.map { $0..<utf8.index($0, offsetBy: text.count) }
  }
}
