// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorTable {
  /// Parses the language ranges of `:lang()`, each an identifier or a string.
  ///
  /// Defined by
  /// [Selectors Level 4, section 10.2](https://drafts.csswg.org/selectors-4/#the-lang-pseudo).
  mutating func parseLanguages(from colon: Int, _ input: inout SelectorInput) -> Bool {
    guard allowsPseudoClass(from: colon, &input) else { return false }
    input.position += 1
    let first = UInt32(truncatingIfNeeded: languages.ranges.count)
    repeat {
      input.skipTrivia()
      guard input.kind == .ident || input.kind == .string else { return input.fail(.language) }
      let start = UInt32(truncatingIfNeeded: text.count)
      input.withValue(of: input.position) { text.append(contentsOf: $0) }
      languages.append(
        start..<UInt32(truncatingIfNeeded: text.count), isQuoted: input.kind == .string)
      input.position += 1
      input.skipTrivia()
    } while input.consumeComma()
    components.append(
      SimpleSelector(.language, UInt32(truncatingIfNeeded: languages.lists.count)))
    languages.lists.append(first..<UInt32(truncatingIfNeeded: languages.ranges.count))
    input.specificityBuilder.b += 1
    return closeArgument(&input)
  }

  /// Moves to the identifier that is the argument of a pseudo-class.
  ///
  /// - Returns: `false` if there is none; the failure is then recorded.
  func beginIdentifier(
    _ accepted: SelectorFailure.Accepted, from colon: Int, _ input: inout SelectorInput
  ) -> Bool {
    guard allowsPseudoClass(from: colon, &input) else { return false }
    input.position += 1
    input.skipTrivia()
    return input.kind == .ident || input.fail(accepted)
  }

  /// Parses `:dir()`; an unknown direction is valid and matches no element.
  ///
  /// Defined by
  /// [Selectors Level 4, section 10.1](https://drafts.csswg.org/selectors-4/#the-dir-pseudo).
  mutating func parseDirection(
    from colon: Int, _ input: inout SelectorInput, _ names: inout AtomTable
  ) -> Bool {
    guard beginIdentifier(.direction, from: colon, &input) else { return false }
    if input.stream.value(of: input.position, equals: "ltr") {
      components.append(SimpleSelector(.direction, UInt32(Direction.ltr.rawValue)))
    } else if input.stream.value(of: input.position, equals: "rtl") {
      components.append(SimpleSelector(.direction, UInt32(Direction.rtl.rawValue)))
    } else {
      let keyword = input.atom(of: input.position, in: &names)
      components.append(
        SimpleSelector(.direction, keyword.rawValue &+ Direction.unknownKeywordOffset))
    }
    input.specificityBuilder.b += 1
    input.position += 1
    return closeArgument(&input)
  }
}
