// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryPrinting

extension LintedSheet {
  /// The declarations that stand behind one another in one block under the same conditions, where a key of both is the same.
  ///
  /// - Parameter key: What two declarations have to have in common; nil where a declaration is in no pair.
  /// - Returns: The pairs, in the order of the later declarations.
  func pairs<Key: Hashable>(by key: (LintedDeclaration) -> Key?) -> [DeclarationPair] {
    var pairs: [DeclarationPair] = []
    var last: [PairPlace<Key>: Int] = [:]
    for block in blocks where block.declarations.count > 1 && block.takesProperties {
      last.removeAll(keepingCapacity: true)
      for (number, index) in block.declarations.enumerated() {
        let later = declarations[Int(index)]
        guard let key = key(later), !isUnsupported(later) else { continue }
        let place = PairPlace(key: key, surroundings: surroundings.number(of: later.node))
        guard let known = last.updateValue(number, forKey: place) else { continue }
        let pair = DeclarationPair(
          sheet: self, earlier: declarations[Int(block.declarations[known])], later: later,
          areAdjacent: known + 1 == number)
        // What is important stays the one to beat.
        if !pair.laterWins { last[place] = known }
        pairs.append(pair)
      }
    }
    return pairs
  }
}

/// What the declarations of a pair have in common, the conditions included.
private struct PairPlace<Key: Hashable>: Hashable {
  let key: Key
  let surroundings: Int
}

extension LintedBlock {
  /// Whether its declarations are those of elements.
  var takesProperties: Bool { kind == .style || kind == .keyframe }
}
