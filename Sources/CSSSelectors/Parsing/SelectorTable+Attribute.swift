// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorTable {
  /// Parses `[name]`, or a name, an operator, a value and a flag in brackets.
  ///
  /// Defined by
  /// [`<attribute-selector>`](https://drafts.csswg.org/selectors-4/#typedef-attribute-selector).
  mutating func parseAttribute(_ input: inout SelectorInput, _ names: inout AtomTable) -> Bool {
    guard input.specificityBuilder.pseudoElement == nil else {
      return failAfterPseudoElement(&input)
    }
    input.position += 1
    input.skipTrivia()
    var flags: SimpleSelector.Flags = []
    guard let name = parseAttributeName(&input, &names, flags: &flags) else { return false }
    input.skipTrivia()
    var comparison = AttributeTest.Comparison.presence
    var sensitivity = AttributeTest.CaseSensitivity.standard
    let start = text.count
    if !endsAttribute(input) {
      guard let parsed = parseComparison(&input), parseAttributeValue(&input, &sensitivity) else {
        return false
      }
      comparison = parsed
    }
    if input.kind == .rightBracket { input.position += 1 }
    input.skipComments()
    let value = UInt32(truncatingIfNeeded: start)..<UInt32(truncatingIfNeeded: text.count)
    attributes.append(
      AttributeTest(name: name, comparison: comparison, sensitivity: sensitivity, value: value))
    components.append(
      SimpleSelector(.attribute, UInt32(truncatingIfNeeded: attributes.count - 1), flags: flags))
    input.specificityBuilder.b += 1
    return true
  }

  /// The end of the text closes an open bracket.
  private func endsAttribute(_ input: SelectorInput) -> Bool {
    input.kind == .rightBracket || input.kind == .endOfFile
  }

  /// Parses the name with its optional namespace prefix.
  private func parseAttributeName(
    _ input: inout SelectorInput, _ names: inout AtomTable, flags: inout SimpleSelector.Flags
  ) -> Atom? {
    if input.kind == .ident {
      let position = input.position
      input.advance()
      if input.delimiter == UInt8(ascii: "|"), !isFollowedByEqualsSign(input) {
        return input.consumeNamespacedName(prefix: position, orUniversal: false)
          .map { names.intern($0.text) }
      }
      return input.atom(of: position, in: &names)
    }
    if input.delimiter == UInt8(ascii: "*") {
      flags = .anyNamespace
      input.advance()
      guard input.delimiter == UInt8(ascii: "|") else {
        _ = input.fail(.attributeBar)
        return nil
      }
      input.advance()
    } else if input.delimiter == UInt8(ascii: "|") {
      flags = .noNamespace
      input.advance()
    }
    guard input.kind == .ident else {
      _ = input.fail(.attributeName)
      return nil
    }
    defer { input.position += 1 }
    return input.atom(of: input.position, in: &names)
  }

  private func isFollowedByEqualsSign(_ input: SelectorInput) -> Bool {
    var ahead = input
    ahead.advance()
    return ahead.delimiter == UInt8(ascii: "=")
  }

  /// Defined by [`<attr-matcher>`](https://drafts.csswg.org/selectors-4/#typedef-attr-matcher).
  private func parseComparison(_ input: inout SelectorInput) -> AttributeTest.Comparison? {
    let comparison: AttributeTest.Comparison
    switch input.delimiter {
    case UInt8(ascii: "="): comparison = .equals
    case UInt8(ascii: "~"): comparison = .includes
    case UInt8(ascii: "|"): comparison = .dashMatch
    case UInt8(ascii: "^"): comparison = .prefix
    case UInt8(ascii: "$"): comparison = .suffix
    case UInt8(ascii: "*"): comparison = .substring
    default:
      _ = input.fail(.attributeOperator)
      return nil
    }
    input.advance()
    if comparison != .equals {
      guard input.delimiter == UInt8(ascii: "=") else {
        _ = input.fail(.equalsSign)
        return nil
      }
      input.position += 1
    }
    input.skipTrivia()
    return comparison
  }

  /// Parses the value and the flag, and appends the value to the table's text.
  private mutating func parseAttributeValue(
    _ input: inout SelectorInput, _ sensitivity: inout AttributeTest.CaseSensitivity
  ) -> Bool {
    guard input.kind == .ident || input.kind == .string else {
      return input.fail(.attributeValue)
    }
    input.withValue(of: input.position) { text.append(contentsOf: $0) }
    input.position += 1
    input.skipTrivia()
    if input.kind == .ident {
      if input.stream.value(of: input.position, equals: "i") {
        sensitivity = .insensitive
      } else if input.stream.value(of: input.position, equals: "s") {
        sensitivity = .sensitive
      } else {
        return input.fail(.attributeFlag)
      }
      input.position += 1
      input.skipTrivia()
    }
    return endsAttribute(input) || input.fail(.bracket)
  }
}
