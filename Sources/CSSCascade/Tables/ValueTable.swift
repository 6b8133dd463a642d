// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Synchronization

/// The distinct values of some sheets or of a tree, each with a number.
///
/// Equal values have one number in a table. Number 0 represents no value. The numbers of a tree
/// have their highest bit set, which distinguishes them from those of its sheets.
final class ValueTable: Sendable {
  /// A value with precomputed properties.
  struct Entry: Sendable {
    let value: CSSValue
    /// Whether the value may refer to `currentcolor`.
    let mentionsColor: Bool
  }

  private let entries = AppendOnlyList<Entry>()
  private let numbers = Mutex(NumberTable())
  private let mark: UInt32
  /// The bit that marks the numbers of a tree's values.
  static let treeMark: UInt32 = 1 << 31

  /// Creates an empty table, for sheets or for a tree.
  init(ofTree isTree: Bool = false) {
    mark = isTree ? Self.treeMark : 0
    entries.append(Entry(value: .slash, mentionsColor: false))
  }

  /// The number of values, which is approximate during concurrent appends.
  var count: Int { entries.count }

  /// Returns the address of a value's entry, valid for the lifetime of the table.
  @inline(__always)
  func entry(_ number: UInt32) -> UnsafePointer<Entry> {
    entries.address(of: Int(number & ~Self.treeMark))
  }

  /// Returns the number of a value, and adds the value if it is new.
  func number(of value: CSSValue) -> UInt32 {
    let hash = value.tableHash
    return numbers.withLock { numbers in
      let existing = numbers.find(hash) { entries.address(of: $0).pointee.value == value }
      if let existing { return UInt32(truncatingIfNeeded: existing) | mark }
      let number = entries.append(Entry(value: value, mentionsColor: value.mayMentionColor))
      numbers.insert(number, hash)
      return UInt32(truncatingIfNeeded: number) | mark
    }
  }
}

extension CSSValue {
  /// A hash of the value that is fast for frequent types.
  fileprivate var tableHash: UInt32 {
    let (kind, bits): (UInt64, UInt64) =
      switch self {
      case .keyword(let word): (1, UInt64(word.rawValue))
      case .number(let number): (2, number.bitPattern)
      case .percentage(let number): (3, number.bitPattern)
      case .length(let length) where length.unit == .px: (4, length.value.bitPattern)
      default: (5, UInt64(truncatingIfNeeded: hashValue))
      }
    let hash = NumberTable.mixed(kind, bits)
    return UInt32(truncatingIfNeeded: hash)
  }

  /// Whether the value may refer to `currentcolor`.
  var mayMentionColor: Bool {
    switch self {
    case .color(let color):
      if case .color = color { false } else { true }
    case .shadow, .image, .filter: true
    case .function(let function): function.arguments.mayMentionColor
    case .brackets(let value): value.mayMentionColor
    case .list(let values), .sequence(let values): values.contains(where: \.mayMentionColor)
    default: false
    }
  }
}
