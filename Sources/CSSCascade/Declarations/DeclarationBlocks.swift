// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The declarations of an index's rules with their values, as far as they were asked for.
struct ReadDeclarations: Sendable {
  /// The declarations of each rule.
  let blocks: DeclarationBlocks
  /// The values of the declarations in ``blocks`` that are the same for every element.
  let values = ValueTable()
  /// The keys of the declarations in ``blocks`` that styled elements asked for.
  let table: DeclarationTable

  init(ruleCount: Int) {
    blocks = DeclarationBlocks(count: ruleCount)
    table = DeclarationTable(values)
  }
}

/// The blocks of an index's rules, each read when it is asked for first.
///
/// The rules that follow one another share a page, which is there once one of them was asked for: of a theme of ten
/// thousand rules a program may ask for ten.
final class DeclarationBlocks: Sendable {
  private let pages: Mutex<[Page]>

  private typealias Page = [DeclarationBlock?]
  private static let pageSize = 64

  /// A place for the blocks of some rules.
  init(count: Int) {
    let pageCount = (count + Self.pageSize - 1) / Self.pageSize
    pages = Mutex([Page](repeating: [], count: pageCount))
  }

  /// The block of a rule, read with `read` by the first who asks.
  func block(of rule: Int, _ read: () -> DeclarationBlock) -> DeclarationBlock {
    let (page, place) = rule.quotientAndRemainder(dividingBy: Self.pageSize)
    if let known = pages.withLock({ $0[page].isEmpty ? nil : $0[page][place] }) { return known }
    // Read outside of the lock; who reads the same at the same time comes to the same.
    let block = read()
    return pages.withLock { pages in
      if pages[page].isEmpty { pages[page] = Page(repeating: nil, count: Self.pageSize) }
      if let known = pages[page][place] { return known }
      pages[page][place] = block
      return block
    }
  }
}
