// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Returns where a text first occurs, compared by bytes.
  ///
  /// The library's own search of strings brings an engine of regular expressions into a static program.
  package func firstOccurrence(of text: String) -> Range<Index>? {
    let text = text.utf8
    let start = utf8.indices.first { utf8[$0...].starts(with: text) }
    return start.map { $0..<utf8.index($0, offsetBy: text.count) }
  }
}
