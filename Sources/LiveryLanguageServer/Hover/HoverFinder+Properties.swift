// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryLinting

extension HoverFinder {
  /// Returns the documentation of the name of a declaration.
  func propertyName(_ declaration: Declaration) -> Found? {
    let range = stream.range(of: declaration.tokens.lowerBound)
    if declaration.isCustom { return customProperty(named: declaration.name, at: range) }
    if let rule = descriptorRule {
      return Found(text: descriptor(declaration.name, of: rule), range: range)
    }
    let known = property(named: declaration.name)
    return Found(text: known ?? unknownProperty(named: declaration.name), range: range)
  }

  /// The at-rule whose block directly contains the declaration at the position, or `nil` if the
  /// declaration applies to elements or keyframes.
  var descriptorRule: AtRule? {
    for node in location.nodes.reversed() {
      switch Syntax(tree, node) {
      case .qualifiedRule: return nil
      case .atRule(let rule):
        // Declarations in a nested group belong to the rule around it.
        if AtRuleDefinition(named: rule.name)?.contents != .rules { return rule }
      case .declaration, .raw: continue
      }
    }
    return nil
  }

  /// Returns the documentation of a property of CSS, of Livery or of the program, or `nil` for an
  /// unknown name.
  func property(named name: String) -> HoverText? {
    var text = emptyText
    text.add(text.title(name))
    return addDocumentation(ofProperty: name, to: &text) ? text : nil
  }

  /// Adds the documentation of a property, or returns `false` for an unknown name.
  func addDocumentation(ofProperty name: String, to text: inout HoverText) -> Bool {
    if let property = Property(name: name) {
      if name.lowercased() != property.name {
        text.add("\(text.code(name)) is an alias of \(text.code(property.name)).")
      }
      addDocumentation(of: property, to: &text)
      return true
    }
    guard let property = theme.vocabulary[property: name] else { return false }
    text.add(text.escaped(property.help))
    if let grammar = property.grammar { text.add(code: grammar.text) }
    let inheritance = property.isInherited ? "Inherited." : "Not inherited."
    text.add("A property of the program. \(inheritance)")
    return true
  }

  private func addDocumentation(of property: Property, to text: inout HoverText) {
    let definition = property.definition
    text.add(definition.documentation)
    text.add(code: definition.syntax)
    var facts: [String] = []
    if property.isShorthand {
      if property != .all {
        facts.append("Sets \(text.codes(definition.longhands.map(\.name))).")
      }
    } else {
      facts.append("Initial value: \(text.code(definition.initial)).")
      facts.append(definition.isInherited ? "Inherited." : "Not inherited.")
    }
    text.add(facts.joined(separator: " "))
    if let address = definition.specification {
      text.add(text.link("Specification", to: address))
    }
  }

  /// Returns the text for a name that is no property, with the most similar property.
  private func unknownProperty(named name: String) -> HoverText {
    var text = emptyText
    text.add(text.title(name))
    let names = Property.allCases.map(\.name) + theme.vocabulary.properties.keys.sorted()
    let diagnostic = Diagnostic.unknownProperty(name, range: 0..<0)
    let message = diagnostic.message
    guard diagnostic.kind == .unknownProperty else {
      text.add(text.escaped(message.prefix(1).uppercased() + message.dropFirst()) + ".")
      return text
    }
    text.add("No property of CSS or of the program has this name.")
    guard let suggestion = closest(to: name, in: names) else { return text }
    text.add("Did you mean \(text.code(suggestion))?")
    if let similar = Property(name: suggestion) { text.add(similar.definition.documentation) }
    return text
  }
}
