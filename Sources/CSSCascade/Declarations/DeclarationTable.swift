// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Synchronization

/// The declarations of the rules that styled elements match.
///
/// A table has the declarations of all rules of some sheets, or of the blocks that are attached to
/// elements of a tree. Trees of the same sheets share a table. The table only grows: positions that
/// a reader received stay valid.
final class DeclarationTable: Sendable {
  typealias Key = DeclaredLonghands.Key

  /// The declarations of one rule.
  struct Record: Sendable {
    /// The positions of the keys of the normal declarations.
    var normal = Range<UInt32>(uncheckedBounds: (0, 0))
    /// The positions of the keys of the important declarations.
    var important = Range<UInt32>(uncheckedBounds: (0, 0))
    /// The custom properties and the parent's values that the declarations refer to.
    var references = ReferencedValues()
    /// The number of the normal declaration of `all`.
    var expansion: UInt32 = 0
    /// The number of the important declaration of `all`.
    var importantExpansion: UInt32 = 0
    var flags = RuleFlags()
  }

  /// The keys of the rules' declarations.
  ///
  /// If the value depends on the element, the key has the number of the declaration instead of the
  /// value's.
  let keys = AppendOnlyList<Key>()
  /// The declarations whose values depend on the element.
  let dependents = AppendOnlyList<DependentDeclaration>()
  private let records = Mutex(KeyedValues<UInt64, Record>())
  private let values: ValueTable
  private let isAttached: Bool
  /// The bit that marks the numbers of attached dependent declarations.
  static let attachedMark: UInt32 = 1 << 31

  /// Creates a table without declarations.
  ///
  /// - Parameters:
  ///   - values: the table that numbers values without a number.
  ///   - isAttached: whether the declarations are attached to elements.
  init(_ values: ValueTable, isAttached: Bool = false) {
    self.values = values
    self.isAttached = isAttached
  }

  /// Returns the record of a rule, whose declarations `read` parses on first use.
  func record(of rule: UInt32, _ read: () -> DeclarationBlock) -> Record {
    if let cached = records.withLock({ $0[UInt64(rule)] }) { return cached }
    let block = read()
    return records.withLock { records in
      if let cached = records[UInt64(rule)] { return cached }
      let record = add(block, as: rule)
      records.insert(record, for: UInt64(rule))
      return record
    }
  }
}

extension DeclarationTable {
  private func add(_ block: DeclarationBlock, as rule: UInt32) -> Record {
    var record = Record()
    record.normal = add(block.normal, of: rule, &record, isImportant: false)
    record.important = add(block.important, of: rule, &record, isImportant: true)
    if block.hasImportant { record.flags.insert(.important) }
    if block.variables != nil { record.flags.insert(.variables) }
    if isAttached || !block.resolvesLazily { record.flags.insert(.eager) }
    return record
  }

  private func add(
    _ longhands: DeclaredLonghands, of rule: UInt32, _ record: inout Record,
    isImportant: Bool
  ) -> Range<UInt32> {
    let start = UInt32(truncatingIfNeeded: keys.count)
    for (index, key) in longhands.keys.enumerated() {
      let declared = longhands.values[index]
      record.flags.formUnion(RuleFlags(of: key, declared.value))
      record.references.insert(declared.value)
      if key.dependence >= .parent, !key.property.isInherited {
        record.references.insertParent(key)
      }
      if key.dependence != .nothing {
        keys.append(key.numbered(add(declared.value, of: rule, isImportant: isImportant)))
      } else if key.value == 0 {
        keys.append(Key(declared, in: values))
      } else {
        keys.append(key)
      }
    }
    if longhands.hasLogical { record.flags.insert(.logical) }
    if let expansion = longhands.expansion {
      record.flags.formUnion([.expansion, .uncertainReset])
      for key in expansion.keys { record.flags.formUnion(RuleFlags(of: key, expansion.value)) }
      record.references.insert(expansion.value)
      if record.flags.contains(.inheritsResetStyle) { record.references.insertParent() }
      // All declarations of the expansion share a number.
      let number = add(expansion.value, of: rule, isImportant: isImportant)
      if isImportant { record.importantExpansion = number } else { record.expansion = number }
    }
    if record.flags.contains(.reverts) { record.flags.insert(.uncertainReset) }
    return start..<UInt32(truncatingIfNeeded: keys.count)
  }

  private func add(_ value: DeclaredValue, of rule: UInt32, isImportant: Bool) -> UInt32 {
    let declaration = DependentDeclaration(value, ofRule: rule, isImportant: isImportant)
    let number = UInt32(truncatingIfNeeded: dependents.append(declaration))
    return isAttached ? number | Self.attachedMark : number
  }
}
