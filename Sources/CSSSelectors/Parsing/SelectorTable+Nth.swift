// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorTable {
  /// Parses `:nth-child()` and related functions.
  ///
  /// Defined by
  /// [Selectors Level 4, sections 13.3 and 13.4](https://drafts.csswg.org/selectors-4/#child-index).
  mutating func parseNth(
    _ input: inout SelectorInput, _ names: inout AtomTable, of function: FunctionalPseudoClass?,
    from colon: Int
  ) -> Bool {
    guard let order = function?.order, allowsPseudoClass(from: colon, &input) else { return false }
    input.position += 1
    var cursor = TokenCursor(input.stream, input.position..<input.end)
    let formula = AnPlusB(parsing: &cursor)
    input.position = cursor.position
    guard let formula else { return input.fail(.formula) }
    input.skipTrivia()
    var argument: UInt32?
    if order == .child || order == .lastChild, input.kind == .ident,
      input.stream.value(of: input.position, equals: "of")
    {
      input.position += 1
      argument = parseArgument(&input, &names, as: .real)
      guard argument != nil else { return false }
    }
    nths.append(
      NthTest(order: order, step: formula.step, offset: formula.offset, argument: argument))
    components.append(SimpleSelector(.nth, UInt32(truncatingIfNeeded: nths.count - 1)))
    input.specificityBuilder.b += 1
    if let argument { input.specificityBuilder.add(arguments[Int(argument)].specificity) }
    return closeArgument(&input)
  }
}

extension FunctionalPseudoClass {
  /// The siblings that count, for `:nth-child()` and related functions.
  fileprivate var order: NthTest.Order? {
    switch self {
    case .nthChild: .child
    case .nthLastChild: .lastChild
    case .nthOfType: .ofType
    case .nthLastOfType: .lastOfType
    default: nil
    }
  }
}
