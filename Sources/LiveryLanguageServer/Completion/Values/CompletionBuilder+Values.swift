// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryLinting
import LiveryPipelines

extension CompletionBuilder {
  /// Adds the items for a part of a value.
  mutating func addValues(at position: ValuePosition) {
    let property = position.atRule == nil ? Property(name: position.name) : nil
    let function = OpenFunction(in: stream, position.tokens)
    let used = UsedWords(of: position.name, for: self)
    if let function, ["var", "env"].contains(function.name), !hasComma(function.arguments) {
      if function.name == "var" {
        addVariables(
          for: position.name, used, isName: true,
          expected: function.enclosing.isEmpty ? property.map { .values(of: $0) } ?? .any : .any)
      }
      return
    }
    guard let terms = terms(at: position, property, function) else {
      addUnknown(at: position, used)
      return
    }
    if [.number, .dimension, .percentage].contains(word.kind) {
      addUnits(terms)
      return
    }
    let functions = function.map { $0.enclosing + [$0.name] } ?? []
    addTerms(terms, used, inPipeline: property == .liveryPipeline ? functions : nil)
    addNames(for: property, terms, function)
    if position.atRule == nil {
      addSubstitutions(
        position, terms, used, isInFunction: function != nil,
        expected: expectedValues(position, terms, function == nil ? property : nil))
    }
    if word.kind == nil { addUnits(terms) }
    if position.missingSemicolon != nil, terms.mayEnd, function == nil {
      addNames(at: PropertyPosition(atRule: position.atRule))
    }
  }

  private func hasComma(_ tokens: Range<Int>) -> Bool {
    TokenCursor(stream, tokens).nextComma < tokens.upperBound
  }

  /// Returns the accepted terms, or `nil` for an unknown property.
  private func terms(
    at position: ValuePosition, _ property: Property?, _ function: OpenFunction?
  ) -> AcceptedTerms? {
    let tokens = position.tokens
    if let rule = position.atRule {
      let definition = AtRuleDefinition(named: rule)
      if let grammar = definition?.grammars[position.name.lowercased()] {
        return grammar.acceptedTerms(in: stream, tokens)
      }
      guard definition?.acceptsProperties == true else { return nil }
      return Property(name: position.name)?.acceptedTerms(in: stream, tokens)
    }
    if property == .liveryPipeline {
      return PipelineLibrary.standard.acceptedTerms(in: stream, tokens)
    }
    if let property { return property.acceptedTerms(in: stream, tokens) }
    if let declared = theme.vocabulary[property: position.name] {
      return declared.grammar?.acceptedTerms(in: stream, tokens)
    }
    guard position.name.hasPrefix("--") else { return nil }
    if let syntax = registeredSyntax(of: position.name) {
      return syntax.acceptedTerms(in: stream, tokens)
    }
    // Any value is accepted, of which colors and functions can be listed.
    let likely = function == nil ? Property.color : .background
    let start = function == nil ? tokens.upperBound : tokens.lowerBound
    return likely.acceptedTerms(in: stream, start..<tokens.upperBound)
  }

  /// Returns the syntax that the theme registers for a custom property, or `nil` for none.
  private func registeredSyntax(of name: String) -> RegisteredSyntax? {
    for occurrence in theme.occurrences(of: .customProperty, named: name, includesBase: true)
    where occurrence.occurrence.role == .declaration {
      let tree = occurrence.sheet.tree
      guard case .atRule(let rule) = Syntax(tree, Int(occurrence.occurrence.node)) else { continue }
      for case .declaration(let descriptor) in rule.contents
      where descriptor.name.lowercased() == "syntax" {
        guard let token = descriptor.value.first, tree.stream[token].kind == .string else {
          continue
        }
        return RegisteredSyntax(parsing: tree.stream.value(of: token))
      }
    }
    return nil
  }

  /// Adds the values of an unknown property in the theme, or the states of an element type.
  private mutating func addUnknown(at position: ValuePosition, _ used: UsedWords) {
    for word in used.words where used.isOfProperty(word) && !word.hasSuffix("()") {
      items.add(CompletionItem(label: word, kind: .value, rank: used.ranks[word] ?? .general))
    }
    guard position.mayBeSelector, items.items.isEmpty,
      names(of: .type).contains(where: { $0.name == position.name })
        || theme.vocabulary.hasType(position.name)
    else { return }
    word.extend(in: stream) { [stream] in stream[$0].kind == .colon }
    addStates(ofType: position.name)
    addPseudoElements(ofType: position.name)
  }
}

extension CompletionBuilder {
  /// Adds `var()`, the custom properties, and the words that every value accepts.
  private mutating func addSubstitutions(
    _ position: ValuePosition, _ terms: AcceptedTerms, _ used: UsedWords, isInFunction: Bool,
    expected: ExpectedValues
  ) {
    let isEmpty = stream.trimmed(position.tokens).isEmpty
    let acceptsMore = isEmpty || !terms.terms.isEmpty
    if acceptsMore, !word.hasParenthesis {
      addVariables(for: position.name, used, isName: false, expected: expected)
    }
    if acceptsMore {
      for name in ["var", "env"] {
        var item = function(name, rank: .universal)
        item.topic = .function
        items.add(item)
      }
      for name in theme.vocabulary.functions.names { items.add(function(name, rank: .theme)) }
    }
    guard !isInFunction else { return }
    if isEmpty {
      for keyword in CSSWideKeyword.allCases {
        var item = CompletionItem(label: keyword.rawValue, kind: .value, rank: .last)
        item.documentation = keyword.documentation
        items.add(item)
      }
    } else if terms.mayEnd || position.name.hasPrefix("--") {
      if word.kind == .ident || word.kind == nil {
        word.extend(in: stream) { [stream] in stream.isDelim($0, "!") }
      }
      items.add(CompletionItem(label: "!important", kind: .keyword, rank: .universal))
    }
  }

  /// Returns the values that fit: those of the property at the start of its value, else colors if
  /// they are accepted.
  private func expectedValues(
    _ position: ValuePosition, _ terms: AcceptedTerms, _ property: Property?
  ) -> ExpectedValues {
    let isStart = stream.trimmed(position.tokens).isEmpty
    if let property, isStart { return .values(of: property) }
    if terms.types.contains(where: { $0.values == .colors }) { return .colors }
    return property.map { .values(of: $0) } ?? .any
  }

  /// Adds the author-defined names that a property refers to.
  private mutating func addNames(
    for property: Property?, _ terms: AcceptedTerms, _ function: OpenFunction?
  ) {
    guard terms.types.contains(where: { $0.isName || $0.values == .strings }) else { return }
    switch property {
    case .animation?, .animationName?:
      addNames(of: .keyframes, role: .declaration, as: .event)
    case .container?, .containerName?: addNames(of: .container, as: .module)
    case .font?, .fontFamily?: addFamilies()
    case .transition?, .transitionProperty?, .willChange?:
      for entry in PropertyItems.all where !entry.isAlias {
        items.add(
          CompletionItem(label: entry.name, kind: .field, rank: .universal, topic: .property))
      }
      for name in names(of: .customProperty, role: .declaration) {
        items.add(CompletionItem(label: name.name, kind: .variable, rank: name.rank))
      }
    case .liveryPipeline? where function?.name == "part": addParts(ofType: nil)
    default: break
    }
  }

  private mutating func addFamilies() {
    for family in names(of: .fontFamily) {
      let isPlain = family.name.split(separator: " ").allSatisfy { isPlainIdentifier(String($0)) }
      var item = CompletionItem(label: family.name, kind: .value, rank: family.rank)
      item.origin = origin(of: family.sheet)
      if !isPlain { item.text = stringText(family.name) }
      items.add(item)
    }
  }
}
