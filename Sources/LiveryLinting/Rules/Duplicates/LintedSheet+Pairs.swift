// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryPrinting

extension LintedSheet {
  /// Returns pairs of declarations with equal keys in one block under the same conditions.
  ///
  /// - Parameter key: Returns the key of a declaration, or `nil` to exclude it.
  /// - Returns: The pairs, in the order of the later declarations.
  func pairs<Key: Hashable>(by key: (LintedDeclaration) -> Key?) -> [DeclarationPair] {
    var pairs: [DeclarationPair] = []
    var last: [PairKey<Key>: Int] = [:]
    for block in blocks where block.declarations.count > 1 && block.acceptsProperties {
      last.removeAll(keepingCapacity: true)
      for (number, index) in block.declarations.enumerated() {
        let later = declarations[Int(index)]
        guard let key = key(later), !isUnsupported(later) else { continue }
        let pairKey = PairKey(key: key, contexts: contexts.number(of: later.node))
        guard let known = last.updateValue(number, forKey: pairKey) else { continue }
        let pair = DeclarationPair(
          sheet: self, earlier: declarations[Int(block.declarations[known])], later: later,
          areAdjacent: known + 1 == number)
        // An important declaration remains the one to override.
        if !pair.laterWins { last[pairKey] = known }
        pairs.append(pair)
      }
    }
    return pairs
  }
}

/// The properties that the declarations of a pair share, including the conditions.
private struct PairKey<Key: Hashable>: Hashable {
  let key: Key
  let contexts: Int
}

extension LintedBlock {
  /// Whether the block's declarations apply to elements.
  var acceptsProperties: Bool { kind == .style || kind == .keyframe }
}
