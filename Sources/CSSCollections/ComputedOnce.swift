// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A value that is computed at the first request and then kept; tasks may share it.
///
/// A later request loads a reference and takes no lock.
package struct ComputedOnce<Value: Sendable>: ~Copyable, Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box = AtomicLazyReference<Box>()
  private let lock = Mutex<Void>(())

  /// A value that is not computed yet.
  package init() {}

  /// A value that was computed before.
  package init(_ value: Value) { _ = box.storeIfNil(Box(value)) }

  /// The value, if it was computed.
  package var known: Value? { box.load()?.value }

  /// Returns the value, and computes it at the first request.
  ///
  /// Other tasks wait meanwhile. The function must not ask for the value itself.
  package borrowing func value(_ compute: () -> Value) -> Value {
    if let box = box.load() { return box.value }
    return lock.withLock { _ in
      if let box = box.load() { return box.value }
      return box.storeIfNil(Box(compute())).value
    }
  }
}
