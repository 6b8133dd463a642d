// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorTable {
  /// Parses a pseudo-class or a pseudo-element from its first colon on.
  ///
  /// Defined by
  /// [`<pseudo-class-selector>`](https://drafts.csswg.org/selectors-4/#typedef-pseudo-class-selector).
  mutating func parsePseudo(_ input: inout SelectorInput, _ names: inout AtomTable) -> Bool {
    let colon = input.position
    input.advance()
    switch input.kind {
    case .ident:
      if let pseudoClass = input.withValue(of: input.position, { PseudoClass(named: $0) }) {
        return append(pseudoClass, from: colon, &input)
      }
      let legacy = input.withValue(of: input.position) { PseudoElement(named: $0) }
      guard let legacy, legacy.isLegacy else {
        let name = input.stream.value(of: input.position).lowercased()
        let isUnsupported = UnsupportedSelectorNames.hasPseudoClass(name)
        return input.fail(
          isUnsupported ? .unsupportedPseudoClass : .unknownPseudoClass, colon..<input.position + 1)
      }
      return append(legacy, from: colon, &input)
    case .colon:
      input.advance()
      return parsePseudoElement(from: colon, &input, &names)
    case .function:
      return parseFunction(from: colon, &input, &names)
    default:
      return input.fail(.pseudoClassName)
    }
  }

  private mutating func append(
    _ pseudoClass: PseudoClass, from colon: Int, _ input: inout SelectorInput
  ) -> Bool {
    if let element = input.specificityBuilder.pseudoElement, !element.isElementBacked,
      !pseudoClass.isUserAction
    {
      input.position = colon
      return failAfterPseudoElement(&input)
    }
    components.append(SimpleSelector(.pseudoClass, UInt32(pseudoClass.rawValue)))
    input.specificityBuilder.b += 1
    if pseudoClass == .scope { input.specificityBuilder.flags.insert(.scope) }
    input.advance()
    return true
  }

  /// Parses a functional pseudo-class.
  private mutating func parseFunction(
    from colon: Int, _ input: inout SelectorInput, _ names: inout AtomTable
  ) -> Bool {
    let function = input.withValue(of: input.position) { FunctionalPseudoClass(named: $0) }
    let tokens = colon..<input.position + 1
    switch function {
    case .state:
      return parseState(from: colon, &input, &names)
    case .lang:
      return parseLanguages(from: colon, &input)
    case .dir:
      return parseDirection(from: colon, &input, &names)
    case .is where input.purpose == .description, .where where input.purpose == .description:
      return openFunction(&input, &names)
    case .some where input.purpose == .description:
      return input.fail(
        .undescriptive(.function), tokens)
    case .is, .where, .not:
      return parseLogical(&input, &names, of: function)
    case .has:
      return parseHas(from: colon, &input, &names)
    case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType:
      return parseNth(&input, &names, of: function, from: colon)
    case .current, .host, .hostContext:
      return input.fail(.unsupportedPseudoClass, tokens)
    case nil:
      let name = input.stream.value(of: input.position).lowercased()
      let isUnsupported = UnsupportedSelectorNames.functions.contains(name)
      return input.fail(isUnsupported ? .unsupportedPseudoClass : .unknownPseudoClass, tokens)
    }
  }

  /// Defined by
  /// [the custom state pseudo-class](https://html.spec.whatwg.org/multipage/semantics-other.html#selector-custom).
  private mutating func parseState(
    from colon: Int, _ input: inout SelectorInput, _ names: inout AtomTable
  ) -> Bool {
    guard beginIdentifier(.stateName, from: colon, &input) else { return false }
    components.append(SimpleSelector(.state, input.atom(of: input.position, in: &names)))
    input.specificityBuilder.b += 1
    input.position += 1
    return closeArgument(&input)
  }

  /// Checks that a function other than a user action may follow the compound so far.
  func allowsPseudoClass(from colon: Int, _ input: inout SelectorInput) -> Bool {
    guard let element = input.specificityBuilder.pseudoElement, !element.isElementBacked else {
      return true
    }
    input.position = colon
    return failAfterPseudoElement(&input)
  }

  /// Consumes the parenthesis after an argument; the end of the text closes it as well.
  func closeArgument(_ input: inout SelectorInput) -> Bool {
    input.skipTrivia()
    guard input.kind == .rightParenthesis || input.kind == .endOfFile else {
      return input.fail(.parenthesis)
    }
    if input.kind == .rightParenthesis { input.advance() }
    return true
  }
}

extension SelectorTable {
  /// Begins to parse the compound in `:is(` or `:where(` of a description.
  private mutating func openFunction(
    _ input: inout SelectorInput, _ names: inout AtomTable
  ) -> Bool {
    guard input.specificityBuilder.pseudoElement == nil else {
      return failAfterPseudoElement(&input)
    }
    input.position += 1
    input.skipTrivia()
    if input.kind == .rightParenthesis || input.kind == .endOfFile {
      return input.fail(
        .undescriptive(.emptyList), input.position - 1..<input.position)
    }
    input.specificityBuilder.openFunctions += 1
    return parseType(&input, &names)
  }

  /// Ends `:is(` or `:where(` of a description after its one compound.
  func closeFunction(_ input: inout SelectorInput) -> Bool {
    input.skipTrivia()
    if input.kind == .rightParenthesis || input.kind == .endOfFile {
      input.specificityBuilder.openFunctions -= 1
      if input.kind == .rightParenthesis { input.advance() }
      return true
    }
    return input.fail(
      .undescriptive(.multipleCompounds), input.position..<input.position + 1)
  }
}
