// SPDX-License-Identifier: Apache-2.0
import CSSStorage
package import CSSSyntax

/// Selectors in buckets, by the one name that an element must have to be matched by them.
///
/// A selector is in one bucket: that of the id in its rightmost compound, else of the class there with the fewest
/// selectors so far, else of the type, else in the bucket of the selectors that any element may match. Where such a bucket
/// is large, selectors that require an id or a class above the element are in the bucket of that name. Within a bucket,
/// consecutive selectors whose rules share a context form a group: one test skips all of them.
package struct SelectorIndex: Sendable {
  /// A selector in the list that an index is made of.
  package struct Element: Sendable {
    /// The selector's record in its table.
    let selector: UInt32
    /// The number of the context of the selector's rule.
    let context: UInt32
    /// Whether the caller decides more about the selector.
    let isConditional: Bool

    /// Creates an element of the list.
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

  /// A selector, with requirements that rule out most elements without a look at the selector.
  struct Entry: Sendable, BitwiseCopyable {
    /// What pseudo-classes an element itself must have for the selector to match it.
    let pseudoClasses: UInt64
    /// What must be above an element for the selector to match it.
    let ancestors: AncestorRequirements
    /// The selector's record.
    let selector: UInt32
    /// What is left to ask when the requirements are met.
    let decision: Decision
  }

  /// Who decides whether a selector counts for an element that may meet its requirements.
  enum Decision: UInt8, Sendable {
    /// The bucket has decided already.
    case bucket
    /// The selector.
    case selector
    /// The selector, and more that only the caller knows.
    case caller
  }

  let entries: RecordArray<Entry>
  /// For each entry the names that it asks of its subject, which nearly every entry fails by that fails: together they are
  /// small enough to stay at hand.
  let names: RecordArray<UInt64>
  /// The groups of all buckets, in order, and a last one that begins at the end of `entries`.
  let groups: RecordArray<Group>
  /// The index in `groups` of each bucket's first group, and the number of groups.
  ///
  /// Each name and kind has two buckets, and two more hold the universal selectors; those that depend on an element's
  /// position are in the second one. Those of ``namesAbove`` follow.
  let starts: RecordArray<UInt32>
  let nameCount: Int
  /// The names above elements that have buckets.
  let namesAbove: NamesAbove
  /// How many selectors are sorted.
  package var count: Int { entries.count }
  /// For each entry its place in the list that the index was made of; empty where it was read.
  package let order: [UInt32]

  /// Sorts some of a table's selectors.
  ///
  /// - Parameters:
  ///   - list: the selectors.
  ///   - table: the table that the selectors are in.
  ///   - nameCount: how many names there are in the table's table of names.
  package init(
    of list: [Element], in table: SelectorTable, nameCount: Int
  ) {
    // The number of selectors that each class files.
    var counts = [UInt32](repeating: 0, count: nameCount)
    var buckets = list.map { element in
      let record = table.selectors[Int(element.selector)]
      let part = element.isConditional || table.dependsOnPlace(Int(element.selector)) ? 1 : 0
      var key = record.key
      if record.bucket == .class {
        key = table.rarestClass(of: record, counts)
        counts[Int(key.rawValue)] += 1
      }
      return Self.bucket(record.bucket, key, nameCount: nameCount) + part
    }
    let namesAbove = Self.fileByNamesAbove(list, in: table, nameCount: nameCount, buckets: &buckets)
    var starts = RecordArray<UInt32>(
      repeating: 0, count: Self.startCount(nameCount, namesAbove.keys.count))
    let order = starts.withUnsafeMutableBufferPointer { Self.order(of: buckets, startingAt: $0) }
    groups = Self.groups(in: &starts) { list[Int(order[$0])].context }
    var entries: RecordArray<Entry> = []
    var names: RecordArray<UInt64> = []
    entries.reserveCapacity(list.count)
    names.reserveCapacity(list.count)
    for place in order {
      let element = list[Int(place)]
      let selector = Int(element.selector)
      let subject = table.subjectRequirements(of: selector)
      names.append(subject.names)
      entries.append(
        Entry(
          pseudoClasses: subject.pseudoClasses,
          ancestors: table.ancestorRequirements(of: selector), selector: element.selector,
          decision: element.isConditional
            ? .caller : table.isKeyAlone(selector) ? .bucket : .selector))
    }
    self.order = order
    self.entries = entries
    self.names = names
    self.starts = starts
    self.nameCount = nameCount
    self.namesAbove = namesAbove
  }

  /// An index that was sorted before.
  init(
    entries: RecordArray<Entry>, names: RecordArray<UInt64>, groups: RecordArray<Group>,
    starts: RecordArray<UInt32>, nameCount: Int, namesAbove: NamesAbove
  ) {
    self.entries = entries
    self.names = names
    self.groups = groups
    self.starts = starts
    self.nameCount = nameCount
    self.namesAbove = namesAbove
    order = []
  }

  /// The number of selectors in the buckets of a class.
  package func entryCount(ofClass name: Atom) -> Int {
    let bucket = Self.bucket(.class, name, nameCount: nameCount)
    return Int(groups[Int(starts[bucket + 2])].start - groups[Int(starts[bucket])].start)
  }

  /// How long ``starts`` is for some names of elements and above them.
  static func startCount(_ nameCount: Int, _ namesAboveCount: Int) -> Int {
    (nameCount * 3 + 1 + namesAboveCount) * 2 + 1
  }

  /// The first of the two buckets of a name above elements.
  @inline(__always)
  func bucket(above number: Int) -> Int { (nameCount * 3 + 1 + number) * 2 }

  /// The first of the two buckets of a name.
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
  /// The class of a selector's subject that files the fewest selectors; among equals that of the record.
  ///
  /// Rules with one class in common and one of their own, such as `.icon.icon-left`, are not all filed under the former.
  fileprivate func rarestClass(of record: SelectorRecord, _ counts: [UInt32]) -> Atom {
    var rarest = record.key
    // The classes of a part's owner stand in another compound.
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
