// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarCompiler {
  /// Emits the instructions of a term.
  mutating func compile(_ syntax: ValueSyntax) throws(GrammarError) {
    switch syntax {
    case .keyword(let keyword): try emit(.keyword, Int32(try number(of: keyword)))
    case .literal(let text): try compileLiteral(text)
    case .type(let name, let bounds): try compileType(name, bounds ?? constraints.bounds)
    case .property(let name, let bounds):
      let key = "<'\(name)'>"
      try emitCall(key, try references.syntax(of: key), bounds: bounds)
    case .boolean(let test):
      try emitCall("\(syntax)", Self.expanded(boolean: test), bounds: nil)
    case .function(let name, let arguments):
      try emit(.function, Int32(try number(of: name)))
      try compile(arguments)
      try emit(.close)
    case .block(let bracket, let contents):
      try emit(.block, Int32(bracket.opening.rawValue))
      try compile(contents)
      try emit(.close)
    case .sequence(let terms): for term in terms { try compile(term) }
    case .allOf(let terms): try compileGroup(terms, needsAll: true)
    case .anyOf(let terms): try compileGroup(terms, needsAll: false)
    case .oneOf(let terms): try compileAlternatives(terms)
    case .repeated(let term, let multiplier): try compile(term, multiplier)
    }
  }

  private mutating func compileLiteral(_ text: String) throws(GrammarError) {
    if text == "," {
      try emit(.comma)
      return
    }
    // A literal of several delimiters, such as '||', is one token for each of them.
    let isWord = text.utf8.contains { $0.isDigit || $0.lowercased &- 0x61 < 26 }
    for piece in isWord ? [text] : text.map(String.init) {
      program.literals.append(piece)
      try emit(.literal, Int32(program.literals.count - 1))
    }
  }

  private mutating func compileType(
    _ name: String, _ bounds: ValueSyntax.Bounds?
  ) throws(GrammarError) {
    if var terminal = GrammarTerminal(name, bounds) {
      if terminal.kind == .customIdent {
        for name in constraints.excluded { terminal.excluded.add(.name(try number(of: name))) }
      }
      program.terminals.append(terminal)
      try emit(.terminal, Int32(program.terminals.count - 1))
      return
    }
    let key = "<\(name)>"
    let syntax = try references.syntax(of: key)
    if let keywords = syntax.alternativeKeywords {
      try emitKeywordSet(keywords, type: key)
      return
    }
    let isTyped = TypedGrammar(named: name)?.isMatchedAsValue == true
    if isTyped {
      program.typed.append(name)
      try emit(.beginTyped, Int32(program.typed.count - 1))
    }
    try emitCall(key, syntax, bounds: bounds)
    if isTyped { try emit(.endTyped) }
  }

  private mutating func emitKeywordSet(
    _ keywords: [String], type: String?
  ) throws(GrammarError) {
    var first = FirstSet()
    var names: [UInt16] = []
    for keyword in keywords {
      names.append(try number(of: keyword))
      first.add(.name(names[names.count - 1]))
    }
    program.keywordSets.append(.init(names: names, type: type, first: number(of: first)))
    try emit(.keywordSet, Int32(program.keywordSets.count - 1))
  }

  /// Returns the grammar that `<boolean-expr[ … ]>` expands to.
  ///
  /// Defined by [CSS Values 5, section 3](https://drafts.csswg.org/css-values-5/#boolean).
  private static func expanded(boolean test: ValueSyntax) -> ValueSyntax {
    let group = ValueSyntax.oneOf([
      test, .block(.parentheses, .boolean(test)), .type("general-enclosed", nil),
    ])
    func repeated(_ keyword: String) -> ValueSyntax {
      .repeated(.sequence([.keyword(keyword), group]), .zeroOrMore)
    }
    return .oneOf([
      .sequence([.keyword("not"), group]),
      .sequence([group, .oneOf([repeated("and"), repeated("or")])]),
    ])
  }
}

extension GrammarCompiler {
  /// Emits alternatives, with adjacent words merged into one set.
  private mutating func compileAlternatives(_ terms: [ValueSyntax]) throws(GrammarError) {
    var jumps: [Int] = []
    var remaining = terms.withJoinedNumbers[...]
    while let term = remaining.first {
      let keywords = remaining.prefix { $0.isKeyword }.flatMap { $0.alternativeKeywords ?? [] }
      let count = keywords.count > 1 ? keywords.count : 1
      remaining = remaining.dropFirst(count)
      var first = try self.first(of: term)
      if count > 1 {
        for keyword in keywords { first.add(.name(try number(of: keyword))) }
      }
      let split = remaining.isEmpty ? nil : try emit(.split, 0, b: number(of: first))
      if count > 1 { try emitKeywordSet(keywords, type: nil) } else { try compile(term) }
      if let split {
        jumps.append(try emit(.jump))
        program.instructions[split].a = nextInstruction
      }
    }
    for jump in jumps { program.instructions[jump].a = nextInstruction }
  }

  /// Emits a group whose items may stand in any order.
  private mutating func compileGroup(
    _ terms: [ValueSyntax], needsAll: Bool
  ) throws(GrammarError) {
    guard terms.count <= 64 else { throw .tooLarge }
    let number = program.groups.count
    var group = GrammarGroup(needsAny: !needsAll)
    program.groups.append(group)
    var items: [GrammarGroup.Item] = []
    try emit(.beginGroup, Int32(number))
    try emit(.chooseItem, Int32(number))
    for (index, term) in terms.enumerated() {
      var first = try self.first(of: term)
      if first.isNullable {
        group.needsAny = false
      } else if needsAll {
        group.required |= 1 << UInt64(index)
      }
      // An item that would match no tokens is skipped instead.
      if first != .all { first.isNullable = false }
      items.append(.init(start: nextInstruction, first: self.number(of: first)))
      if case .repeated(let inner, .optional) = term {
        try compile(inner)
      } else {
        try compile(term)
      }
      try emit(.endItem, Int32(number), b: Int32(index))
    }
    group.end = nextInstruction
    group.items = program.items.count
    group.count = items.count
    program.items += items
    program.groups[number] = group
  }
}

extension [ValueSyntax] {
  /// The alternatives, with `<number> | <percentage>` and `<number> | <length-percentage>` joined
  /// into one type each.
  ///
  /// A calculation is then parsed once. Next to `<length-percentage>`, percentages resolve against
  /// lengths, also in a calculation of a number such as `calc(10% / 1px)`.
  var withJoinedNumbers: [ValueSyntax] {
    var terms = self
    for index in indices.dropLast().reversed() {
      guard case .type("number", let bounds) = self[index],
        case .type(let name, bounds) = self[index + 1],
        name == "percentage" || name == "length-percentage"
      else { continue }
      terms.replaceSubrange(
        index...index + 1, with: CollectionOfOne(.type("number|\(name)", bounds)))
    }
    return terms
  }
}

extension ValueSyntax {
  /// Whether the grammar is a single word.
  fileprivate var isKeyword: Bool { if case .keyword = self { true } else { false } }

  /// The words of a grammar that consists only of alternative words, or `nil` for any other
  /// grammar.
  fileprivate var alternativeKeywords: [String]? {
    switch self {
    case .keyword(let keyword): [keyword]
    case .oneOf(let terms) where terms.allSatisfy(\.isKeyword):
      terms.compactMap { if case .keyword(let keyword) = $0 { keyword } else { nil } }
    default: nil
    }
  }
}

extension ValueSyntax.Bracket {
  /// The token that opens the block.
  var opening: TokenKind {
    switch self {
    case .parentheses: .leftParenthesis
    case .square: .leftBracket
    case .braces: .leftBrace
    }
  }
}
