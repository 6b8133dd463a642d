// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The declarations of the rules that a styler met, with the keys of all of them in one array.
struct RuleDeclarations: Sendable {
  typealias Key = DeclaredLonghands.Key

  /// The declarations of one rule.
  struct Record: Sendable {
    /// The keys of the normal declarations.
    var normal = Range<UInt32>(uncheckedBounds: (0, 0))
    /// The keys of the important declarations.
    var important = Range<UInt32>(uncheckedBounds: (0, 0))
    var flags = Flags(rawValue: 0)
  }

  /// The facts of a rule's declarations that decide how much work they are.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16
    /// The declarations were read.
    static let known = Flags(rawValue: 1)
    /// Some are important.
    static let important = Flags(rawValue: 2)
    /// Some are of logical longhands.
    static let logical = Flags(rawValue: 4)
    /// Some are of custom properties that are looked up.
    static let variables = Flags(rawValue: 8)
    /// Custom properties have to be resolved for each element.
    static let eager = Flags(rawValue: 16)
    /// Some may take the parent's value of a longhand that is not inherited.
    static let asksParent = Flags(rawValue: 32)
    /// Some are declarations of `all`.
    static let expansion = Flags(rawValue: 64)
    /// Some take others back.
    static let reverts = Flags(rawValue: 128)
    /// Some custom properties depend on others or on the parent's.
    static let dependentVariables = Flags(rawValue: 256)
  }

  /// The keys of the rules that were met; that of a declaration whose value depends on the element has the number of the
  /// declaration in place of that of a value.
  private(set) var keys: [Key] = []
  /// The declarations whose values depend on the element.
  private(set) var dependents: [DependentDeclaration] = []
  /// The facts about each of the ``dependents``.
  private(set) var dependencies: [Dependencies] = []
  private var expansions: [UInt64: UInt32] = [:]
  private var records: [Record]
  private var blocks: [DeclarationBlock?]

  /// Creates a table for rules with numbers below `count`.
  init(count: Int) {
    records = Array(repeating: Record(), count: count)
    blocks = Array(repeating: nil, count: count)
  }

  /// The number of rules, attached blocks included.
  var count: Int { records.count }

  /// The record of a rule that was met.
  @inline(__always)
  func record(of rule: UInt32) -> Record { records[Int(rule)] }

  /// The declarations of a rule that was met.
  func block(of rule: UInt32) -> DeclarationBlock? { blocks[Int(rule)] }

  /// Makes a rule one that was met.
  ///
  /// - Parameters:
  ///   - rule: the number of the rule.
  ///   - values: numbers the values that have no number.
  ///   - read: reads the rule's declarations.
  /// - Returns: the record of the rule.
  @inline(__always)
  mutating func meet(
    _ rule: UInt32, _ values: ValueTable, _ read: () -> DeclarationBlock
  ) -> Record {
    let known = records[Int(rule)]
    return known.flags.contains(.known) ? known : add(read(), as: Int(rule), values)
  }

  /// Adds a block that is attached to an element; returns its number.
  mutating func attach(_ block: DeclarationBlock, _ values: ValueTable) -> UInt32 {
    records.append(Record())
    blocks.append(nil)
    _ = add(block, as: records.count - 1, values, isAttached: true)
    return UInt32(truncatingIfNeeded: records.count - 1)
  }

  private mutating func add(
    _ block: DeclarationBlock, as rule: Int, _ values: ValueTable, isAttached: Bool = false
  ) -> Record {
    var record = Record()
    record.flags = [.known]
    record.normal = add(
      block.normal, of: DependentDeclaration(rule, isImportant: false), values, &record.flags)
    record.important = add(
      block.important, of: DependentDeclaration(rule, isImportant: true), values, &record.flags)
    if block.hasImportant { record.flags.insert(.important) }
    if let variables = block.variables {
      record.flags.insert(.variables)
      if !variables.isConstant { record.flags.insert(.dependentVariables) }
    }
    if isAttached || !block.resolvesLazily { record.flags.insert(.eager) }
    records[rule] = record
    blocks[rule] = block
    return record
  }

  private mutating func add(
    _ longhands: DeclaredLonghands, of rule: DependentDeclaration, _ values: ValueTable,
    _ flags: inout Flags
  ) -> Range<UInt32> {
    let start = UInt32(truncatingIfNeeded: keys.count)
    for (index, key) in longhands.keys.enumerated() {
      let declared = longhands.values[index]
      if key.dependence != .nothing {
        keys.append(key.numbered(add(declared.value, of: rule)))
      } else if key.value == 0 {
        keys.append(Key(declared, in: values))
      } else {
        keys.append(key)
      }
    }
    if longhands.hasLogical { flags.insert(.logical) }
    let expansion = longhands.expansion
    if let expansion {
      flags.insert(.expansion)
      // The expansion's declarations share a number, and the last position.
      expansions[rule.key] = add(expansion.value, of: rule)
    }
    for key in longhands.keys + (expansion?.keys ?? []) {
      if key.dependence >= .parent, !key.property.isInherited { flags.insert(.asksParent) }
      if key.isRevert { flags.insert(.reverts) }
    }
    return start..<UInt32(truncatingIfNeeded: keys.count)
  }

  private mutating func add(_ value: DeclaredValue, of rule: DependentDeclaration) -> UInt32 {
    var dependent = rule
    dependent.value = value
    dependents.append(dependent)
    dependencies.append(Dependencies(of: value))
    return UInt32(truncatingIfNeeded: dependents.count - 1)
  }

  /// The number of the declarations that a declaration of `all` stands for.
  func expansion(of run: DeclaredRun) -> UInt32 {
    if expansions.isEmpty { return 0 }
    let rule = DependentDeclaration(Int(run.match.rule), isImportant: run.isImportant)
    return expansions[rule.key] ?? 0
  }
}
