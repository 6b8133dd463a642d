// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// The selectors of an index, sorted by the one thing an element must have to be matched by them.
///
/// A selector stands in one bucket: that of the id in its rightmost compound, else of a class there, else of the type,
/// else in the bucket of those that any element may match.
struct SelectorBuckets: Sendable {
  /// A selector and the rule it belongs to.
  struct Entry: Sendable {
    let selector: UInt32
    let rule: UInt32
  }

  private let entries: [Entry]
  /// Where each bucket begins in `entries`; a bucket for each name and kind, then the universal one, then the end.
  private let starts: [UInt32]
  private let nameCount: Int

  /// Sorts the selectors of `rules`, whose names are those of `names`.
  init(of rules: [StyleRuleRecord], _ selectors: SelectorTable, _ names: AtomTable) {
    nameCount = names.count
    var starts = [UInt32](repeating: 0, count: nameCount * 3 + 2)
    func forEach(_ body: (_ bucket: Int, Entry) -> Void) {
      for (rule, record) in rules.enumerated() {
        for selector in record.selectors {
          let record = selectors.selectors[Int(selector)]
          body(
            Self.bucket(record.bucket, record.key, names.count),
            Entry(selector: selector, rule: UInt32(truncatingIfNeeded: rule)))
        }
      }
    }
    // A counting sort: sizes, then starts, then the entries in order.
    forEach { bucket, _ in starts[bucket + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    let total = Int(starts[starts.count - 1])
    var next = starts
    entries = [Entry](unsafeUninitializedCapacity: total) { entries, count in
      forEach { bucket, entry in
        entries[Int(next[bucket])] = entry
        next[bucket] += 1
      }
      count = total
    }
    self.starts = starts
  }

  /// The selectors whose subject must have a name of some kind, in order of appearance.
  subscript(kind: SelectorRecord.Bucket, name: Atom) -> ArraySlice<Entry> {
    guard name.rawValue < nameCount || kind == .universal else { return [] }
    let bucket = Self.bucket(kind, name, nameCount)
    return entries[Int(starts[bucket])..<Int(starts[bucket + 1])]
  }

  /// The selectors that an element may match whatever its names, in order of appearance.
  var universal: ArraySlice<Entry> { self[.universal, Atom(rawValue: 0)] }

  private static func bucket(_ kind: SelectorRecord.Bucket, _ name: Atom, _ names: Int) -> Int {
    switch kind {
    case .id: Int(name.rawValue) * 3
    case .class: Int(name.rawValue) * 3 + 1
    case .type: Int(name.rawValue) * 3 + 2
    case .universal: names * 3
    }
  }
}
