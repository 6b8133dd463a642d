// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// Selectors sorted by the one thing an element must have to be matched by them.
///
/// A selector stands in one bucket: that of the id in its rightmost compound, else of a class there, else of the type,
/// else in the bucket of those that any element may match.
struct SelectorBuckets: Sendable {
  /// A selector, and what its match is worth.
  struct Entry: Sendable {
    /// What an element itself must have for the selector to match it.
    let subject: SubjectRequirements
    /// What must be above an element for the selector to match it.
    let requirements: AncestorRequirements
    /// The rule, with the selector's specificity.
    let match: RuleMatch
    /// The selector's record.
    let selector: UInt32
    /// Whether more than the selector decides: a scope, or the size of a container.
    let isConditional: Bool
  }

  /// Which of a bucket's selectors are meant.
  enum Part {
    /// Those that match all elements alike that stand below elements alike.
    case anywhere
    /// Those that ask for places among siblings, or for what is below an element.
    case placed
  }

  private let entries: [Entry]
  /// Where each bucket begins in `entries`, two for each name and kind, then two universal ones, then the end: the
  /// selectors that depend on an element's place stand in the second one.
  private let starts: [UInt32]
  private let nameCount: Int

  /// Sorts the selectors of some of an index's rules.
  ///
  /// - Parameters:
  ///   - rules: the numbers of the rules that count, in order.
  ///   - index: the index they are in.
  ///   - levels: the level of each rule of the index.
  init(of rules: [Int], in index: RuleIndex, levels: [CascadeLevel]) {
    let nameCount = index.names.count
    let selectors = index.selectors
    var starts = [UInt32](repeating: 0, count: (nameCount * 3 + 1) * 2 + 1)
    func forEach(_ body: (_ bucket: Int, _ selector: Int, _ rule: Int) -> Void) {
      for rule in rules {
        for selector in index.rules[rule].selectors {
          let record = selectors.selectors[Int(selector)]
          let isConditional = index.records.contexts[rule].isConditional
          let part = isConditional || selectors.dependsOnPlace(Int(selector)) ? 1 : 0
          body(Self.bucket(record.bucket, record.key, nameCount) * 2 + part, Int(selector), rule)
        }
      }
    }
    // A counting sort: sizes, then starts, then the entries in order.
    forEach { bucket, _, _ in starts[bucket + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    let total = Int(starts[starts.count - 1])
    var next = starts
    entries = [Entry](unsafeUninitializedCapacity: total) { entries, count in
      forEach { bucket, selector, rule in
        let match = RuleMatch(
          rule: UInt32(truncatingIfNeeded: rule), level: levels[rule],
          specificity: selectors.selectors[selector].specificity)
        entries.initializeElement(
          at: Int(next[bucket]),
          to: Entry(
            subject: selectors.subjectRequirements(of: selector),
            requirements: selectors.ancestorRequirements(of: selector), match: match,
            selector: UInt32(truncatingIfNeeded: selector),
            isConditional: index.records.contexts[rule].isConditional))
        next[bucket] += 1
      }
      count = total
    }
    self.starts = starts
    self.nameCount = nameCount
  }

  /// Hands the selectors to `body` whose subject must have a name of some kind, in order of appearance.
  @inline(__always)
  func forEach(
    _ kind: SelectorRecord.Bucket, _ name: Atom, _ part: Part, _ body: (Entry) -> Void
  ) {
    guard name.rawValue < nameCount || kind == .universal else { return }
    let bucket = Self.bucket(kind, name, nameCount) * 2 + (part == .placed ? 1 : 0)
    entries.withUnsafeBufferPointer { entries in
      var position = Int(starts[bucket])
      let end = Int(starts[bucket + 1])
      while position < end {
        body(entries[position])
        position += 1
      }
    }
  }

  @inline(__always)
  private static func bucket(_ kind: SelectorRecord.Bucket, _ name: Atom, _ names: Int) -> Int {
    switch kind {
    case .id: Int(name.rawValue) * 3
    case .class: Int(name.rawValue) * 3 + 1
    case .type: Int(name.rawValue) * 3 + 2
    case .universal: names * 3
    }
  }
}
