// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The results of styling that all trees with one set of rules share.
///
/// The size is limited, because texts and lists of rules may differ from tree to tree without
/// limit.
final class SharedResults: Sendable {
  /// The lists of matching rules without blocks that are attached to elements.
  let lists = RuleListTable()
  private let plans = Mutex(SharedPlans())
  private let values = Mutex(KeyedValues<Key, Value>())

  private static let valueCapacity = 1 << 14
  /// The maximum size in bytes of a value's text.
  private static let textCapacity = 256

  /// A declaration with variables, and the bindings that it refers to.
  struct Key: BitwiseCopyable, Sendable {
    private let pending: UInt64
    private let references: (UInt64, UInt64)

    init(_ pending: PendingValue, references: VariableBinding.Fingerprint) {
      self.pending = UInt64(UInt(bitPattern: ObjectIdentifier(pending)))
      self.references = (references.x, references.y)
    }
  }

  /// The value of a declaration.
  struct Value: Sendable {
    let typed: TypedDeclaration
    /// The number among the values of the sheets if the value is equal for all elements, otherwise
    /// zero.
    let number: UInt32
  }
}

extension SharedResults {
  /// Returns the number of the rules that declare custom properties, strongest first, or `nil` if
  /// the cache is full.
  func number(ofPlan rules: [UInt32]) -> UInt32? { plans.withLock { $0.number(of: rules) } }

  /// Returns the plan of the rules with a number, created with `make` if it is unknown.
  func plan(of number: UInt32, _ make: ([UInt32]) -> VariablePlan) -> VariablePlan {
    let (existing, rules) = plans.withLock { $0.plan(of: number) }
    if let existing { return existing }
    let plan = make(rules)
    plans.withLock { $0.insert(plan, of: number) }
    return plan
  }

  /// Returns the value of a declaration for some bindings, or `nil` if it is unknown.
  func value(for key: Key) -> Value? { values.withLock { $0[key] } }

  /// Stores the value of a declaration, unless its text is long.
  ///
  /// - Parameters:
  ///   - typed: The value.
  ///   - size: The number of bytes of its text.
  ///   - key: The declaration.
  ///   - table: The table that numbers values that are equal for all elements.
  /// - Returns: The value with its number.
  func insert(
    _ typed: TypedDeclaration, ofSize size: Int, for key: Key, _ table: ValueTable
  ) -> Value {
    guard size <= Self.textCapacity else { return Value(typed: typed, number: 0) }
    return values.withLock { values in
      if let existing = values[key] { return existing }
      guard values.count < Self.valueCapacity else { return Value(typed: typed, number: 0) }
      var number: UInt32 = 0
      if case .computed(let value) = typed { number = table.number(of: value) }
      let value = Value(typed: typed, number: number)
      values.insert(value, for: key)
      return value
    }
  }
}
