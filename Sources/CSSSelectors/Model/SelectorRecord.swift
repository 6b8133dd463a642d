// SPDX-License-Identifier: Apache-2.0
import CSSStorage
package import CSSSyntax

/// A complex selector of a ``SelectorTable``: its components, specificity and selector-map bucket.
package struct SelectorRecord: Sendable, Hashable, BitwiseCopyable {
  private(set) var componentRange: RecordRange
  /// The selector's specificity.
  package let specificity: Specificity
  /// The name that an element must have to match, of the kind ``bucket``.
  package let key: Atom
  /// The kind of ``key``.
  package let bucket: Bucket
  /// Properties of the selector.
  package let flags: Flags

  /// Creates a record.
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

  /// The kind of name that selects the bucket of a selector in a selector map.
  ///
  /// For a pseudo-element, it is a name of the originating element.
  package enum Bucket: UInt8, Sendable, Hashable, Comparable, BitwiseCopyable {
    /// No name.
    case universal
    /// A type.
    case type
    /// A class.
    case `class`
    /// An id.
    case id

    /// Orders by selectivity: universal, type, class, id.
    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// Properties of a selector.
  package struct Flags: OptionSet, Sendable, Hashable, BitwiseCopyable {
    /// The raw bits.
    package let rawValue: UInt8
    /// Creates a set from raw bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The subject is a pseudo-element or a part.
    package static let pseudoElement = Flags(rawValue: 1)
    /// `&` occurs, explicit or implied.
    package static let nesting = Flags(rawValue: 2)
    /// A combinator occurs.
    package static let combinator = Flags(rawValue: 4)
    /// `:has()` occurs, at any depth.
    package static let has = Flags(rawValue: 8)
    /// `:scope` occurs, or an `&` that represents it, at any depth.
    package static let scope = Flags(rawValue: 16)
  }
}

/// The selector list that `&` represents: that of the parent rule.
package struct Nesting: Sendable, Hashable {
  /// The list's records.
  let selectors: Range<UInt32>
  /// The maximum specificity in the list.
  let specificity: Specificity
  /// The name that every selector of the list requires of its subject, if they agree on one.
  let key: Atom
  /// The kind of ``key``.
  let bucket: SelectorRecord.Bucket
  /// Whether `:has()` or `:scope` occurs in the list.
  let flags: SelectorRecord.Flags
}

/// The distinct selector lists that `&` represents.
struct NestingTable: Sendable {
  /// The lists.
  private(set) var records: [Nesting]
  /// The index of a list by its first record.
  private var indexes: [UInt32: UInt32] = [:]

  init(_ records: [Nesting] = []) { self.records = records }
}

extension NestingTable {
  /// Accesses a list by its index.
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
