// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The declarations of the rules that match elements of a tree, and of blocks attached to elements.
struct RuleDeclarations: Sendable {
  typealias Key = DeclaredLonghands.Key

  /// The index of the rules; `nil` if all blocks are attached.
  private let index: RuleIndex?
  /// The declarations of the rules.
  private let sheets: DeclarationTable
  /// The declarations of the attached blocks.
  private let attached: DeclarationTable
  private let ruleCount: Int
  private var attachedBlocks: [DeclarationBlock] = []

  /// Creates a table of the declarations of an index's rules.
  ///
  /// - Parameters:
  ///   - index: the index; `nil` if all blocks will be attached.
  ///   - values: the table that numbers the values of attached blocks.
  init(_ index: RuleIndex?, values: ValueTable) {
    self.index = index
    attached = DeclarationTable(values, isAttached: true)
    sheets = index?.parsedDeclarations.table ?? attached
    ruleCount = index?.rules.count ?? 0
  }

  /// The number of rules, including attached blocks.
  var count: Int { ruleCount + attachedBlocks.count }

  /// Returns the record of a rule.
  func record(of rule: UInt32) -> DeclarationTable.Record {
    let number = Int(rule)
    if number >= ruleCount {
      return attached.record(of: rule) { attachedBlocks[number - ruleCount] }
    }
    guard let index else { return DeclarationTable.Record() }
    return sheets.record(of: rule) { index.block(of: number) }
  }

  /// Returns the keys that the record of a rule refers to.
  @inline(__always)
  func keys(of rule: UInt32) -> AppendOnlyList<Key> {
    Int(rule) < ruleCount ? sheets.keys : attached.keys
  }

  /// Returns the declarations of a rule.
  func block(of rule: UInt32) -> DeclarationBlock? {
    let number = Int(rule)
    return number < ruleCount ? index?.block(of: number) : attachedBlocks[number - ruleCount]
  }

  /// Adds a block that is attached to an element, and returns its number.
  mutating func attach(_ block: DeclarationBlock) -> UInt32 {
    attachedBlocks.append(block)
    return UInt32(truncatingIfNeeded: count - 1)
  }

  /// Returns the declaration with a number, whose value depends on the element.
  @inline(__always)
  func dependent(_ number: UInt32) -> UnsafePointer<DependentDeclaration> {
    number & DeclarationTable.attachedMark == 0
      ? sheets.dependents.address(of: Int(number))
      : attached.dependents.address(of: Int(number & ~DeclarationTable.attachedMark))
  }
}
