// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A value that is computed on first access and then stored; tasks may share it.
///
/// A later access loads a reference and takes no lock.
package struct ComputedOnce<Value: Sendable>: ~Copyable, Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box = AtomicLazyReference<Box>()
  private let lock = Mutex<Void>(())

  /// Creates a value that is not computed yet.
  package init() {}

  /// Creates a value that is already computed.
  package init(_ value: Value) { _ = box.storeIfNil(Box(value)) }

  /// The value, or `nil` if it is not computed yet.
  package var valueIfComputed: Value? { box.load()?.value }

  /// Returns the value, and computes it on first access.
  ///
  /// Other tasks wait meanwhile. The closure must not access the value itself.
  package borrowing func value(_ compute: () -> Value) -> Value {
    if let box = box.load() { return box.value }
    return lock.withLock { _ in
      if let box = box.load() { return box.value }
      return box.storeIfNil(Box(compute())).value
    }
  }
}
