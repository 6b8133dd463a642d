// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorTable {
  /// Parses a pseudo-element after its two colons.
  ///
  /// Defined by
  /// [`<pseudo-element-selector>`](https://drafts.csswg.org/selectors-4/#typedef-pseudo-element-selector).
  mutating func parsePseudoElement(
    from colon: Int, _ input: inout SelectorInput, _ names: inout AtomTable
  ) -> Bool {
    guard input.kind == .ident || input.kind == .function else {
      return input.fail(.pseudoElementName)
    }
    let tokens = colon..<input.position + 1
    let element = input.withValue(of: input.position) { PseudoElement(named: $0) }
    switch (input.kind, element) {
    case (.function, .part):
      return parsePart(from: colon, &input, &names)
    case (.ident, .some(let element)) where element != .part:
      return append(element, from: colon, &input)
    case (.ident, .part):
      return input.fail(.partFunction)
    case (.ident, nil):
      if let name = input.withValue(of: input.position, lowercasedWebKitName) {
        return appendUnknown(names.intern(name), from: colon, &input)
      }
      return failUnknownPseudoElement(tokens, &input)
    default:
      return failUnknownPseudoElement(tokens, &input)
    }
  }

  private func failUnknownPseudoElement(
    _ tokens: Range<Int>, _ input: inout SelectorInput
  ) -> Bool {
    let name = input.stream.value(of: input.position).lowercased()
    let isUnsupported = UnsupportedSelectorNames.pseudoElements.contains(name)
    return input.fail(isUnsupported ? .unsupportedPseudoElement : .unknownPseudoElement, tokens)
  }

  /// Appends a pseudo-element without arguments.
  mutating func append(
    _ element: PseudoElement, from colon: Int, _ input: inout SelectorInput
  ) -> Bool {
    guard beginPseudoElement(element, from: colon, &input) else { return false }
    components.append(SimpleSelector(.pseudoElement, UInt32(element.rawValue)))
    input.advance()
    return true
  }

  /// Appends an unknown pseudo-element that begins with `-webkit-`.
  ///
  /// Such a selector is valid and matches no element, for style sheets that target browsers.
  ///
  /// Defined by [Selectors Level 4, section 3.6.3](https://drafts.csswg.org/selectors-4/#compat).
  private mutating func appendUnknown(
    _ name: Atom, from colon: Int, _ input: inout SelectorInput
  ) -> Bool {
    if input.purpose == .condition {
      return input.fail(.unknownPseudoElement, colon..<input.position + 1)
    }
    guard beginPseudoElement(nil, from: colon, &input) else { return false }
    components.append(SimpleSelector(.unknownPseudoElement, name))
    input.advance()
    return true
  }

  /// Parses the names of `::part()`.
  ///
  /// Defined by [CSS Shadow Parts, section 4](https://drafts.csswg.org/css-shadow-parts-1/#part).
  private mutating func parsePart(
    from colon: Int, _ input: inout SelectorInput, _ names: inout AtomTable
  ) -> Bool {
    guard beginPseudoElement(.part, from: colon, &input) else { return false }
    input.position += 1
    input.skipTrivia()
    guard input.kind == .ident else { return input.fail(.partName) }
    var flags: SimpleSelector.Flags = []
    while input.kind == .ident {
      let name = input.atom(of: input.position, in: &names)
      components.append(SimpleSelector(.part, name, flags: flags))
      flags = .continued
      input.position += 1
      input.skipTrivia()
    }
    return closeArgument(&input)
  }

  /// Checks that a pseudo-element may stand here, and begins its compound.
  private mutating func beginPseudoElement(
    _ element: PseudoElement?, from colon: Int, _ input: inout SelectorInput
  ) -> Bool {
    let mayFollow = input.specificityBuilder.pseudoElement.map { $0.mayOriginate(element) } ?? true
    let isInside = input.specificityBuilder.openFunctions > 0 || input.functions.count > 0
    guard mayFollow, !isInside else {
      input.position = colon
      return isInside
        ? input.fail(.noPseudoElement) : failAfterPseudoElement(&input)
    }
    components.append(SimpleSelector(.originatingElement))
    input.specificityBuilder.flags.insert(.pseudoElement)
    // Unknown pseudo-elements allow the same syntax as ordinary ones.
    input.specificityBuilder.pseudoElement = element ?? .backdrop
    input.specificityBuilder.c += 1
    return true
  }
}

/// Returns the name in lower case if it begins with `-webkit-`, or `nil` otherwise.
private func lowercasedWebKitName(_ name: UnsafeBufferPointer<UInt8>) -> String? {
  let prefix: StaticString = "-webkit-"
  guard name.count > prefix.utf8CodeUnitCount else { return nil }
  for offset in 0..<prefix.utf8CodeUnitCount
  where name[offset].lowercased != prefix.utf8Start[offset] {
    return nil
  }
  return String(decoding: name.map(\.lowercased), as: UTF8.self)
}
