// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The media queries that were read before without a complaint, by their text and by what stands around them.
///
/// Sheets ask for the same few widths again and again; then neither the queries nor their ``MediaRecord`` are made anew.
struct KnownMedia {
  private var texts = AtomTable()
  private var records: [Key: UInt32] = [:]

  /// Media queries at some place.
  struct Key: Hashable {
    fileprivate let text: Atom
    fileprivate let outer: UInt32
  }

  /// The key of queries that are written with some bytes, inside of a record.
  mutating func key(of text: UnsafeBufferPointer<UInt8>, in outer: UInt32) -> Key {
    Key(text: texts.intern(text), outer: outer)
  }

  /// The number of the record of some queries; nil when they were not met before.
  subscript(key: Key) -> UInt32? {
    get { records[key] }
    set { records[key] = newValue }
  }
}
