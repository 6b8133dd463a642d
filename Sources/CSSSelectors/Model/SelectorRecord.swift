// SPDX-License-Identifier: Apache-2.0
import CSSStorage
package import CSSSyntax

/// One complex selector of a ``SelectorTable``: where it is, how specific it is, and where an index
/// of rules files it.
package struct SelectorRecord: Sendable, Hashable, BitwiseCopyable {
  private(set) var componentRange: RecordRange
  /// The selector's specificity.
  package let specificity: Specificity
  /// The name that an element must have to match, of the kind that ``bucket`` says.
  package let key: Atom
  /// What ``key`` is.
  package let bucket: Bucket
  /// Facts about the selector.
  package let flags: Flags

  /// A selector.
  init(
    components: Range<UInt32>, specificity: Specificity, key: Atom, bucket: Bucket, flags: Flags
  ) {
    componentRange = RecordRange(components)
    self.specificity = specificity
    (self.key, self.bucket, self.flags) = (key, bucket, flags)
  }

  /// The indices of the components.
  var components: Range<UInt32> {
    get { componentRange.indices }
    set { componentRange = RecordRange(newValue) }
  }

  /// What the subject of a selector must have, the rarest thing first: the bucket of a rule index
  /// that holds the selector.
  ///
  /// For a pseudo-element it is the element that it belongs to that is filed.
  package enum Bucket: UInt8, Sendable, Hashable, Comparable, BitwiseCopyable {
    /// Nothing that an index could use.
    case universal
    /// A type.
    case type
    /// A class.
    case `class`
    /// An id.
    case id

    /// Orders by rarity: universal, type, class, id.
    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// Facts about a selector.
  package struct Flags: OptionSet, Sendable, Hashable, BitwiseCopyable {
    /// The bits.
    package let rawValue: UInt8
    /// Takes the bits as they are.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The subject is a pseudo-element or a part.
    package static let pseudoElement = Flags(rawValue: 1)
    /// `&` occurs, written or implied.
    package static let nesting = Flags(rawValue: 2)
    /// A combinator occurs.
    package static let combinator = Flags(rawValue: 4)
    /// `:has()` occurs, at whatever depth.
    package static let has = Flags(rawValue: 8)
    /// `:scope` occurs, or an `&` that stands for it, at whatever depth.
    package static let scope = Flags(rawValue: 16)
  }
}

/// A list of selectors that `&` stands for: those of the rule around.
package struct Nesting: Sendable, Hashable {
  /// The list's records.
  let selectors: Range<UInt32>
  /// The highest specificity in the list.
  let specificity: Specificity
  /// What every selector of the list asks of its subject, as far as one name says it.
  let key: Atom
  /// What ``key`` is.
  let bucket: SelectorRecord.Bucket
  /// Whether `:has()` or `:scope` occurs in the list.
  let flags: SelectorRecord.Flags
}

/// The lists of selectors that `&` stands for, each once.
struct NestingTable: Sendable {
  /// The lists.
  private(set) var records: [Nesting]
  /// The index of the list that begins with a record.
  private var indexes: [UInt32: UInt32] = [:]

  init(_ records: [Nesting] = []) { self.records = records }
}

extension NestingTable {
  /// The list with an index.
  subscript(index: Int) -> Nesting { records[index] }

  /// Returns the index of a list, or `nil` if the table does not have the list.
  func index(of list: Range<UInt32>) -> UInt32? {
    indexes[list.lowerBound].flatMap { records[Int($0)].selectors == list ? $0 : nil }
  }

  /// Appends a list and returns its index.
  mutating func append(_ nesting: Nesting) -> UInt32 {
    let index = UInt32(truncatingIfNeeded: records.count)
    records.append(nesting)
    indexes[nesting.selectors.lowerBound] = index
    return index
  }
}
