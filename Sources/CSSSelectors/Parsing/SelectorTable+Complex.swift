// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SelectorTable {
  /// Reads compounds and combinators up to a comma or the end, and appends the record.
  ///
  /// Defined by
  /// [`<complex-selector>`](https://drafts.csswg.org/selectors-4/#typedef-complex-selector).
  mutating func parseComplexSelector(
    _ input: inout SelectorInput, _ names: inout AtomTable
  ) -> Bool {
    let start = components.count
    var tally = SelectorTally()
    input.skipTrivia()
    var leading: SimpleSelector.Kind?
    if input.nesting != nil, let combinator = takeCombinator(&input) {
      leading = combinator
      input.skipTrivia()
    }
    while parseCompound(&input, &names, &tally) {
      let space = input.skipTrivia()
      if input.kind == .comma || input.kind == .endOfFile {
        finish(from: start, &tally, leading: leading, nesting: input.nesting)
        return true
      }
      if tally.pseudoElement != nil {
        return input.fail(.endAfterPseudoElement)
      }
      guard let combinator = takeCombinator(&input) ?? (space ? .descendant : nil) else {
        return input.fail(.combinator)
      }
      input.skipTrivia()
      components.append(SimpleSelector(combinator))
      tally.flags.insert(.combinator)
      tally.beginCompound()
    }
    return false
  }

  /// Takes `>`, `+` or `~`.
  @inline(__always)
  private func takeCombinator(_ input: inout SelectorInput) -> SimpleSelector.Kind? {
    let combinator: SimpleSelector.Kind
    switch input.delimiter {
    case UInt8(ascii: ">"): combinator = .child
    case UInt8(ascii: "+"): combinator = .nextSibling
    case UInt8(ascii: "~"): combinator = .subsequentSibling
    default: return nil
    }
    input.position += 1
    return combinator
  }

  /// Puts the components that were read from left to right into matching order and appends the
  /// record.
  private mutating func finish(
    from start: Int, _ tally: inout SelectorTally, leading: SimpleSelector.Kind?, nesting: UInt32?
  ) {
    if !tally.flags.isDisjoint(with: [.combinator, .pseudoElement]) {
      reverseCompounds(from: start)
    }
    if let nesting, leading != nil || !tally.flags.contains(.nesting) {
      components.append(SimpleSelector(leading ?? .descendant))
      components.append(SimpleSelector(.nesting, nesting))
      tally.flags.formUnion([.combinator, .nesting])
      tally.add(nestings[Int(nesting)].specificity)
    }
    selectors.append(
      SelectorRecord(
        components: UInt32(
          truncatingIfNeeded: start)..<UInt32(truncatingIfNeeded: components.count),
        specificity: tally.specificity, key: tally.key,
        bucket: tally.bucket, flags: tally.flags))
  }

  /// Turns the order of the compounds round and keeps the order in each of them.
  private mutating func reverseCompounds(from start: Int) {
    components.withUnsafeMutableBufferPointer { all in
      var part = UnsafeMutableBufferPointer(rebasing: all[start...])
      part.reverse()
      var first = 0
      while first < part.count {
        var end = first
        while end < part.count, !part[end].kind.isCombinator { end += 1 }
        part[first..<end].reverse()
        first = end + 1
      }
    }
  }
}
