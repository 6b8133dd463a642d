// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarCompiler {
  /// Returns the single components that are complete values of a grammar.
  mutating func singleComponents(
    of syntax: ValueSyntax
  ) throws(GrammarError) -> SingleComponents {
    switch syntax {
    case .keyword(let keyword): return Keyword(name: keyword).map { SingleComponents($0) } ?? .none
    case .type(let name, let bounds): return try singleComponents(ofType: name, bounds)
    case .property(let name, let bounds): return try singleComponents(of: "<'\(name)'>", bounds)
    case .oneOf(let terms):
      var found = SingleComponents()
      for term in terms.withJoinedNumbers { found.add(try singleComponents(of: term)) }
      return found
    case .sequence(let terms), .allOf(let terms): return try singleComponents(ofAll: terms)
    case .anyOf(let terms):
      var found = SingleComponents.none
      for term in terms { found.add(try singleComponents(of: term)) }
      return found
    case .repeated(let term, let multiplier):
      return try singleComponents(of: term, multiplier)
    case .literal, .boolean, .function, .block: return .none
    }
  }

  private mutating func singleComponents(
    ofType name: String, _ bounds: ValueSyntax.Bounds?
  ) throws(GrammarError) -> SingleComponents {
    guard var terminal = GrammarTerminal(name, bounds ?? constraints.bounds) else {
      if let type = TypedGrammar(named: name), type.isStrict {
        let first = try first(of: .type(name, bounds))
        let named = first.names.isEmpty ? 0 : FirstSet.kind(.ident, .function).kinds
        return SingleComponents(.typed(type), kinds: first.kinds | named)
      }
      return try singleComponents(of: "<\(name)>", bounds)
    }
    if case .anyValue = terminal.kind { return .none }
    let isChosen = terminal.kind == .customIdent
    if isChosen {
      for name in constraints.excluded { terminal.excluded.add(.name(try number(of: name))) }
    }
    let excluded = isChosen ? constraints.excluded : terminal.kind == .ident ? [] : nil
    return SingleComponents(
      .terminal(program.number(of: terminal), excluded: excluded), kinds: terminal.first.kinds)
  }

  /// Returns the components of a referenced grammar, with the bounds and excluded words of the
  /// reference.
  private mutating func singleComponents(
    of reference: String, _ bounds: ValueSyntax.Bounds?
  ) throws(GrammarError) -> SingleComponents {
    guard activeReferences.insert(reference).inserted else { return .none }
    let outer = constraints
    constraints = references.constraints(of: reference, bounds)
    let found = try singleComponents(of: try references.syntax(of: reference))
    constraints = outer
    activeReferences.remove(reference)
    return found
  }

  /// Returns the components of terms that must all be present: those of the only required term.
  private mutating func singleComponents(
    ofAll terms: [ValueSyntax]
  ) throws(GrammarError) -> SingleComponents {
    var needed: [ValueSyntax] = []
    for term in terms where try !first(of: term).isNullable { needed.append(term) }
    guard needed.count <= 1 else { return .none }
    var found = SingleComponents.none
    for term in needed.isEmpty ? terms : needed { found.add(try singleComponents(of: term)) }
    return found
  }

  private mutating func singleComponents(
    of term: ValueSyntax, _ multiplier: ValueSyntax.Multiplier
  ) throws(GrammarError) -> SingleComponents {
    let inner = try singleComponents(of: term)
    var found = SingleComponents()
    switch multiplier {
    case .list(let minimum, let maximum) where minimum <= 1 && !inner.hasCommas:
      found.add(inner, in: .commaElement)
      found.isComplete = found.isComplete && maximum == nil
    case .oneOrMore where inner.isComplete && inner.areValues:
      return inner.spaceElements(upTo: nil)
    case .count(1, let maximum) where inner.isComplete && inner.areValues:
      return inner.spaceElements(upTo: maximum)
    case .required: return inner
    case .optional, .zeroOrMore, .oneOrMore, .count(0, _), .count(1, _):
      guard inner.areValues else { return .none }
      found.add(inner)
      found.isComplete = false
    case .list, .count: return .none
    }
    return found
  }
}

extension GrammarCompiler {
  /// Returns the tokens that may stand in a value outside of functions and blocks.
  mutating func tokens(of syntax: ValueSyntax) throws(GrammarError) -> FirstSet {
    switch syntax {
    case .sequence(let terms), .allOf(let terms), .anyOf(let terms), .oneOf(let terms):
      var tokens = FirstSet()
      for term in terms { tokens.add(try self.tokens(of: term)) }
      return tokens
    case .repeated(let term, let multiplier):
      var tokens = try self.tokens(of: term)
      if case .list = multiplier { tokens.add(.kind(.comma)) }
      return tokens
    case .type(let name, let bounds) where GrammarTerminal(name, bounds) == nil:
      return try tokens(of: "<\(name)>")
    case .property(let name, _): return try tokens(of: "<'\(name)'>")
    default: return try first(of: syntax)
    }
  }

  private mutating func tokens(of reference: String) throws(GrammarError) -> FirstSet {
    guard activeReferences.insert(reference).inserted else { return FirstSet() }
    let tokens = try tokens(of: try references.syntax(of: reference))
    activeReferences.remove(reference)
    return tokens
  }
}

extension GrammarAssembler {
  /// Returns the number of a terminal, and adds the terminal if it is new.
  mutating func number(of terminal: GrammarTerminal) -> Int {
    let known = terminals.firstIndex {
      $0.kind == terminal.kind && $0.name == terminal.name && $0.excluded == terminal.excluded
    }
    if let known { return known }
    terminals.append(terminal)
    return terminals.count - 1
  }
}
