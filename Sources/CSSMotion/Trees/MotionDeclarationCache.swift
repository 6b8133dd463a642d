// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The declarations of the styles of a tree by their numbers.
final class MotionDeclarationCache: Sendable {
  private let values = Mutex<[UInt32: MotionDeclarations]>([:])
  /// The maximum number of styles, after which the cache starts again.
  private static let capacity = 4096

  /// Returns the declarations of a style, which `make` reads if they are not stored.
  func value(for style: UInt32, _ make: () -> MotionDeclarations) -> MotionDeclarations {
    if let cached = values.withLock({ $0[style] }) { return cached }
    let made = make()
    values.withLock { values in
      if values.count >= Self.capacity { values.removeAll() }
      values[style] = made
    }
    return made
  }
}
