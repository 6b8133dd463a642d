// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// The grammar of the selector list of a function.
enum SelectorListGrammar {
  /// Invalid selectors are dropped, and the list may be empty.
  ///
  /// Defined by
  /// [`<forgiving-selector-list>`](https://drafts.csswg.org/selectors-4/#typedef-forgiving-selector-list).
  case forgiving
  /// An invalid selector makes the list invalid.
  ///
  /// Defined by
  /// [`<complex-real-selector-list>`](https://drafts.csswg.org/selectors-4/#typedef-complex-real-selector-list).
  case real
  /// An invalid selector makes the list invalid, and a selector may begin with a combinator.
  ///
  /// Defined by
  /// [`<relative-selector-list>`](https://drafts.csswg.org/selectors-4/#typedef-relative-selector-list).
  case relative
}

extension SelectorTable {
  /// Parses the selector list of a function up to its parenthesis, and returns its index.
  ///
  /// `element` is the pseudo-element that the function applies to, or `nil` for a proper element.
  /// The flags of the list are added to the input's specificity builder, but not its specificity.
  ///
  /// The recursion through nested functions is limited by ``SelectorInput/maximumDepth``.
  mutating func parseArgument(
    _ input: inout SelectorInput, _ names: inout AtomTable, as grammar: SelectorListGrammar,
    of element: PseudoElement? = nil
  ) -> UInt32? {
    guard input.functions.count < SelectorInput.maximumDepth else {
      _ = input.fail(.tooDeep, input.position - 1..<input.position)
      return nil
    }
    input.functions.count += 1
    let outer = input.specificityBuilder
    defer { input.functions.count -= 1 }
    let isForgiving = grammar == .forgiving && input.purpose != .condition
    let firstRecord = pending.records.count
    var inside = SpecificityBuilder()
    input.skipTrivia()
    if !isForgiving || !input.endsArgument {
      repeat {
        let (checkpoint, start) = (checkpoint, input.position)
        if parseBranch(&input, &names, as: grammar, of: element) {
          inside.add(input.specificityBuilder)
          continue
        }
        guard isForgiving, input.failure?.isForgivable == true else { return nil }
        restore(checkpoint)
        input.failure = nil
        // An `&` in a dropped selector still prevents an implied `&` before the rule's selector.
        if input.skipBranch(from: start) { inside.flags.insert(.nesting) }
      } while input.consumeComma()
    }
    let isComplex = grammar == .relative || inside.isComplex
    let specificity = pending.records[firstRecord...].reduce(Specificity.zero) {
      max($0, $1.specificity)
    }
    let branches = closeBranches(from: firstRecord)
    arguments.append(
      SelectorArgument(branches: branches, specificity: specificity, isComplex: isComplex))
    input.specificityBuilder = outer
    input.specificityBuilder.flags.formUnion(inside.flags.intersection([.nesting, .has, .scope]))
    input.specificityBuilder.isComplex = outer.isComplex || isComplex
    return UInt32(truncatingIfNeeded: arguments.count - 1)
  }

  /// Parses a selector of a function's list and moves it to the pending ones, with its specificity.
  private mutating func parseBranch(
    _ input: inout SelectorInput, _ names: inout AtomTable, as grammar: SelectorListGrammar,
    of element: PseudoElement?
  ) -> Bool {
    let start = components.count
    input.specificityBuilder = SpecificityBuilder()
    input.specificityBuilder.pseudoElement = element
    input.skipTrivia()
    var leading = SimpleSelector.Kind.descendant
    if grammar == .relative, let combinator = consumeCombinator(&input) {
      leading = combinator
      input.skipTrivia()
    }
    if element != nil, input.beginsType { return failAfterPseudoElement(&input) }
    guard parseCompounds(&input, &names) else { return false }
    reverseCompounds(from: start, input.specificityBuilder.flags)
    if grammar == .relative {
      components.append(SimpleSelector(leading))
      components.append(SimpleSelector(.anchor))
      input.specificityBuilder.flags.insert(.combinator)
    }
    pending.records.append(input.specificityBuilder.record(of: moveToPending(from: start)))
    return true
  }
}

extension SelectorInput {
  /// Skips a selector of a function's list, and returns whether it contained an `&`.
  fileprivate mutating func skipBranch(from start: Int) -> Bool {
    position = start
    var hasNesting = false
    var open: [TokenKind] = []
    while kind != .endOfFile {
      let kind = kind
      if open.isEmpty, kind == .comma || kind == .rightParenthesis { break }
      if delimiter == UInt8(ascii: "&") { hasNesting = true }
      if kind == open.last {
        open.removeLast()
      } else if let closing = kind.closing {
        open.append(closing)
      }
      position += 1
    }
    return hasNesting
  }
}
