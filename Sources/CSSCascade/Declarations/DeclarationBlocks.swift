// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The declarations of an index's rules with their values, parsed on first use.
struct ParsedDeclarations: Sendable {
  /// The declarations of each rule.
  let blocks: DeclarationBlocks
  /// The values of the declarations in ``blocks`` that are the same for every element.
  let values = ValueTable()
  /// The keys of the declarations in ``blocks`` that styled elements use.
  let table: DeclarationTable

  init(ruleCount: Int) {
    blocks = DeclarationBlocks(count: ruleCount)
    table = DeclarationTable(values)
  }
}

/// The blocks of an index's rules, each parsed on first use.
///
/// Consecutive rules share a page, which is allocated when any of them is used: a program may use
/// ten rules of a theme of ten thousand.
final class DeclarationBlocks: Sendable {
  private let pages: Mutex<[Page]>

  private typealias Page = [DeclarationBlock?]
  private static let pageSize = 64

  /// Creates storage for the blocks of some rules.
  init(count: Int) {
    let pageCount = (count + Self.pageSize - 1) / Self.pageSize
    pages = Mutex([Page](repeating: [], count: pageCount))
  }

  /// Returns the block of a rule, which `read` parses on first use.
  func block(of rule: Int, _ read: () -> DeclarationBlock) -> DeclarationBlock {
    let (page, offset) = rule.quotientAndRemainder(dividingBy: Self.pageSize)
    if let cached = pages.withLock({ $0[page].isEmpty ? nil : $0[page][offset] }) { return cached }
    // Parse outside of the lock; concurrent threads parse equal blocks.
    let block = read()
    return pages.withLock { pages in
      if pages[page].isEmpty { pages[page] = Page(repeating: nil, count: Self.pageSize) }
      if let cached = pages[page][offset] { return cached }
      pages[page][offset] = block
      return block
    }
  }
}
