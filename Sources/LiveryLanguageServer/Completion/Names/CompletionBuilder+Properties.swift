// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryLinting

extension CompletionBuilder {
  /// Adds the names of properties or descriptors.
  mutating func addNames(at position: PropertyPosition) {
    var acceptsProperties = true
    if let rule = position.atRule {
      let definition = AtRuleDefinition(named: rule)
      acceptsProperties = definition?.acceptsProperties ?? false
      for descriptor in definition?.descriptors ?? [] {
        var item = declaration(of: descriptor.name, rank: .theme, at: position)
        item.detail = descriptor.syntax
        item.documentation = descriptor.documentation
        items.add(item)
      }
    }
    guard acceptsProperties else { return }
    addPropertyNames(at: position)
    addCustomPropertyNames(at: position)
    if word.kind == nil, !position.isCondition, position.atRule == nil, !position.hasColon {
      addAtRules()
    }
  }

  /// Returns an item with the text that begins a declaration.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - rank: The rank.
  ///   - position: The position.
  /// - Returns: The text to insert.
  private func declaration(
    of name: String, rank: CompletionItem.Rank = .general, at position: PropertyPosition
  ) -> CompletionItem {
    var item = CompletionItem(label: name, kind: .property, rank: rank)
    let isAtEnd = word.offset >= word.range.upperBound
    if position.hasColon { return item }
    item.text = name + ": "
    if usesSnippets, addsSemicolons, isAtEnd, !position.isCondition {
      item.text = name.escapedForSnippet + (position.hasSemicolon ? ": $0" : ": $0;")
      item.isSnippet = true
    }
    return item
  }

  private mutating func addPropertyNames(at position: PropertyPosition) {
    let used = UsedProperties(for: self)
    for (name, property) in theme.vocabulary.properties.sorted(by: { $0.key < $1.key }) {
      var item = declaration(of: name, rank: .theme, at: position)
      item.detail = property.grammar?.text
      item.documentation = property.help.isEmpty ? nil : property.help
      items.add(item)
    }
    for entry in PropertyItems.all {
      let rank = entry.isAlias ? .last : used.rank(of: entry.property)
      var item = declaration(of: entry.name, rank: rank, at: position)
      item.detail = entry.isAlias ? "alias of \(entry.property.name)" : entry.initial
      item.documentation = entry.documentation
      item.topic = .property
      items.add(item)
    }
  }

  private mutating func addCustomPropertyNames(at position: PropertyPosition) {
    let declared = Set(names(of: .customProperty, role: .declaration).map(\.name))
    for name in names(of: .customProperty) {
      var item = declaration(of: identifierText(name.name), rank: name.rank, at: position)
      item.origin = origin(of: name.sheet)
      if !declared.contains(name.name) { item.detail = "not declared" }
      item.topic = .variable
      items.add(item)
    }
    for name in theme.vocabulary.variables.names {
      items.add(declaration(of: name, rank: .theme, at: position))
    }
  }
}
