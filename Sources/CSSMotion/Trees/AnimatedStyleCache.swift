// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Synchronization

/// The numbers of the styles of animated elements, each computed on first use.
final class AnimatedStyleCache: Sendable {
  private let numbers = Mutex<[Int: AnimatedStyler.StyleNumber?]>([:])

  /// The number of the style of an element: `nil` if it is unknown, and a `nil` number if the style
  /// is that of the tree.
  subscript(element: Int) -> AnimatedStyler.StyleNumber?? {
    get { numbers.withLock { $0[element] } }
    set { numbers.withLock { $0[element] = newValue } }
  }
}
