// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The results of styling that the trees of some rules share.
///
/// Only so many are kept, because texts and lists of rules may differ from tree to tree without end.
final class SharedResults: Sendable {
  private let lists = Mutex(SharedRuleLists())
  private let values = Mutex<[Key: TypedDeclaration]>([:])

  private static let valueCapacity = 1 << 14
  /// The greatest size in bytes of the text of a value.
  private static let textCapacity = 256

  /// A declaration with variables, and the bindings that it refers to.
  struct Key: Hashable {
    let pending: ObjectIdentifier
    let references: VariableBinding.Fingerprint
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
  func value(for key: Key) -> TypedDeclaration? { values.withLock { $0[key] } }

  /// Keeps the value of a declaration, unless its text is long.
  func keep(_ value: TypedDeclaration, ofSize size: Int, for key: Key) {
    guard size <= Self.textCapacity else { return }
    values.withLock { values in
      if values.count < Self.valueCapacity { values[key] = value }
    }
  }
}
