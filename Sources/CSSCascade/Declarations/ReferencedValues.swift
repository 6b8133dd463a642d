// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The custom properties and the parent's values that some declarations refer to.
///
/// Elements for which these are equal have equal values.
struct ReferencedValues: BitwiseCopyable, Sendable {
  /// The maximum number of lanes.
  private static let capacity = 8
  /// The bit that distinguishes a slot from the index of a row.
  private static let slotMark: UInt32 = 1 << 31

  /// The indices of the scope's rows of custom properties, and the slots of the parent's values.
  private var lanes = SIMD8<UInt32>(repeating: 0)
  /// The number of lanes.
  private var count = 0
  /// Whether there are more custom properties than lanes.
  private(set) var needsScope = false
  /// Whether there are more of the parent's values than lanes.
  private(set) var needsParent = false

  /// Adds the custom properties that a declaration refers to.
  mutating func insert(_ value: DeclaredValue) {
    guard case .pending(let pending) = value else { return }
    for name in pending.references where !needsScope {
      if !insert(lane: name.rawValue >> VariableScope.rowBits) { needsScope = true }
    }
  }

  /// Adds the parent's values of all longhands.
  mutating func insertParent() { needsParent = true }

  /// Adds the parent's value of a longhand.
  ///
  /// If the flow decides which longhand it is, the parent's values of all longhands are added.
  mutating func insertParent(_ key: DeclaredLonghands.Key) {
    if key.isLogical || !insert(lane: UInt32(key.slot) | Self.slotMark) { needsParent = true }
  }

  private mutating func insert(lane: UInt32) -> Bool {
    for index in 0..<count where lanes[index] == lane { return true }
    if count == Self.capacity { return false }
    lanes[count] = lane
    count += 1
    return true
  }

  /// Adds the references of other declarations.
  mutating func formUnion(_ other: Self) {
    for index in 0..<other.count where !insert(lane: other.lanes[index]) {
      if other.lanes[index] & Self.slotMark == 0 { needsScope = true } else { needsParent = true }
    }
    needsScope = needsScope || other.needsScope
    needsParent = needsParent || other.needsParent
  }

  /// Returns the numbers of the rows and values for an element.
  @inline(__always)
  func numbers(
    in scope: UInt32, below parent: StyleRow?, _ tables: StyleTables
  ) -> SIMD8<UInt32> {
    var numbers = SIMD8<UInt32>(repeating: 0)
    for index in 0..<count {
      let lane = lanes[index]
      if lane & Self.slotMark == 0 {
        numbers[index] = tables.leaf(at: lane, ofScope: scope)
      } else if let parent {
        let slot = UInt16(truncatingIfNeeded: lane)
        let group = Int(slot) / StyleGroup.size - StyleGroup.inheritedCount
        let row = tables.group(group, ofReset: parent.reset)
        numbers[index] = tables.number(inRow: row, slot: slot)
      }
    }
    return numbers
  }
}
