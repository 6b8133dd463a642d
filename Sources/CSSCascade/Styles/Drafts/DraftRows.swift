// SPDX-License-Identifier: Apache-2.0

/// The rows of some property groups, in memory for a row of each group.
struct DraftRows {
  private let memory: UnsafeMutablePointer<GroupRow>
  /// A bit for each group with a row.
  private(set) var groups: UInt32 = 0

  /// Creates an empty collection in memory that the caller owns.
  init(_ memory: UnsafeMutablePointer<GroupRow>) { self.memory = memory }
}

extension DraftRows {
  /// Returns whether a group has a row.
  @inline(__always)
  func contains(_ group: Int) -> Bool { groups >> UInt32(group) & 1 != 0 }

  /// The row of a group, which must exist.
  subscript(group: Int) -> GroupRow { memory[group] }

  /// Adds the row of a group.
  @inline(__always)
  mutating func insert(_ row: GroupRow, as group: Int) {
    groups |= 1 << UInt32(group)
    (memory + group).initialize(to: row)
  }

  /// Returns the number in a slot whose group has a row.
  @inline(__always)
  func number(_ slot: UInt16) -> UInt32 {
    UnsafeRawPointer(memory + Int(slot) / StyleGroup.size)
      .load(fromByteOffset: Int(slot) % StyleGroup.size * 4, as: UInt32.self)
  }

  /// Sets the number in a slot whose group has a row.
  @inline(__always)
  func set(_ slot: UInt16, _ number: UInt32) {
    UnsafeMutableRawPointer(memory + Int(slot) / StyleGroup.size)
      .storeBytes(of: number, toByteOffset: Int(slot) % StyleGroup.size * 4, as: UInt32.self)
  }
}
