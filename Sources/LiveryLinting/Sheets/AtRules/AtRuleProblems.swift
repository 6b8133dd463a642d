// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// The faults of the at-rules that the cascade does not read: `@page`, `@counter-style` and others.
struct AtRuleProblems {
  private var log = DiagnosticLog()
  /// The faults, in the order of the text.
  var diagnostics: [Diagnostic] { log.diagnostics }

  /// Checks the at-rules of a tree, except those inside an `@supports` that does not apply.
  init(of atRules: [Int], in tree: SyntaxTree, _ contexts: SheetContexts) {
    for node in atRules where !contexts.isUnsupported(contexts.number(of: node)) {
      let rule = AtRule(tree: tree, index: node)
      let name = rule.name.lowercased()
      guard rule.hasBlock, let definition = AtRuleDefinition(named: name),
        !definition.isSupported, !definition.descriptors.isEmpty
      else { continue }
      switch name {
      case "page": checkPage(rule)
      case "counter-style": checkCounterStyle(rule)
      default: break
      }
      checkDescriptors(of: rule, definition)
    }
  }

  private mutating func checkDescriptors(of rule: AtRule, _ definition: AtRuleDefinition) {
    let stream = rule.tree.stream
    let grammars = definition.grammars
    for case .declaration(let declaration) in rule.contents where !declaration.isCustom {
      let name = declaration.name.lowercased()
      if let grammar = grammars[name] {
        if let fault = grammar.diagnostic(of: name, for: stream, in: declaration.value) {
          log.add(fault)
        }
      } else if !definition.acceptsProperties || !checkProperty(declaration) {
        addUnknown(declaration, of: rule, among: grammars.keys.sorted())
      }
    }
  }

  /// Returns whether a declaration names a property, and reports a value that its grammar does not
  /// accept.
  private mutating func checkProperty(_ declaration: Declaration) -> Bool {
    let stream = declaration.tree.stream
    guard let property = Property(name: declaration.name) else { return false }
    if case .none = VariableUse(stream, in: declaration.value),
      let fault = property.diagnostic(for: stream, in: declaration.value)
    {
      log.add(fault)
    }
    return true
  }

  private mutating func addUnknown(
    _ declaration: Declaration, of rule: AtRule, among names: [String]
  ) {
    guard !Diagnostic.hasVendorPrefix(declaration.name) else { return }
    let range = declaration.tree.stream.range(of: declaration.tokens.lowerBound)
    log.add(
      .unknownDescriptor(
        declaration.name, of: "@" + rule.name.lowercased(), among: names, range: range))
  }
}

extension AtRuleProblems {
  private mutating func checkPage(_ rule: AtRule) {
    checkPageSelectors(rule)
    for case .atRule(let box) in rule.contents
    where AtRuleDefinition(named: box.name)?.isPageBox == true {
      for case .declaration(let declaration) in box.contents where !declaration.isCustom {
        if !checkProperty(declaration) { addUnknown(declaration, of: box, among: []) }
      }
    }
  }

  /// Checks `[ <ident>? <pseudo-page>* ]#`.
  ///
  /// Defined by [CSS Paged Media 3, section 4.2](https://drafts.csswg.org/css-page-3/#typedef-page-selector).
  private mutating func checkPageSelectors(_ rule: AtRule) {
    let stream = rule.tree.stream
    var cursor = TokenCursor(stream, rule.prelude)
    if cursor.isAtEnd() { return }
    repeat {
      cursor.skipTrivia()
      let start = cursor.position
      if cursor.kind == .ident { _ = cursor.nextIncludingTrivia() }
      while cursor.kind == .colon, let colon = cursor.nextIncludingTrivia() {
        guard cursor.kind == .ident, let name = cursor.nextIncludingTrivia() else {
          let _: Void? = cursor.expected("'left', 'right', 'first' or 'blank'")
          return log.add(.invalidPrelude(.invalidPageSelector, &cursor))
        }
        checkPseudoPage(stream, colon..<name + 1)
      }
      guard cursor.position > start, cursor.isAtEnd() || cursor.peek() == .comma else {
        let _: Void? = cursor.expected(
          cursor.position > start ? "',' or '{'" : "the name of a page or ':'")
        return log.add(.invalidPrelude(.invalidPageSelector, &cursor))
      }
    } while cursor.next() != nil
  }

  private mutating func checkPseudoPage(_ stream: TokenStream, _ tokens: Range<Int>) {
    let names = ["left", "right", "first", "blank"]
    let name = stream.value(of: tokens.upperBound - 1)
    guard !names.contains(name.lowercased()) else { return }
    let suggestion = closest(to: name, in: names).map { ":" + $0 }
    let range = stream.byteRange(of: tokens)
    log.add(
      Diagnostic(
        .unknownPageSelector, range: range,
        facts: [.found(":" + name.prefix(60))] + (suggestion.map { [.suggestion($0)] } ?? []),
        fixIts: suggestion.map { [.init(range: range, replacement: $0, isSafe: false)] } ?? []))
  }
}

extension AtRuleProblems {
  /// The names that an author's counter style cannot have, besides the CSS-wide keywords.
  ///
  /// Defined by [counter-style-name](https://drafts.csswg.org/css-counter-styles-3/#typedef-counter-style-name).
  private static let reservedCounterStyles: Set<String> = [
    "none", "decimal", "disc", "square", "circle", "disclosure-open", "disclosure-closed",
  ]

  private mutating func checkCounterStyle(_ rule: AtRule) {
    let stream = rule.tree.stream
    var cursor = TokenCursor(stream, rule.prelude)
    let isName =
      cursor.peek() == .ident
      && !Self.reservedCounterStyles.contains(
        stream.value(of: cursor.position).lowercased())
      && CSSWideKeyword(stream, in: cursor.position..<cursor.position + 1) == nil
    if isName { _ = cursor.next() }
    guard isName, cursor.isAtEnd() else {
      let _: Void? = cursor.expected(isName ? "'{'" : "a name that CSS does not reserve")
      return log.add(.invalidPrelude(.invalidCounterStyle, &cursor))
    }
    checkSymbols(of: rule)
  }

  /// Reports a counter style without the symbols that its system needs.
  ///
  /// Defined by [CSS Counter Styles 3, section 3.1](https://drafts.csswg.org/css-counter-styles-3/#counter-style-system).
  private mutating func checkSymbols(of rule: AtRule) {
    var values: [String: Declaration] = [:]
    for case .declaration(let declaration) in rule.contents {
      values[declaration.name.lowercased()] = declaration
    }
    let system = values["system"].flatMap { $0.value.first.map($0.tree.stream.value) }
    let needed: (descriptor: String, count: Int)? =
      switch system?.lowercased() ?? "symbolic" {
      case "cyclic", "symbolic", "fixed": ("symbols", 1)
      case "numeric", "alphabetic": ("symbols", 2)
      case "additive": ("additive-symbols", 1)
      default: nil
      }
    guard let needed else { return }
    let symbols = values[needed.descriptor].map(Self.count) ?? 0
    guard symbols < needed.count else { return }
    let expected =
      needed.count == 1 ? "'\(needed.descriptor)'" : "two 'symbols', which its system needs"
    log.add(
      Diagnostic(
        .missingDescriptor, range: rule.nameRange,
        facts: [.subject("@counter-style"), .expected(expected)]))
  }

  /// Returns the number of components of a value, in which each function counts once.
  private static func count(of declaration: Declaration) -> Int {
    var cursor = TokenCursor(declaration.tree.stream, declaration.value)
    var count = 0
    while let token = cursor.next() {
      count += 1
      if cursor.stream[token].kind.isOpening { cursor.skipBlock() }
    }
    return count
  }
}
