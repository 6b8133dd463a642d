// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorPrinter {
  /// Writes a function; `list` serializes its selectors, each specified by its components.
  ///
  /// The selectors that a forgiving list dropped are not written, so `:is()` may be empty.
  func writeFunction(
    _ component: SimpleSelector, into text: inout String, list: ([Range<Int>]) -> String
  ) {
    let value = Int(component.value)
    switch component.kind {
    case .matchesAny:
      text += component.flags.contains(.where) ? ":where(" : ":is("
      text += list(branches(of: value))
    case .not: text += ":not(" + list(branches(of: value))
    case .has: text += ":has(" + list(branches(of: value))
    case .nth:
      let test = table.nths[value]
      text += test.order.prefix + AnPlusB(step: test.step, offset: test.offset).description
      if let argument = test.argument { text += " of " + list(branches(of: Int(argument))) }
    default: return
    }
    text += ")"
  }

  /// Returns the components of each selector in the list of a function.
  func branches(of argument: Int) -> [Range<Int>] {
    table.arguments[argument].branches.map {
      let range = table.branches[Int($0)].components
      return Int(range.lowerBound)..<Int(range.upperBound)
    }
  }

  /// Writes `:lang()` or `:dir()`.
  func writeLanguage(_ component: SimpleSelector, into text: inout String) {
    let value = component.value
    if component.kind == .direction {
      let keyword = Atom(rawValue: value &- Direction.unknownKeywordOffset)
      text += ":dir("
      switch UInt8(exactly: value).flatMap(Direction.init(rawValue:)) {
      case .ltr: text += "ltr)"
      case .rtl: text += "rtl)"
      case nil: text += identifierText(names.text(of: keyword)) + ")"
      }
      return
    }
    let ranges = table.languages.lists[Int(value)].map { index in
      let range = table.languages.ranges[Int(index)]
      let language = String(
        decoding: table.text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
      let isQuoted = table.languages.areQuoted[Int(index)]
      return isQuoted ? stringText(language) : identifierText(language)
    }
    text += ":lang(" + ranges.joined(separator: ", ") + ")"
  }
}

extension NthTest.Order {
  /// The function's name and opening parenthesis.
  fileprivate var prefix: String {
    switch self {
    case .child: ":nth-child("
    case .lastChild: ":nth-last-child("
    case .ofType: ":nth-of-type("
    case .lastOfType: ":nth-last-of-type("
    }
  }
}
