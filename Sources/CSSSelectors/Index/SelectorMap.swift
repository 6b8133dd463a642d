// SPDX-License-Identifier: Apache-2.0
import CSSStorage
package import CSSSyntax

/// A selector map: selectors in buckets by a name that an element must have to match them.
///
/// A selector is in one bucket: that of the id in its rightmost compound, else of the class there
/// with the fewest selectors so far, else of the type, else the universal bucket. In large buckets,
/// selectors that require an id or a class on an ancestor move to the bucket of that name. Within a
/// bucket, consecutive selectors whose rules share a context form a group, so that one test skips
/// all of them.
package struct SelectorMap: Sendable {
  /// A selector in the list that an index is built from.
  package struct Element: Sendable {
    /// The index of the selector's record in its table.
    let selector: UInt32
    /// The number of the context of the selector's rule.
    let context: UInt32
    /// Whether the caller tests further conditions of the selector.
    let isConditional: Bool

    /// Creates a list element.
    package init(selector: UInt32, context: UInt32 = 0, isConditional: Bool = false) {
      self.selector = selector
      self.context = context
      self.isConditional = isConditional
    }
  }

  /// Consecutive entries of a bucket whose rules share a context.
  struct Group: Sendable {
    /// The index of the first entry; the next group begins after the last one.
    let start: UInt32
    /// The number of the context.
    let context: UInt32
  }

  /// A selector with requirements that rule out most elements without matching the selector.
  struct Entry: Sendable, BitwiseCopyable {
    /// The bits of the pseudo-classes that an element itself must have.
    let pseudoClasses: UInt64
    /// The requirements on the ancestors of an element.
    let ancestors: AncestorRequirements
    /// The index of the selector's record.
    let selector: UInt32
    /// The test that remains when the requirements are met.
    let remainingTest: RemainingTest
  }

  /// The test that decides whether a selector matches an element that meets its requirements.
  enum RemainingTest: UInt8, Sendable {
    /// No test: the bucket implies the match.
    case none
    /// Matching the selector.
    case selector
    /// Matching the selector, and conditions that only the caller knows.
    case caller
  }

  let entries: RecordArray<Entry>
  /// The bits of the names that each entry requires of its subject.
  ///
  /// Nearly every entry that fails, fails this test. The array is small enough to stay in the
  /// processor's cache.
  let names: RecordArray<UInt64>
  /// The groups of all buckets, in order, and a sentinel that begins at the end of `entries`.
  let groups: RecordArray<Group>
  /// The index in `groups` of each bucket's first group, and the number of groups.
  ///
  /// Each name has two buckets for each of id, class and type. The universal selectors have two
  /// more. The second bucket of a pair contains the position-dependent selectors. The buckets of
  /// ``ancestorNames`` follow.
  let starts: RecordArray<UInt32>
  let nameCount: Int
  /// The names of ancestors that have buckets.
  let ancestorNames: AncestorNameTable
  /// The number of selectors.
  package var count: Int { entries.count }
  /// The position of each entry in the source list; empty for an index that was read from a file.
  package let order: [UInt32]

  /// Builds an index of selectors of a table.
  ///
  /// - Parameters:
  ///   - list: The selectors.
  ///   - table: The table that the selectors are in.
  ///   - nameCount: The number of names in the table's name table.
  package init(
    of list: [Element], in table: SelectorTable, nameCount: Int
  ) {
    // The number of selectors in the bucket of each class.
    var counts = [UInt32](repeating: 0, count: nameCount)
    var buckets = list.map { element in
      let record = table.selectors[Int(element.selector)]
      let part = element.isConditional || table.dependsOnTreePosition(Int(element.selector)) ? 1 : 0
      var key = record.key
      if record.bucket == .class {
        key = table.rarestClass(of: record, counts)
        counts[Int(key.rawValue)] += 1
      }
      return Self.bucket(record.bucket, key, nameCount: nameCount) + part
    }
    let ancestorNames = Self.moveToAncestorBuckets(
      list, in: table, nameCount: nameCount, buckets: &buckets)
    var starts = RecordArray<UInt32>(
      repeating: 0, count: Self.startCount(nameCount, ancestorNames.keys.count))
    let order = starts.withUnsafeMutableBufferPointer { Self.order(of: buckets, startingAt: $0) }
    groups = Self.groups(in: &starts) { list[Int(order[$0])].context }
    var entries: RecordArray<Entry> = []
    var names: RecordArray<UInt64> = []
    entries.reserveCapacity(list.count)
    names.reserveCapacity(list.count)
    for position in order {
      let element = list[Int(position)]
      let selector = Int(element.selector)
      let subject = table.subjectRequirements(of: selector)
      names.append(subject.names)
      entries.append(
        Entry(
          pseudoClasses: subject.pseudoClasses,
          ancestors: table.ancestorRequirements(of: selector), selector: element.selector,
          remainingTest: element.isConditional
            ? .caller : table.isKeyOnly(selector) ? .none : .selector))
    }
    self.order = order
    self.entries = entries
    self.names = names
    self.starts = starts
    self.nameCount = nameCount
    self.ancestorNames = ancestorNames
  }

  /// Creates an index from the parts of a sorted one.
  init(
    entries: RecordArray<Entry>, names: RecordArray<UInt64>, groups: RecordArray<Group>,
    starts: RecordArray<UInt32>, nameCount: Int, ancestorNames: AncestorNameTable
  ) {
    self.entries = entries
    self.names = names
    self.groups = groups
    self.starts = starts
    self.nameCount = nameCount
    self.ancestorNames = ancestorNames
    order = []
  }

  /// Returns the number of selectors in the buckets of a class.
  package func entryCount(ofClass name: Atom) -> Int {
    let bucket = Self.bucket(.class, name, nameCount: nameCount)
    return Int(groups[Int(starts[bucket + 2])].start - groups[Int(starts[bucket])].start)
  }

  /// Returns the length of ``starts`` for a number of names and of ancestor names.
  static func startCount(_ nameCount: Int, _ ancestorNameCount: Int) -> Int {
    (nameCount * 3 + 1 + ancestorNameCount) * 2 + 1
  }

  /// Returns the first of the two buckets of an ancestor name.
  @inline(__always)
  func bucket(ofAncestorName number: Int) -> Int { (nameCount * 3 + 1 + number) * 2 }

  /// Returns the first of the two buckets of a name.
  @inline(__always)
  static func bucket(_ kind: SelectorRecord.Bucket, _ name: Atom, nameCount: Int) -> Int {
    switch kind {
    case .id: Int(name.rawValue) * 6
    case .class: Int(name.rawValue) * 6 + 2
    case .type: Int(name.rawValue) * 6 + 4
    case .universal: nameCount * 6
    }
  }
}

extension SelectorTable {
  /// Returns the class of a subject with the fewest selectors; on a tie, the class of the record.
  ///
  /// So rules that share one class, such as `.icon.icon-left`, are not all in the bucket of that
  /// class.
  fileprivate func rarestClass(of record: SelectorRecord, _ counts: [UInt32]) -> Atom {
    var rarest = record.key
    // The classes of a part's owner are in another compound.
    if record.flags.contains(.pseudoElement) { return rarest }
    for index in record.components {
      let component = components[Int(index)]
      if component.kind.isCombinator { break }
      guard component.kind == .class else { continue }
      if counts[Int(component.name.rawValue)] < counts[Int(rarest.rawValue)] {
        rarest = component.name
      }
    }
    return rarest
  }
}
