// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Synchronization

/// The objects that the elements of a tree represent, by index.
final class ObjectTable: Sendable {
  private let objects = Mutex<[Int: ObjectIdentifier]?>(nil)

  /// Returns the object of an element.
  func object(at index: Int, in tree: StyledTree) -> ObjectIdentifier? {
    objects.withLock { objects in
      let known = objects ?? tree.objects
      objects = known
      return known[index]
    }
  }
}
