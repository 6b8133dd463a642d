// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorTable {
  /// Parses `:is()`, `:where()` or `:not()`.
  ///
  /// Defined by
  /// [Selectors Level 4, sections 4.2 to 4.4](https://drafts.csswg.org/selectors-4/#logical-combination).
  mutating func parseLogical(
    _ input: inout SelectorInput, _ names: inout AtomTable, of function: FunctionalPseudoClass?
  ) -> Bool {
    input.position += 1
    let grammar = function == .not ? SelectorListGrammar.real : .forgiving
    guard
      let index = parseArgument(
        &input, &names, as: grammar, of: input.specificityBuilder.pseudoElement)
    else { return false }
    if function == .where {
      components.append(SimpleSelector(.matchesAny, index, flags: .where))
    } else {
      components.append(SimpleSelector(function == .not ? .not : .matchesAny, index))
      input.specificityBuilder.add(arguments[Int(index)].specificity)
    }
    if function != .not, input.specificityBuilder.pseudoElement == nil {
      requireOnlyBranch(of: index, &input.specificityBuilder)
    }
    return closeArgument(&input)
  }

  /// Requires the key name of the argument if the argument has only one selector.
  private func requireOnlyBranch(
    of argument: UInt32, _ specificityBuilder: inout SpecificityBuilder
  ) {
    let range = arguments[Int(argument)].branches
    guard range.count == 1 else { return }
    let branch = branches[Int(range.lowerBound)]
    specificityBuilder.require(branch.key, branch.bucket)
  }

  /// Parses `:has()`, which cannot be nested.
  ///
  /// Defined by
  /// [Selectors Level 4, section 4.5](https://drafts.csswg.org/selectors-4/#relational).
  mutating func parseHas(
    from colon: Int, _ input: inout SelectorInput, _ names: inout AtomTable
  ) -> Bool {
    // Pseudo-elements have no tree of their own: https://drafts.csswg.org/css-shadow-parts-1/#part
    guard input.specificityBuilder.pseudoElement == nil else {
      input.position = colon
      return failAfterPseudoElement(&input)
    }
    if input.functions.containsHas {
      return input.fail(.unexpected(.noHas), colon..<input.position + 1)
    }
    input.position += 1
    input.functions.containsHas = true
    defer { input.functions.containsHas = false }
    guard let index = parseArgument(&input, &names, as: .relative) else {
      return false
    }
    components.append(SimpleSelector(.has, index))
    input.specificityBuilder.add(arguments[Int(index)].specificity)
    input.specificityBuilder.flags.insert(.has)
    return closeArgument(&input)
  }
}
