// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorTable {
  /// Parses a compound selector and its pseudo-elements.
  ///
  /// Defined by
  /// [`<complex-selector-unit>`](https://drafts.csswg.org/selectors-4/#typedef-complex-selector-unit).
  @inline(__always)
  mutating func parseCompound(_ input: inout SelectorInput, _ names: inout AtomTable) -> Bool {
    let first = input.position
    let start = components.count
    guard parseType(&input, &names) else { return false }
    while true {
      // Nearly all other simple selectors are classes.
      if input.delimiter == UInt8(ascii: ".") {
        guard parseClass(&input, &names) else { return false }
        continue
      }
      switch input.kind {
      case .hash:
        guard parseID(&input, &names) else { return false }
      case .delim:
        switch input.delimiter {
        case UInt8(ascii: "&"):
          guard parseNesting(&input) else { return false }
        default:
          if isAfterNesting(input, from: start) {
            guard parseType(&input, &names) else { return false }
            continue
          }
          return input.position > first || input.fail(.selector)
        }
      case .leftBracket:
        guard parseAttribute(&input, &names) else { return false }
      case .colon:
        guard parsePseudo(&input, &names) else { return false }
      default:
        if input.specificityBuilder.openFunctions > 0 {
          guard closeFunction(&input) else { return false }
          continue
        }
        if isAfterNesting(input, from: start) {
          guard parseType(&input, &names) else { return false }
          continue
        }
        return input.position > first || input.fail(.selector)
      }
    }
  }

  /// Returns whether a type selector follows and the compound so far is only `&`.
  ///
  /// Defined by [CSS Nesting, section 3.3](https://drafts.csswg.org/css-nesting-1/#nest-selector): "`&` can be written
  /// anywhere in a compound selector, even before a type selector".
  @inline(__always)
  private func isAfterNesting(_ input: SelectorInput, from start: Int) -> Bool {
    input.beginsType && start < components.count && isNesting(from: start)
  }

  private func isNesting(from start: Int) -> Bool {
    components[start...].allSatisfy { $0.kind == .nesting || $0.kind == .scope }
  }

  /// Parses a type selector or `*`, with its optional namespace prefix.
  ///
  /// Defined by [`<type-selector>`](https://drafts.csswg.org/selectors-4/#typedef-type-selector).
  @inline(__always)
  mutating func parseType(_ input: inout SelectorInput, _ names: inout AtomTable) -> Bool {
    if input.kind == .ident {
      let position = input.position
      input.advance()
      if input.delimiter == UInt8(ascii: "|") {
        return parseNamespacedType(&input, &names, prefix: position)
      }
      appendType(&input, &names, at: position)
      return true
    }
    switch input.delimiter {
    case UInt8(ascii: "*"), UInt8(ascii: "|"): return parseUniversal(&input, &names)
    default: return true
    }
  }

  /// Parses a type or `*` after a namespace prefix that the style sheet declares.
  private mutating func parseNamespacedType(
    _ input: inout SelectorInput, _ names: inout AtomTable, prefix: Int
  ) -> Bool {
    guard let type = input.consumeNamespacedName(prefix: prefix, orUniversal: true) else {
      return false
    }
    let name = names.intern(type.text)
    components.append(SimpleSelector(.type, name))
    if !type.isUniversal { input.specificityBuilder.c += 1 }
    input.specificityBuilder.require(name, .type)
    return true
  }

  /// Parses `*`, `*|name`, `*|*`, `|name` and `|*`.
  private mutating func parseUniversal(
    _ input: inout SelectorInput, _ names: inout AtomTable
  ) -> Bool {
    var flags: SimpleSelector.Flags = []
    if input.delimiter == UInt8(ascii: "*") {
      input.advance()
      guard input.delimiter == UInt8(ascii: "|") else {
        components.append(SimpleSelector(.universal))
        return true
      }
      flags = .anyNamespace
    } else {
      flags = .noNamespace
    }
    input.advance()
    if input.kind == .ident {
      appendType(&input, &names, at: input.position, flags: flags)
    } else if input.delimiter == UInt8(ascii: "*") {
      components.append(SimpleSelector(.universal, flags: flags))
    } else {
      return input.fail(input.delimiter == UInt8(ascii: "|") ? .noColumn : .typeName)
    }
    input.advance()
    return true
  }

  @inline(__always)
  private mutating func appendType(
    _ input: inout SelectorInput, _ names: inout AtomTable, at position: Int,
    flags: SimpleSelector.Flags = []
  ) {
    let name = input.atom(of: position, in: &names)
    components.append(SimpleSelector(.type, name, flags: flags))
    input.specificityBuilder.c += 1
    input.specificityBuilder.require(name, .type)
  }
}

extension SelectorTable {
  /// Defined by [`<id-selector>`](https://drafts.csswg.org/selectors-4/#typedef-id-selector).
  @inline(__always)
  private mutating func parseID(_ input: inout SelectorInput, _ names: inout AtomTable) -> Bool {
    guard input.specificityBuilder.pseudoElement == nil else {
      return failAfterPseudoElement(&input)
    }
    guard input.tokens[input.position].flags.contains(.id) else {
      return input.fail(.idName)
    }
    let name = input.atom(of: input.position, prefix: 1, in: &names)
    components.append(SimpleSelector(.id, name))
    input.specificityBuilder.a += 1
    input.specificityBuilder.require(name, .id)
    input.advance()
    return true
  }

  /// Defined by [`<class-selector>`](https://drafts.csswg.org/selectors-4/#typedef-class-selector).
  @inline(__always)
  private mutating func parseClass(_ input: inout SelectorInput, _ names: inout AtomTable) -> Bool {
    guard input.specificityBuilder.pseudoElement == nil else {
      return failAfterPseudoElement(&input)
    }
    input.advance()
    guard input.kind == .ident else { return input.fail(.className) }
    let name = input.atom(of: input.position, in: &names)
    components.append(SimpleSelector(.class, name))
    input.specificityBuilder.b += 1
    input.specificityBuilder.require(name, .class)
    input.advance()
    return true
  }

  /// Defined by [the nesting selector](https://drafts.csswg.org/css-nesting-1/#nest-selector).
  private mutating func parseNesting(_ input: inout SelectorInput) -> Bool {
    guard input.specificityBuilder.pseudoElement == nil else {
      return failAfterPseudoElement(&input)
    }
    if input.purpose == .description {
      return input.fail(
        .undescriptive(.nesting), input.position..<input.position + 1)
    }
    input.specificityBuilder.flags.insert(.nesting)
    if let index = input.anchor.nesting {
      let nesting = nestings[Int(index)]
      components.append(SimpleSelector(.nesting, index))
      input.specificityBuilder.add(nesting.specificity)
      input.specificityBuilder.flags.formUnion(nesting.flags)
      input.specificityBuilder.require(nesting.key, nesting.bucket)
    } else {
      components.append(SimpleSelector(.scope))
      input.specificityBuilder.flags.insert(.scope)
    }
    input.advance()
    return true
  }

  func failAfterPseudoElement(_ input: inout SelectorInput) -> Bool {
    input.fail(.userAction)
  }
}
