// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The results of styling that the trees of some rules share.
///
/// Only so many are kept, because texts and lists of rules may differ from tree to tree without end.
final class SharedResults: Sendable {
  private let lists = Mutex(SharedRuleLists())
  private let values = Mutex<[Key: Value]>([:])

  private static let valueCapacity = 1 << 14
  /// The greatest size in bytes of the text of a value.
  private static let textCapacity = 256

  /// A declaration with variables, and the bindings that it refers to.
  struct Key: Hashable {
    let pending: ObjectIdentifier
    let references: VariableBinding.Fingerprint

    func hash(into hasher: inout Hasher) {
      // A fingerprint is a hash.
      hasher.combine(references.x ^ UInt64(UInt(bitPattern: pending)))
    }
  }

  /// The value of a declaration.
  struct Value: Sendable {
    let typed: TypedDeclaration
    /// The number among the values of the sheets, where the value is the same for all elements; zero if it is not.
    let number: UInt32
  }
}

extension SharedResults {
  /// Calls `body` with the lists of rules.
  func withLists<Result: Sendable>(_ body: (inout sending SharedRuleLists) -> sending Result)
    -> Result
  {
    lists.withLock(body)
  }

  /// The plan of the rules with a number, made with `make` if it is not known.
  func plan(of number: UInt32, _ make: ([UInt32]) -> VariablePlan) -> VariablePlan {
    let (known, rules) = lists.withLock { $0.plan(of: number) }
    if let known { return known }
    let plan = make(rules)
    lists.withLock { $0.keep(plan, of: number) }
    return plan
  }

  /// The value of a declaration for some bindings; `nil` if it is not known.
  func value(for key: Key) -> Value? { values.withLock { $0[key] } }

  /// Keeps the value of a declaration, unless its text is long.
  ///
  /// - Parameters:
  ///   - typed: the value.
  ///   - size: the number of bytes of its text.
  ///   - key: the declaration.
  ///   - table: numbers values that are the same for all elements.
  /// - Returns: the value with its number.
  func keep(
    _ typed: TypedDeclaration, ofSize size: Int, for key: Key, _ table: ValueTable
  ) -> Value {
    guard size <= Self.textCapacity else { return Value(typed: typed, number: 0) }
    return values.withLock { values in
      guard values.count < Self.valueCapacity else { return Value(typed: typed, number: 0) }
      var number: UInt32 = 0
      if case .computed(let value) = typed { number = table.number(of: value) }
      let value = Value(typed: typed, number: number)
      values[key] = value
      return value
    }
  }
}
