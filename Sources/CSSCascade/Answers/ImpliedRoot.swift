// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The style of the root above every element whose description names none of its own: the same
/// for all, so it is computed once.
final class ImpliedRoot: Sendable {
  private let style = Mutex<ComputedStyle.Storage?>(nil)

  /// The root's style, as soon as somebody has asked.
  var known: ComputedStyle.Storage? { style.withLock { $0 } }

  /// The root's style, computed with `compute` by the first who asks; every `compute` comes to the same.
  func style(_ compute: () -> ComputedStyle.Storage) -> ComputedStyle.Storage {
    if let style = style.withLock({ $0 }) { return style }
    let computed = compute()
    style.withLock { $0 = computed }
    return computed
  }
}
