// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorTable {
  /// Parses compounds and combinators up to a comma or the end, and appends the record.
  ///
  /// Defined by
  /// [`<complex-selector>`](https://drafts.csswg.org/selectors-4/#typedef-complex-selector).
  mutating func parseComplexSelector(
    _ input: inout SelectorInput, _ names: inout AtomTable
  ) -> Bool {
    let start = components.count
    input.specificityBuilder = SpecificityBuilder()
    input.skipTrivia()
    var leading: SimpleSelector.Kind?
    if input.anchor.isRelative, let combinator = consumeCombinator(&input) {
      leading = combinator
      input.skipTrivia()
    }
    guard parseCompounds(&input, &names) else { return false }
    if input.anchor.isScoped, leading == nil,
      input.specificityBuilder.flags.isDisjoint(with: [.scope, .nesting])
    {
      leading = .descendant
    }
    finish(&input.specificityBuilder, from: start, leading: leading, nesting: input.anchor.nesting)
    return true
  }

  /// Parses compounds and combinators up to a comma or the end.
  @inline(__always)
  mutating func parseCompounds(_ input: inout SelectorInput, _ names: inout AtomTable) -> Bool {
    while parseCompound(&input, &names) {
      let space = input.skipTrivia()
      if input.endsSelector { return true }
      if input.specificityBuilder.pseudoElement != nil {
        return input.fail(.endAfterPseudoElement)
      }
      guard let combinator = consumeCombinator(&input) ?? (space ? .descendant : nil) else {
        return input.fail(.combinator)
      }
      input.skipTrivia()
      components.append(SimpleSelector(combinator))
      input.specificityBuilder.flags.insert(.combinator)
      input.specificityBuilder.beginCompound()
    }
    return false
  }

  /// Consumes `>`, `+` or `~`.
  @inline(__always)
  func consumeCombinator(_ input: inout SelectorInput) -> SimpleSelector.Kind? {
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

  /// Reorders the parsed components into matching order and appends the record.
  private mutating func finish(
    _ specificityBuilder: inout SpecificityBuilder, from start: Int, leading: SimpleSelector.Kind?,
    nesting: UInt32?
  ) {
    reverseCompounds(from: start, specificityBuilder.flags)
    if let nesting, leading != nil || !specificityBuilder.flags.contains(.nesting) {
      components.append(SimpleSelector(leading ?? .descendant))
      components.append(SimpleSelector(.nesting, nesting))
      specificityBuilder.flags.formUnion([.combinator, .nesting])
      specificityBuilder.flags.formUnion(nestings[Int(nesting)].flags)
      specificityBuilder.add(nestings[Int(nesting)].specificity)
    } else if let leading, nesting == nil {
      components.append(SimpleSelector(leading))
      components.append(SimpleSelector(.scope))
      specificityBuilder.flags.formUnion([.combinator, .scope])
    }
    selectors.append(
      specificityBuilder.record(
        of: UInt32(truncatingIfNeeded: start)..<UInt32(truncatingIfNeeded: components.count)))
    if !pending.components.isEmpty { appendPending() }
  }

  /// Reverses the order of the compounds, but keeps the order within each.
  @inline(__always)
  mutating func reverseCompounds(from start: Int, _ flags: SelectorRecord.Flags) {
    if flags.isDisjoint(with: [.combinator, .pseudoElement]) { return }
    reverseCompounds(from: start)
  }

  private mutating func reverseCompounds(from start: Int) {
    components.withUnsafeMutableBufferPointer { all in
      all.reverse(start..<all.count)
      var first = start
      while first < all.count {
        var end = first
        while end < all.count, !all[end].kind.isCombinator { end += 1 }
        all.reverse(first..<end)
        first = end + 1
      }
    }
  }
}

extension UnsafeMutableBufferPointer<SimpleSelector> {
  /// Reverses a range.
  @inline(__always)
  fileprivate func reverse(_ run: Range<Int>) {
    var (low, high) = (run.lowerBound, run.upperBound - 1)
    while low < high {
      swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}
