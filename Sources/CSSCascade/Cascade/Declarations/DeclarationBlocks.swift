// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The blocks of an index's rules, each read when it is asked for first.
///
/// A rule that nobody asks for takes eight bytes.
final class DeclarationBlocks: Sendable {
  private let blocks: Mutex<[DeclarationBlock?]>

  /// A place for the blocks of some rules.
  init(count: Int) { blocks = Mutex([DeclarationBlock?](repeating: nil, count: count)) }

  /// The block of a rule, read with `read` by the first who asks.
  func block(of rule: Int, _ read: () -> DeclarationBlock) -> DeclarationBlock {
    if let known = blocks.withLock({ $0[rule] }) { return known }
    // Read outside of the lock; who reads the same at the same time comes to the same.
    let block = read()
    return blocks.withLock { blocks in
      if let known = blocks[rule] { return known }
      blocks[rule] = block
      return block
    }
  }
}
