// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The declarations of all rules of an index, and of the blocks that are attached to elements of a
/// tree.
///
/// Three kinds of numbers occur:
///
/// - A rule number below the rule count of the index is the position of the rule in the index. The
///   attached blocks have the rule numbers from there on, in the order of attachment.
/// - A key position is an index into a list of keys. The rules of the index have one list, and the
///   attached blocks have another.
/// - A declaration number identifies a declaration whose value depends on the element. The bit
///   ``DeclarationTable/attachedMark`` marks the declarations of attached blocks.
struct RuleDeclarations: Sendable {
  typealias Key = DeclaredLonghands.Key

  /// The index of the rules; `nil` if all blocks are attached.
  private let index: RuleIndex?
  /// The declarations of the rules of the index.
  private let sheetTable: DeclarationTable
  /// The declarations of the attached blocks.
  private let attachedTable: DeclarationTable
  /// The number of rules of the index, which is the rule number of the first attached block.
  private let indexRuleCount: Int
  /// The attached blocks, in the order of attachment.
  private var attachedBlocks: [DeclarationBlock] = []

  /// Creates a table of the declarations of an index's rules.
  ///
  /// - Parameters:
  ///   - index: The index; `nil` if all blocks will be attached.
  ///   - values: The table that numbers the values of attached blocks.
  init(_ index: RuleIndex?, values: ValueTable) {
    self.index = index
    attachedTable = DeclarationTable(values, isAttached: true)
    sheetTable = index?.parsedDeclarations.table ?? attachedTable
    indexRuleCount = index?.rules.count ?? 0
  }

  /// The number of rules of the index and attached blocks.
  var count: Int { indexRuleCount + attachedBlocks.count }

  /// Returns the record of a rule or attached block, whose declarations are parsed on first use.
  func record(of rule: UInt32) -> DeclarationTable.Record {
    let number = Int(rule)
    if number >= indexRuleCount {
      return attachedTable.record(of: rule) { attachedBlocks[number - indexRuleCount] }
    }
    guard let index else { return DeclarationTable.Record() }
    return sheetTable.record(of: rule) { index.block(of: number) }
  }

  /// Returns the list of keys that the positions in the record of a rule refer to.
  ///
  /// The list has the keys of other rules too.
  @inline(__always)
  func keyList(of rule: UInt32) -> AppendOnlyList<Key> {
    Int(rule) < indexRuleCount ? sheetTable.keys : attachedTable.keys
  }

  /// Returns the declarations of a rule or attached block.
  ///
  /// The result is `nil` only for the number of a rule of the index if there is no index.
  func block(of rule: UInt32) -> DeclarationBlock? {
    let number = Int(rule)
    return number < indexRuleCount
      ? index?.block(of: number) : attachedBlocks[number - indexRuleCount]
  }

  /// Adds a block that is attached to an element, and returns its rule number.
  mutating func attach(_ block: DeclarationBlock) -> UInt32 {
    attachedBlocks.append(block)
    return UInt32(truncatingIfNeeded: count - 1)
  }

  /// Returns the declaration of a winner whose value depends on the element.
  @inline(__always)
  func dependentDeclaration(
    of winner: Decision.Winner
  ) -> UnsafePointer<DependentDeclaration> {
    let number = winner.valueOrDeclaration
    return number & DeclarationTable.attachedMark == 0
      ? sheetTable.dependents.address(of: Int(number))
      : attachedTable.dependents.address(of: Int(number & ~DeclarationTable.attachedMark))
  }
}
