// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The media queries that were parsed without errors, by their text and their outer record.
///
/// Sheets repeat the same few widths. The cache avoids parsing the queries again, and creates only
/// one ``MediaRecord``.
struct MediaQueryCache {
  private var texts = AtomTable()
  private var records: [Key: UInt32] = [:]

  /// Media queries inside of an outer record.
  struct Key: Hashable {
    fileprivate let text: Atom
    fileprivate let outer: UInt32
  }

  /// Returns the key of queries with a text, inside of an outer record.
  mutating func key(of text: UnsafeBufferPointer<UInt8>, in outer: UInt32) -> Key {
    Key(text: texts.intern(text), outer: outer)
  }

  /// The number of the record of some queries, or `nil` if they are unknown.
  subscript(key: Key) -> UInt32? {
    get { records[key] }
    set { records[key] = newValue }
  }
}
