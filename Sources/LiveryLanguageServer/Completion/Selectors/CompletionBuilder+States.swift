// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import LiveryLinting

extension CompletionBuilder {
  /// Adds the pseudo-classes, those that elements of a type have first.
  ///
  /// - Parameter type: The type of the element, or `nil` if the selector names none.
  mutating func addStates(ofType type: String?) {
    var ranks: [String: CompletionItem.Rank] = [:]
    for name in names(of: .state) { ranks[name.name] = name.rank }
    for name in declaredNames(\.states, ofType: type) {
      ranks[name.lowercased()] = .rule
    }
    for state in PseudoClass.allCases {
      items.add(
        CompletionItem(
          label: ":" + state.name, kind: .function, rank: ranks[state.name] ?? .general,
          documentation: state.documentation))
    }
    for state in FunctionalPseudoClass.allCases {
      var item = function(state.name, sign: ":")
      item.documentation = state.documentation
      items.add(item)
    }
    addCustomStates(ofType: type) { ":state(\($0))" }
  }

  /// Adds the states that the program defines.
  ///
  /// - Parameters:
  ///   - type: The type of the element, or `nil` if the selector names none.
  ///   - label: Returns the selector for the name of a state.
  mutating func addCustomStates(ofType type: String? = nil, label: (String) -> String) {
    let known = declaredNames(\.states, ofType: type) + ProgramNames(of: theme.trees).states
    for name in known where PseudoClass(named: name) == nil {
      items.add(CompletionItem(label: label(identifierText(name)), kind: .function, rank: .theme))
    }
    for name in names(of: .customState) {
      items.add(
        CompletionItem(
          label: label(identifierText(name.name)), kind: .function, rank: name.rank,
          origin: origin(of: name.sheet)))
    }
  }

  /// Adds the pseudo-elements, and the parts of elements of a type.
  ///
  /// - Parameter type: The type of the element, or `nil` if the selector names none.
  mutating func addPseudoElements(ofType type: String?) {
    for name in partNames(ofType: type) {
      let text = identifierText(name)
      // A user types the name of a part without `part`.
      items.add(
        CompletionItem(
          label: "::part(\(text))", kind: .function, rank: .theme, filter: "::" + text))
    }
    for element in PseudoElement.allCases where element != .part {
      items.add(
        CompletionItem(
          label: "::" + element.name, kind: .function, rank: .universal,
          documentation: element.documentation))
    }
    items.add(function("part", rank: .universal, sign: "::"))
  }

  /// Adds the names of parts.
  mutating func addParts(ofType type: String?) { add(partNames(ofType: type), .field) }

  private func partNames(ofType type: String?) -> [String] {
    declaredNames(\.parts, ofType: type) + ProgramNames(of: theme.trees).parts
      + names(of: .part).map(\.name)
  }

  /// Returns the states or parts that the vocabulary declares for a type, or for any type if the
  /// type declares none.
  private func declaredNames(
    _ names: KeyPath<VocabularyType, VocabularyNames?>, ofType type: String?
  ) -> [String] {
    let vocabulary = theme.vocabulary
    let common = vocabulary.common[keyPath: names]?.names ?? []
    if let own = type.flatMap({ vocabulary.types[$0]?[keyPath: names]?.names }) {
      return own + common
    }
    return common
      + vocabulary.typeNames.flatMap { vocabulary.types[$0]?[keyPath: names]?.names ?? [] }
  }
}
