// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The declarations of longhands of one block, in the order of the table.
struct DeclaredLonghands: Sendable {
  /// All that deciding between declarations asks of one, unless others are taken back.
  struct Key: Sendable {
    let property: Property
    /// The longhand's place in the order of computing.
    let rank: UInt16
    let dependence: DeclaredLonghand.Dependence
    /// The place of the declaration among those of the block, as they were written.
    let order: UInt16
    /// Whether the longhand is the same as a physical one that the flow tells.
    let isLogical: Bool
    /// Whether it says `revert` or `revert-layer`.
    let isRevert: Bool

    init(_ declared: DeclaredLonghand) {
      property = declared.property
      rank = declared.property.computingRank
      dependence = declared.dependence
      order = declared.order
      isLogical = declared.property.isLogical
      if case .keyword(let keyword) = declared.value {
        isRevert = keyword.isRevert
      } else {
        isRevert = false
      }
    }
  }

  /// The declarations.
  let values: [DeclaredLonghand]
  /// For each of them its key.
  let keys: [Key]
  /// Whether some are logical.
  let hasLogical: Bool
  /// Whether the flow is declared.
  let decidesFlow: Bool

  /// No declarations.
  init() {
    values = []
    keys = []
    hasLogical = false
    decidesFlow = false
  }

  /// Declarations of different longhands, in any order.
  init(_ declarations: [DeclaredLonghand]) {
    values = declarations.sorted { $0.property.rawValue < $1.property.rawValue }
    keys = values.map(Key.init)
    hasLogical = keys.contains(where: \.isLogical)
    decidesFlow = keys.contains { $0.property == .writingMode || $0.property == .direction }
  }

  /// The places of the declarations, the one that was written last first.
  var latestFirst: [Int] { keys.indices.sorted { keys[$0].order > keys[$1].order } }

  /// Whether there are none.
  var isEmpty: Bool { keys.isEmpty }

  /// The place of a longhand among the declarations; nil for one that is not declared.
  func index(of property: Property) -> Int? {
    let place = keys.indices.partitioningIndex {
      keys[$0].property.rawValue >= property.rawValue
    }
    return place < keys.count && keys[place].property == property ? place : nil
  }
}
