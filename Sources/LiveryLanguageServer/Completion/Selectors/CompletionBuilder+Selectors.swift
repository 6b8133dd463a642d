// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import LiveryLinting

extension CompletionBuilder {
  /// Adds the items for a simple selector.
  mutating func addSelectors(at position: SelectorPosition) {
    let type = position.compound.first.flatMap {
      stream[$0].kind == .ident ? stream.value(of: $0) : nil
    }
    switch position.block {
    case "part": return addParts(ofType: type)
    case "state": return addCustomStates(ofType: type) { $0 }
    case "dir": return add(["ltr", "rtl"], .value)
    case "lang": return
    case "[": return addAttributes(at: position)
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      add(["odd", "even", "2n + 1", "of"], .value)
      if position.block?.hasSuffix("of-type") == true { return }
    default: break
    }
    let hasSign = [":", "."].contains { prefix.hasPrefix($0) }
    if position.compound.isEmpty, !hasSign {
      addTypes()
      items.add(CompletionItem(label: "*", kind: .keyword, rank: .last))
      if context.rules.isNested {
        items.add(CompletionItem(label: "&", kind: .keyword))
      }
      if word.kind == nil, position.block == nil, stream.trimmed(statement).isEmpty { addAtRules() }
    }
    addClassesAndIDs()
    addStates(ofType: type)
    addPseudoElements(ofType: type)
  }

  /// The tokens of the statement before the word.
  private var statement: Range<Int> {
    min(context.rules.statement, word.token)..<word.token
  }

  private mutating func addTypes() {
    for name in names(of: .type) {
      items.add(
        CompletionItem(
          label: identifierText(name.name), kind: .class, rank: name.rank,
          origin: origin(of: name.sheet)))
    }
    for name in theme.vocabulary.typeNames {
      items.add(CompletionItem(label: name, kind: .class, rank: .theme))
    }
    for name in ProgramNames(of: theme.trees).types {
      items.add(CompletionItem(label: name, kind: .class, rank: .theme))
    }
    // Without any knowledge of the program, the sheet may be one for HTML.
    if theme.vocabulary.types.isEmpty, theme.trees.isEmpty, theme.configuration.base == nil {
      for name in HTMLElements.names {
        items.add(CompletionItem(label: name, kind: .class, rank: .universal))
      }
    }
  }

  private mutating func addClassesAndIDs() {
    let program = ProgramNames(of: theme.trees)
    for name in names(of: .class) { addClass(name.name, name.rank, origin(of: name.sheet)) }
    for name in theme.vocabulary.classes.names + program.classes { addClass(name, .theme, nil) }
    for name in names(of: .id) { addID(name.name, name.rank, origin(of: name.sheet)) }
    for name in program.ids { addID(name, .theme, nil) }
  }

  private mutating func addClass(
    _ name: String, _ rank: CompletionItem.Rank, _ origin: String?
  ) {
    items.add(
      CompletionItem(
        label: "." + identifierText(name), kind: .field, rank: rank, origin: origin))
  }

  private mutating func addID(_ name: String, _ rank: CompletionItem.Rank, _ origin: String?) {
    items.add(
      CompletionItem(
        label: "#" + identifierText(name), kind: .reference, rank: rank, origin: origin))
  }

  private mutating func addAttributes(at position: SelectorPosition) {
    guard position.compound.isEmpty else { return }
    addNames(of: .attribute, as: .field)
    for name in ProgramNames(of: theme.trees).attributes {
      items.add(CompletionItem(label: name, kind: .field, rank: .theme))
    }
  }
}
